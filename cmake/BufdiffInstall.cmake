# The CMake package that lets a downstream compiler link bufdiff's libraries and
# register its own rules, interpreter functions and paths:
#   find_package(bufdiff REQUIRED CONFIG)
#   target_link_libraries(mine PRIVATE bufdiff::oracle)
include(CMakePackageConfigHelpers)

set(_package ${CMAKE_INSTALL_LIBDIR}/cmake/bufdiff)
get_property(_libs GLOBAL PROPERTY BUFDIFF_LIBRARIES)
install(TARGETS ${_libs} bufdiff_flags EXPORT BufdiffTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT BufdiffTargets NAMESPACE bufdiff:: DESTINATION ${_package})

install(DIRECTORY ${PROJECT_SOURCE_DIR}/oracle ${PROJECT_SOURCE_DIR}/harness
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/bufdiff
  FILES_MATCHING PATTERN "*.h")

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/bufdiffConfig.cmake.in
  ${PROJECT_BINARY_DIR}/bufdiffConfig.cmake
  INSTALL_DESTINATION ${_package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/bufdiffConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES
  ${PROJECT_BINARY_DIR}/bufdiffConfig.cmake
  ${PROJECT_BINARY_DIR}/bufdiffConfigVersion.cmake
  ${PROJECT_SOURCE_DIR}/cmake/BufdiffMLIR.cmake
  DESTINATION ${_package})
if(TARGET bufdiff)
  install(TARGETS bufdiff)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/corpus/known-bugs
    ${PROJECT_SOURCE_DIR}/corpus/regressions
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bufdiff)
endif()
