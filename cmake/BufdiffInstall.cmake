# The CMake package that lets a downstream compiler link bufdiff's libraries and
# register its own rules, interpreter functions and paths.
include(GNUInstallDirs)
get_property(_libs GLOBAL PROPERTY BUFDIFF_LIBRARIES)
install(TARGETS ${_libs} bufdiff_flags bufdiff_private_flags
  EXPORT BufdiffTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT BufdiffTargets NAMESPACE bufdiff::
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/bufdiff)
foreach(_room oracle harness)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/${_room}
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/bufdiff
    FILES_MATCHING PATTERN "*.h")
endforeach()
include(CMakePackageConfigHelpers)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/bufdiffConfig.cmake.in
  ${PROJECT_BINARY_DIR}/bufdiffConfig.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/bufdiff)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/bufdiffConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/bufdiffConfig.cmake
  ${PROJECT_BINARY_DIR}/bufdiffConfigVersion.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/bufdiff)
if(TARGET bufdiff)
  install(TARGETS bufdiff)
endif()
