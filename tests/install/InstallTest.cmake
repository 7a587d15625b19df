# Run by ctest; see CMakeLists.txt.
function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE _status
    OUTPUT_VARIABLE _output ERROR_VARIABLE _output)
  if(NOT _status EQUAL 0)
    list(JOIN ARGV " " _command)
    message(FATAL_ERROR "failed (${_status}): ${_command}\n${_output}")
  endif()
  set(run_output "${_output}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${SCRATCH_DIR})
run(${CMAKE_COMMAND} --install ${BUILD_DIR} --prefix ${SCRATCH_DIR}/prefix)
# Installed headers must not reach into the source tree, nor must the package.
file(GLOB_RECURSE _package ${SCRATCH_DIR}/prefix/lib*/cmake/bufdiff/*.cmake)
if(NOT _package)
  message(FATAL_ERROR "no CMake package was installed")
endif()
foreach(_file ${_package})
  file(STRINGS ${_file} _leaks REGEX "fuse-ld|pch|-Werror")
  if(_leaks)
    message(FATAL_ERROR "${_file} passes the build's own flags on: ${_leaks}")
  endif()
endforeach()

string(REPLACE ";" "\\;" _launcher "${CXX_LAUNCHER}")
run(${CMAKE_COMMAND} -S ${CONSUMER_DIR} -B ${SCRATCH_DIR}/build -G ${GENERATOR}
  -DCMAKE_PREFIX_PATH=${SCRATCH_DIR}/prefix
  -DCMAKE_BUILD_TYPE=${BUILD_TYPE}
  -DCMAKE_C_COMPILER=${C_COMPILER}
  -DCMAKE_CXX_COMPILER=${CXX_COMPILER}
  "-DCMAKE_CXX_COMPILER_LAUNCHER=${_launcher}")
run(${CMAKE_COMMAND} --build ${SCRATCH_DIR}/build)
run(${SCRATCH_DIR}/build/consumer)
if(NOT run_output STREQUAL "f: 1 argument, 1 result\n")
  message(FATAL_ERROR "the consumer printed: ${run_output}")
endif()
