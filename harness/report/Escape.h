//===- Escape.h - Text that may stand in XML and HTML -----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Modules are full of `<` and quotes, and names in them may be anything: what
// reports show is somebody else's text, and must stay text. Private to this
// room.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REPORT_ESCAPE_H
#define BUFDIFF_HARNESS_REPORT_ESCAPE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace bufdiff {

/// For elements and quoted attributes of XML 1.0 and HTML. Bytes that are no
/// UTF-8 become U+FFFD, and so do characters that XML has no form for. Newlines
/// stay.
std::string escapeMarkup(llvm::StringRef text);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REPORT_ESCAPE_H
