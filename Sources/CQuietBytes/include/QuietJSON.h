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
  /// The open brackets, at most 64, a bit each: 1 for a brace; the lowest is the outermost.
  uint64_t braces;
  unsigned depth;
};

/// Passes the bytes of a record that do not end it, 64 at a time: up to a bracket that is not passed, a control
/// character other than a line feed or tab outside of strings, or a backslash or a byte outside of strings that is not ASCII.
/// In no bracket, the next quote is not passed. A backslash in a string is passed with the byte that it escapes.
///
/// - Parameter follows_brackets: Whether to pass the brackets outside of strings that open inside of another, and those
///   that close the innermost one and leave another open. Otherwise none is passed.
void quiet_json_pass(const uint8_t *bytes, size_t count, int follows_brackets, struct quiet_json *scan);
