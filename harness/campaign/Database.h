//===- Database.h - SQLite, as little as is needed --------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this room. Errors stay in the connection until somebody asks
// (sqlite3_errmsg).
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CAMPAIGN_DATABASE_H
#define BUFDIFF_HARNESS_CAMPAIGN_DATABASE_H

#include "llvm/ADT/StringRef.h"
#include <sqlite3.h>
#include <string>
#include <utility>

namespace bufdiff {

/// One or several statements that give no rows; false when one fails.
inline bool execute(sqlite3 *database, const std::string &sql) {
  return sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) ==
         SQLITE_OK;
}

/// A statement, its parameters from left to right, and its rows.
class Statement {
public:
  Statement(sqlite3 *database, llvm::StringRef sql) {
    code =
        sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()),
                           &statement, nullptr);
  }
  ~Statement() { sqlite3_finalize(statement); }
  Statement(const Statement &) = delete;
  Statement &operator=(const Statement &) = delete;
  Statement(Statement &&other) noexcept
      : statement(std::exchange(other.statement, nullptr)), code(other.code),
        parameter(other.parameter) {}

  Statement &bind(llvm::StringRef text) {
    return note(sqlite3_bind_text(statement, ++parameter, text.data(),
                                  static_cast<int>(text.size()),
                                  SQLITE_TRANSIENT));
  }
  /// `bytes` may be many, and must outlive the statement's run.
  Statement &bindBytes(llvm::StringRef bytes) {
    return note(sqlite3_bind_blob64(statement, ++parameter, bytes.data(),
                                    bytes.size(), SQLITE_STATIC));
  }
  Statement &bind(uint64_t number) {
    return note(sqlite3_bind_int64(statement, ++parameter,
                                   static_cast<sqlite3_int64>(number)));
  }
  Statement &bind(double number) {
    return note(sqlite3_bind_double(statement, ++parameter, number));
  }

  /// Whether there is a row (more).
  bool step() {
    if (failed())
      return false;
    code = sqlite3_step(statement);
    return code == SQLITE_ROW;
  }
  bool failed() const {
    return code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE;
  }
  /// Runs it to its end; false when it fails.
  bool run() {
    while (step())
      ;
    return code == SQLITE_DONE;
  }

  std::string text(int column) {
    const void *bytes = sqlite3_column_blob(statement, column);
    int size = sqlite3_column_bytes(statement, column);
    return bytes ? std::string(static_cast<const char *>(bytes), size)
                 : std::string();
  }
  int64_t number(int column) { return sqlite3_column_int64(statement, column); }
  double real(int column) { return sqlite3_column_double(statement, column); }

private:
  Statement &note(int result) {
    if (result != SQLITE_OK && code == SQLITE_OK)
      code = result;
    return *this;
  }

  sqlite3_stmt *statement = nullptr;
  int code = SQLITE_OK;
  int parameter = 0;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CAMPAIGN_DATABASE_H
