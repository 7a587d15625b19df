# Repairs MLIR's imported targets. Read by bufdiff's build and by its installed
# package, since users link the same targets.

# Debian's imported MLIRExecutionEngine lists libMLIR.so beside the static
# libraries it is used with; two copies of MLIR in one process do not work (two
# sets of type ids). What it really needs besides LLVM are these two.
if(TARGET MLIRExecutionEngine)
  get_target_property(_libs MLIRExecutionEngine INTERFACE_LINK_LIBRARIES)
  if("MLIR" IN_LIST _libs)
    list(REMOVE_ITEM _libs MLIR)
    list(APPEND _libs MLIRExecutionEngineUtils MLIRToLLVMIRTranslationRegistration)
    list(REMOVE_DUPLICATES _libs)
    set_target_properties(MLIRExecutionEngine PROPERTIES
      INTERFACE_LINK_LIBRARIES "${_libs}")
  endif()
endif()
