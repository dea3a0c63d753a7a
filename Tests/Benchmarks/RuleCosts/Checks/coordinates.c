#include "checks.h"
#include "utf8.h"

#include <unicode/uchar.h>

// Places on Earth: ISO 6709, annex D, in the digits and with the signs of any script.

/// What a character is in coordinates; digits are 0 to 9.
enum { plus = 10, minus, point, comma, semicolon, space, degrees_sign, minutes_sign, seconds_sign, north, south, east, west, end };

static uint8_t sign_of(uint32_t character) {
  if (character < 0x80) {
    if (character - '0' < 10) return (uint8_t)(character - '0');
    static const uint8_t ascii[128] = {
        ['+'] = plus, ['-'] = minus, ['.'] = point, [','] = comma, [';'] = semicolon, [' '] = space, ['\t'] = space,
        ['\''] = minutes_sign, ['"'] = seconds_sign, ['N'] = north, ['n'] = north, ['S'] = south, ['s'] = south,
        ['E'] = east, ['e'] = east, ['W'] = west, ['w'] = west};
    return ascii[character] ? ascii[character] : 255;
  }
  switch (character) {
    case 0xFF0B: return plus;
    case 0x2212: case 0xFF0D: case 0x2010: case 0x2011: case 0x2012: case 0x2013: return minus;
    case 0x66B: case 0xFF0E: return point;
    case 0x60C: case 0x3001: case 0xFF0C: return comma;
    case 0x61B: case 0xFF1B: return semicolon;
    case 0xA0: case 0x2009: case 0x202F: case 0x3000: return space;
    case 0xB0: case 0xBA: return degrees_sign;
    case 0x2032: case 0x2019: return minutes_sign;
    case 0x2033: case 0x201D: return seconds_sign;
    default: {
      int32_t digit = u_charDigitValue((UChar32)character);
      return digit < 0 ? 255 : (uint8_t)digit;
    }
  }
}

struct signs {
  uint8_t all[130], at, has_decimal_comma;
};

static int takes(struct signs *signs, uint8_t sign) {
  if (signs->all[signs->at] != sign) return 0;
  signs->at++;
  return 1;
}

static void skip_spaces(struct signs *signs) {
  while (takes(signs, space)) continue;
}

/// A number in units of 10⁻⁹, of which further decimals are left out; negative if there is none.
static int64_t read_number(struct signs *signs, int *is_whole) {
  int64_t number = 0, unit = 1000000000;
  if (signs->all[signs->at] > 9) return -1;
  for (; signs->all[signs->at] < 10; signs->at++)
    if (number < 1000) number = number * 10 + signs->all[signs->at];
  number *= unit;
  *is_whole = 1;
  uint8_t sign = signs->all[signs->at];
  if (sign != point && !(signs->has_decimal_comma && sign == comma)) return number;
  if (signs->all[++signs->at] > 9) return -1;
  for (; signs->all[signs->at] < 10; signs->at++) {
    unit /= 10;
    number += signs->all[signs->at] * unit;
    if (signs->all[signs->at]) *is_whole = 0;
  }
  return number;
}

/// An angle that is not beyond a limit in degrees.
static int is_angle(struct signs *signs, uint8_t positive, uint8_t negative, int64_t limit) {
  int has_sign = takes(signs, minus) || takes(signs, plus), is_whole;
  if (!has_sign && (takes(signs, positive) || takes(signs, negative))) {
    has_sign = 1;
    skip_spaces(signs);
  }
  int64_t angle = read_number(signs, &is_whole), factor = 60;
  if (angle < 0) return 0;
  if (takes(signs, degrees_sign)) {
    for (uint8_t unit = minutes_sign; unit <= seconds_sign && is_whole; unit++, factor *= 60) {
      uint8_t mark = signs->at;
      skip_spaces(signs);
      int is_whole_part;
      int64_t part = read_number(signs, &is_whole_part);
      if (part < 0 || !takes(signs, unit)) {
        // Not minutes, but the other coordinate.
        signs->at = mark;
        break;
      }
      if (part >= 60000000000) return 0;
      angle += part / factor;
      is_whole = is_whole_part;
    }
  }
  if (!has_sign) {
    uint8_t mark = signs->at;
    skip_spaces(signs);
    if (!takes(signs, positive) && !takes(signs, negative)) signs->at = mark;
  }
  return angle <= limit * 1000000000;
}

static int coordinates(const uint8_t *text, size_t length) {
  struct signs signs = {.at = 0};
  uint8_t count = 0;
  for (size_t i = 0; i < length;) {
    uint8_t sign = sign_of(next_point(text, &i));
    if (sign == 255 || count == 128) return 0;
    signs.has_decimal_comma |= sign == semicolon;
    signs.all[count++] = sign;
  }
  signs.all[count] = end;
  skip_spaces(&signs);
  if (!is_angle(&signs, north, south, 90)) return 0;
  uint8_t start = signs.at, last = signs.all[start - 1];
  skip_spaces(&signs);
  int has_separator = takes(&signs, semicolon) || (!signs.has_decimal_comma && takes(&signs, comma));
  skip_spaces(&signs);
  if (!has_separator && signs.at == start && last < north) return 0;
  if (!is_angle(&signs, east, west, 180)) return 0;
  skip_spaces(&signs);
  return signs.all[signs.at] == end;
}

const struct entry coordinate_checks[] = {
    {"coordinates", "true", coordinates},
    {0, 0, 0},
};
