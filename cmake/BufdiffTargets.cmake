# How bufdiff's targets are compiled: one interface target with the flags that
# all code of one program has to share, one object library that owns the
# precompiled header, and helpers that apply both.

include(CheckLinkerFlag)
include(BufdiffMLIR)

# What users of bufdiff's libraries inherit. The rest is wrapped in
# BUILD_INTERFACE: it matters to this build only.
add_library(bufdiff_flags INTERFACE)
add_library(bufdiff::flags ALIAS bufdiff_flags)
set_target_properties(bufdiff_flags PROPERTIES EXPORT_NAME flags)
target_include_directories(bufdiff_flags INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/bufdiff>)
# An installed bufdiff takes these from its user's find_package(MLIR).
target_include_directories(bufdiff_flags SYSTEM INTERFACE
  "$<BUILD_INTERFACE:${LLVM_INCLUDE_DIRS};${MLIR_INCLUDE_DIRS}>")
separate_arguments(_llvm_definitions NATIVE_COMMAND "${LLVM_DEFINITIONS}")
target_compile_definitions(bufdiff_flags INTERFACE ${_llvm_definitions})
target_compile_features(bufdiff_flags INTERFACE cxx_std_17)

# Code that derives from LLVM's classes must agree with LLVM about RTTI.
if(NOT LLVM_ENABLE_RTTI)
  target_compile_options(bufdiff_flags INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
endif()
# LLVM is built without exceptions, and bufdiff uses none.
target_compile_options(bufdiff_flags INTERFACE
  $<BUILD_INTERFACE:$<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions>>)
if(BUFDIFF_SANITIZE)
  target_compile_options(bufdiff_flags INTERFACE
    -fsanitize=${BUFDIFF_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(bufdiff_flags INTERFACE -fsanitize=${BUFDIFF_SANITIZE})
endif()

# lld links a test in 0.4 s where ld takes several seconds; either works.
check_linker_flag(CXX -fuse-ld=lld BUFDIFF_HAVE_LLD)
if(BUFDIFF_HAVE_LLD)
  target_link_options(bufdiff_flags INTERFACE $<BUILD_INTERFACE:-fuse-ld=lld>)
endif()

set(BUFDIFF_WARNINGS -Wall -Wextra -Wno-unused-parameter)
if(BUFDIFF_WERROR)
  list(APPEND BUFDIFF_WARNINGS -Werror)
endif()

if(BUFDIFF_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  find_program(BUFDIFF_CCACHE_PROGRAM ccache)
  if(BUFDIFF_CCACHE_PROGRAM)
    # Without this sloppiness ccache refuses every unit that uses a
    # precompiled header. A precompiled header holds absolute paths, so there
    # is no use in a CCACHE_BASEDIR: only a rebuild in the same directory hits.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      ${BUFDIFF_CCACHE_PROGRAM})
  endif()
endif()

if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # Without this ccache sees a new precompiled header on every build. (For all,
  # since users of a precompiled header must have its flags.)
  target_compile_options(bufdiff_flags INTERFACE
    "$<BUILD_INTERFACE:SHELL:-Xclang -fno-pch-timestamp>")
endif()

function(_bufdiff_setup target)
  target_compile_options(${target} PRIVATE ${BUFDIFF_WARNINGS})
  target_precompile_headers(${target} REUSE_FROM bufdiff_pch)
endfunction()

# Header parsing dominates the build (15 s a file without this), so all of
# bufdiff shares one precompiled header.
add_library(bufdiff_pch OBJECT ${PROJECT_SOURCE_DIR}/cmake/pch.cpp)
target_link_libraries(bufdiff_pch PUBLIC bufdiff_flags)
target_compile_options(bufdiff_pch PRIVATE ${BUFDIFF_WARNINGS})
target_precompile_headers(bufdiff_pch PRIVATE ${PROJECT_SOURCE_DIR}/cmake/pch.h)

# bufdiff_add_library(bufdiff_ROOM SOURCES ... LINK ...)
# Installed, and known to users, as bufdiff::ROOM.
function(bufdiff_add_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC bufdiff_flags ${ARG_LINK})
  _bufdiff_setup(${name})
  string(REGEX REPLACE "^bufdiff_" "" _room ${name})
  set_target_properties(${name} PROPERTIES EXPORT_NAME ${_room})
  add_library(bufdiff::${_room} ALIAS ${name})
  set_property(GLOBAL APPEND PROPERTY BUFDIFF_LIBRARIES ${name})
endfunction()

# bufdiff_llvm_libs(variable COMPONENT...)
# What to link for these components of LLVM: its shared library where MLIR was
# built on that (two copies of LLVM do not work), else the static ones.
function(bufdiff_llvm_libs variable)
  if(LLVM_LINK_LLVM_DYLIB)
    set(_libs LLVM)
  else()
    llvm_map_components_to_libnames(_libs ${ARGN})
  endif()
  set(${variable} ${_libs} PARENT_SCOPE)
endfunction()

# bufdiff_add_executable(name [OWN_SANITIZER_OPTIONS] SOURCES ... LINK ...)
# OWN_SANITIZER_OPTIONS: the program defines __asan_default_options itself.
function(bufdiff_add_executable name)
  cmake_parse_arguments(ARG "OWN_SANITIZER_OPTIONS" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE bufdiff_flags ${ARG_LINK})
  _bufdiff_setup(${name})
  # Fleets ask for AddressSanitizer by CXXFLAGS.
  if("${BUFDIFF_SANITIZE} ${CMAKE_CXX_FLAGS}" MATCHES "address" AND NOT ARG_OWN_SANITIZER_OPTIONS)
    target_sources(${name} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/SanitizerOptions.cpp)
  endif()
endfunction()
