// The owner of the precompiled header; see BufdiffTargets.cmake.
