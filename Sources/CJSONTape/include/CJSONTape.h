#pragma once
// The form in which a JSON text is read in place: a flat list of entries that borrow its bytes.
//
// It is C so that writers in other languages than Swift can write it as well.

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// What an entry is of.
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
  /// The UTF-8 of a string, its escapes read, or of a number as it was written; NULL for any other entry.
  const uint8_t *text;
  /// The bytes of the text; for arrays and objects the number of elements and members.
  uint32_t length;
  /// The kind in the low three bits; above them the number of entries that the value takes, this one included.
  uint32_t extent;
} json_tape_entry;

/// What a scan found in a text before it is read: the text is UTF-8, no string literal in it has a control character,
/// and tokens start at these offsets.
///
/// After a string literal, the next offset is that of the first byte that is not blank; there is none where only blanks
/// follow. That holds as far as the text is JSON: whoever reads the text relies on nothing after its first fault.
typedef struct json_token_starts {
  /// Offsets in bytes, in ascending order.
  const uint32_t *offsets;
  size_t count;
} json_token_starts;

/// The first place of a byte; NULL where there is none.
static inline const uint8_t *json_find(uint8_t byte, const uint8_t *start, size_t count) {
  return (const uint8_t *)memchr(start, byte, count);
}
