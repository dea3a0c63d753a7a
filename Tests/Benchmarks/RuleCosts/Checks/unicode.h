#pragma once

#include "checks.h"

#include <unicode/uset.h>

/// A frozen set of the characters of a pattern, which ICU spans over UTF-8.
USet *frozen_set(const char *pattern);

/// Whether all characters of a text are in a set.
static inline int are_in(const USet *set, const uint8_t *text, size_t length) {
  return uset_spanUTF8(set, (const char *)text, (int32_t)length, USET_SPAN_SIMPLE) == (int32_t)length;
}

/// Whether all bytes of a text are ASCII.
static inline int is_ascii(const uint8_t *text, size_t length) {
  uint8_t high = 0;
  for (size_t i = 0; i < length; i++) high |= text[i];
  return high < 0x80;
}

/// Whether a joiner behind `before` bytes of a text has a visible effect: after a virama, between letters that join, or
/// between pictographs.
int is_joiner_seen(const uint8_t *text, size_t length, size_t before);
