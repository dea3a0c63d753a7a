#pragma once

#include <stddef.h>
#include <stdint.h>

/// Where a scan for the ends of JSON records is.
struct quiet_json {
  /// The next byte.
  size_t offset;
  /// Whether it is in a string, after a byte that is not a backslash.
  int is_in_string;
  /// The number of UTF-8 continuation bytes in the current line.
  size_t continuations;
  /// How many lines the bytes that were passed have started, and the start of the last one.
  size_t lines;
  size_t line_start;
};

/// Passes the bytes of a record that change nothing but the line, or whether a string is open, 64 at a time: up to a
/// bracket outside of strings, a backslash in one, a control character other than a line feed or tab outside of strings,
/// or a byte outside of strings that is not ASCII.
///
/// - Parameter is_in_brackets: Whether what follows a string is inside a bracket; if not, the next quote is not passed.
void quiet_json_pass(const uint8_t *bytes, size_t count, int is_in_brackets, struct quiet_json *scan);
