//===- Pipeline.cpp - Fewer passes, fewer options
//---------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pipeline is text here, as its user wrote it: what is left of it should be
// recognised. Whether that still is a pipeline is for MLIR to say.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/reducers/Reducers.h"

using namespace mlir;

namespace bufdiff {
namespace {

/// A part of the text that can be cut out.
struct Span {
  size_t begin = 0, end = 0;
};

} // namespace

/// Cuts out a span with one of the separators beside it.
static std::string cut(llvm::StringRef text, Span span,
                       llvm::StringRef separators) {
  size_t begin = span.begin, end = span.end;
  if (end < text.size() && separators.contains(text[end]))
    ++end;
  else if (begin > 0 && separators.contains(text[begin - 1]))
    --begin;
  return (text.take_front(begin) + text.drop_front(end)).str();
}

namespace {

class PipelineReducer : public Reducer {
public:
  unsigned maxChunk() const override { return 1; }

  unsigned numSites(const Subject &subject) override {
    spans.clear();
    if (!subject.pipeline.empty())
      listSpans(subject.pipeline);
    return spans.size();
  }

  LogicalResult apply(const Subject &subject, Candidate &candidate,
                      unsigned begin, unsigned) override {
    llvm::StringRef rest = candidate.pipeline =
        cut(subject.pipeline, spans[begin], separators());
    return success(!rest.trim().empty());
  }

protected:
  virtual void listSpans(llvm::StringRef text) = 0;
  virtual llvm::StringRef separators() const = 0;
  std::vector<Span> spans;
};

/// Passes, and whole nested pipelines: what is between commas or parentheses,
/// outside of options.
class DropPasses final : public PipelineReducer {
public:
  llvm::StringRef name() const override { return "drop-passes"; }
  llvm::StringRef description() const override {
    return "drop passes of the pipeline";
  }

protected:
  llvm::StringRef separators() const override { return ","; }

  void listSpans(llvm::StringRef text) override {
    std::vector<size_t> starts = {0};
    unsigned braces = 0;
    for (size_t i = 0; i <= text.size(); ++i) {
      char c = i < text.size() ? text[i] : ',';
      braces += c == '{' ? 1 : c == '}' && braces ? -1 : 0;
      if (braces)
        continue;
      if (c == '(') {
        starts.push_back(i + 1);
      } else if (c == ',' || c == ')') {
        if (starts.empty())
          return;
        if (starts.back() < i)
          spans.push_back({starts.back(), i});
        if (c == ')')
          starts.pop_back();
        else
          starts.back() = i + 1;
      }
    }
  }
};

/// Words inside of braces.
class DropPassOptions final : public PipelineReducer {
public:
  llvm::StringRef name() const override { return "drop-pass-options"; }
  llvm::StringRef description() const override {
    return "drop options of the pipeline's passes";
  }

protected:
  llvm::StringRef separators() const override { return " "; }

  void listSpans(llvm::StringRef text) override {
    unsigned braces = 0;
    size_t start = 0;
    for (size_t i = 0; i < text.size(); ++i) {
      char c = text[i];
      if (c == '{' && braces++ == 0) {
        start = i + 1;
      } else if ((c == ' ' && braces == 1) || (c == '}' && braces == 1)) {
        if (start < i)
          spans.push_back({start, i});
        start = i + 1;
      }
      if (c == '}' && braces)
        --braces;
    }
  }
};

} // namespace

std::unique_ptr<Reducer> createDropPasses() {
  return std::make_unique<DropPasses>();
}
std::unique_ptr<Reducer> createDropPassOptions() {
  return std::make_unique<DropPassOptions>();
}

} // namespace bufdiff
