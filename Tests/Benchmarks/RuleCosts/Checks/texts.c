#include "checks.h"
#include "utf8.h"

#include <unicode/uchar.h>

// Texts: the checks of bytes; those of other characters need tables, which the workloads compare.

static int not_blank(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length;) {
    UChar32 point = (UChar32)next_point(text, &i);
    if (point < 0x80 ? point > 0x20 && point != 0x7F
                     : !u_isUWhiteSpace(point) && !u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT))
      return 1;
  }
  return 0;
}

static int ascii(const uint8_t *text, size_t length) {
  uint8_t bits = 0;
  for (size_t i = 0; i < length; i++) bits |= text[i];
  return bits < 0x80;
}

static int base64(const uint8_t *text, size_t length) {
  if (length % 4) return 0;
  size_t end = length;
  while (end && length - end < 2 && text[end - 1] == '=') end--;
  for (size_t i = 0; i < end; i++) {
    uint8_t byte = text[i];
    if (!is_digit(byte) && (uint8_t)((byte | 0x20) - 'a') > 25 && byte != '+' && byte != '/') return 0;
  }
  return 1;
}

static int hex_color(const uint8_t *text, size_t length) {
  if ((length != 4 && length != 5 && length != 7 && length != 9) || text[0] != '#') return 0;
  for (size_t i = 1; i < length; i++)
    if (!is_digit(text[i]) && (uint8_t)((text[i] | 0x20) - 'a') > 5) return 0;
  return 1;
}

const struct entry text_checks[] = {
    {"notBlank", "true", not_blank},
    {"ascii", "true", ascii},
    {"base64", "true", base64},
    {"hexColor", "true", hex_color},
    {0, 0, 0},
};
