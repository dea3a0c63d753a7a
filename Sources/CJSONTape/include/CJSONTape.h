#pragma once
// The form in which a JSON text is read in place: a flat list of entries that borrow its bytes.
//
// It is in C so that writers in languages other than Swift can write it as well.

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// The kind of an entry.
enum {
  JSON_TAPE_NULL = 0,
  JSON_TAPE_FALSE = 1,
  JSON_TAPE_TRUE = 2,
  JSON_TAPE_NUMBER = 3,
  JSON_TAPE_STRING = 4,
  JSON_TAPE_ARRAY = 5,
  JSON_TAPE_OBJECT = 6,
};

/// One entry. The values in an array follow its entry; a member of an object is a string entry, the name, and then
/// the entries of its value.
typedef struct json_tape_entry {
  /// The UTF-8 of a string with its escapes decoded, or of a number as written; NULL for any other entry.
  const uint8_t *text;
  /// The length of the text in bytes; for arrays and objects the number of elements or members.
  uint32_t length;
  /// The kind in the low three bits; above them the number of entries that the value takes, including this one.
  uint32_t extent;
} json_tape_entry;

/// The results of a scan of a text before it is read: the text is UTF-8, no string literal in it has a control
/// character, and tokens start at these offsets.
///
/// After a string literal or one of `{}[]:,`, the next offset is that of the first byte that is not blank; there is none
/// if only blanks follow. That holds only as far as the text is JSON: the reader relies on nothing after the text's first
/// fault.
typedef struct json_token_starts {
  /// Offsets in bytes, in ascending order.
  const uint32_t *offsets;
  size_t count;
} json_token_starts;

/// The first occurrence of a byte; NULL if there is none.
static inline const uint8_t *json_find(uint8_t byte, const uint8_t *start, size_t count) {
  return (const uint8_t *)memchr(start, byte, count);
}
