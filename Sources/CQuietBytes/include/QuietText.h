#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "Lanes.h"

/// Whether each byte ends the text of a string of JSON: a quote, a backslash, or a control character below U+0020.
static inline lanes quiet_string_stops(lanes byte) {
  return (lanes)(byte == '"') | (lanes)(byte == '\\') | (lanes)(byte < 0x20);
}

/// `quiet_string_end`, without its short way.
const uint8_t *quiet_string_end_of_any(const uint8_t *start, const uint8_t *limit, size_t *continuations);

/// Passes well-formed UTF-8 (Unicode, table 3-7) up to a quote, a backslash or a control character below U+0020, as in a
/// string of JSON.
///
/// - Parameter continuations: If not NULL, the continuation bytes that were passed are added to it.
/// - Returns: The byte that ends the text; `limit` if none does; NULL if the bytes in front of it are not well-formed.
static inline const uint8_t *quiet_string_end(const uint8_t *start, const uint8_t *limit, size_t *continuations) {
  // Most strings are short and in ASCII.
  if (limit - start >= 16) {
    lanes byte;
    memcpy(&byte, start, sizeof byte);
    uint32_t stops = (uint32_t)bits_of(quiet_string_stops(byte) | (lanes)(byte >= 0x80));
    if (stops) {
      const uint8_t *stop = start + __builtin_ctz(stops);
      if (*stop < 0x80) return stop;
    }
  }
  return quiet_string_end_of_any(start, limit, continuations);
}

/// The same for the text of a message in a string of JSON, which a brace or an apostrophe ends as well.
const uint8_t *quiet_message_end(const uint8_t *start, const uint8_t *limit);

/// Whether bytes are well-formed UTF-8.
int quiet_is_utf8(const uint8_t *bytes, size_t count);
