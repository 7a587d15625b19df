# How bufdiff's targets are compiled: one interface target with the flags, one
# object library that owns the precompiled header, and helpers that apply both.

add_library(bufdiff_flags INTERFACE)
add_library(bufdiff::flags ALIAS bufdiff_flags)
target_include_directories(bufdiff_flags INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
  $<INSTALL_INTERFACE:include/bufdiff>)
target_include_directories(bufdiff_flags SYSTEM INTERFACE
  ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
separate_arguments(_llvm_definitions NATIVE_COMMAND "${LLVM_DEFINITIONS}")
target_compile_definitions(bufdiff_flags INTERFACE ${_llvm_definitions})

add_library(bufdiff_private_flags INTERFACE)
target_compile_options(bufdiff_private_flags INTERFACE
  -Wall -Wextra -Wno-unused-parameter $<$<BOOL:${BUFDIFF_WERROR}>:-Werror>)
# LLVM is built without exceptions, and code that derives from its classes must
# agree with it about RTTI.
target_compile_options(bufdiff_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions>)
if(NOT LLVM_ENABLE_RTTI)
  target_compile_options(bufdiff_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
endif()
if(BUFDIFF_SANITIZE)
  target_compile_options(bufdiff_flags INTERFACE
    -fsanitize=${BUFDIFF_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(bufdiff_flags INTERFACE -fsanitize=${BUFDIFF_SANITIZE})
endif()
if(BUFDIFF_BUILD_FUZZERS)
  # Our own code is instrumented for libFuzzer; MLIR is whatever the user has.
  target_compile_options(bufdiff_flags INTERFACE -fsanitize=fuzzer-no-link)
  target_link_options(bufdiff_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

find_program(BUFDIFF_LLD NAMES ld.lld-${LLVM_VERSION_MAJOR} ld.lld)
if(BUFDIFF_LLD AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  target_link_options(bufdiff_flags INTERFACE -fuse-ld=lld)
endif()

# Debian's imported MLIRExecutionEngine pulls libMLIR.so in beside the static
# libraries; two copies of MLIR in one process do not work.
foreach(_engine MLIRExecutionEngine MLIRExecutionEngineUtils)
  if(TARGET ${_engine})
    set_target_properties(${_engine} PROPERTIES INTERFACE_LINK_LIBRARIES LLVM)
  endif()
endforeach()

# Header parsing dominates the build (15 s a file without this), so all of
# bufdiff shares one precompiled header.
add_library(bufdiff_pch OBJECT ${PROJECT_SOURCE_DIR}/cmake/pch.cpp)
target_link_libraries(bufdiff_pch PUBLIC bufdiff_flags PRIVATE bufdiff_private_flags)
target_precompile_headers(bufdiff_pch PRIVATE ${PROJECT_SOURCE_DIR}/cmake/pch.h)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # Without this ccache sees a new header on every configure. (Public, since
  # users of a PCH must have its flags.)
  target_compile_options(bufdiff_flags INTERFACE
    "SHELL:-Xclang -fno-pch-timestamp")
endif()

function(_bufdiff_setup target)
  target_link_libraries(${target} PRIVATE bufdiff_private_flags)
  target_precompile_headers(${target} REUSE_FROM bufdiff_pch)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(${target} PRIVATE -Wno-unused-command-line-argument)
  endif()
endfunction()

# bufdiff_add_library(name SOURCES ... LINK ...)
function(bufdiff_add_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC bufdiff_flags ${ARG_LINK})
  _bufdiff_setup(${name})
  set_property(GLOBAL APPEND PROPERTY BUFDIFF_LIBRARIES ${name})
endfunction()

# bufdiff_add_executable(name SOURCES ... LINK ...)
function(bufdiff_add_executable name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE bufdiff_flags ${ARG_LINK})
  _bufdiff_setup(${name})
endfunction()
