#pragma once

#include <stddef.h>
#include <stdint.h>

/// The next code point of valid UTF-8; moves the offset behind it.
static inline uint32_t next_point(const uint8_t *text, size_t *offset) {
  uint32_t first = text[(*offset)++];
  if (first < 0x80) return first;
  uint32_t point = first < 0xE0 ? first & 0x1F : first < 0xF0 ? first & 0x0F : first & 0x07;
  for (int more = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3; more > 0; more--)
    point = point << 6 | (text[(*offset)++] & 0x3F);
  return point;
}
