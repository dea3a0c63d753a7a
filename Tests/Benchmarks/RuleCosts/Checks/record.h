#pragma once

#include "checks.h"

/// A member of the record whose field is checked: its JSON as written, or null for one that is not there.
struct field {
  const uint8_t *text;
  size_t length;
};

/// The members that the samples of rules have, as a program would hold them after reading a record.
extern struct record {
  struct field a, b, c, confirmation;
} record;

/// Whether a field is there and is not null.
static inline int is_given(struct field field) {
  return field.text && !(field.length == 4 && field.text[0] == 'n');
}

static inline int is_same(struct field left, struct field right) {
  return left.length == right.length && !memcmp(left.text, right.text, left.length);
}

/// The end of the JSON value that begins at an offset of valid JSON.
size_t json_value_end(const uint8_t *text, size_t length, size_t start);
