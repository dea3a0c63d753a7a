#include "record.h"

// Numbers as JSON writes them: read as a coefficient and a number of decimals.

struct number {
  int64_t coefficient;
  int decimals;
};

static int read_number(const uint8_t *text, size_t length, struct number *number) {
  size_t i = length && text[0] == '-';
  int64_t value = 0;
  int point = -1, digits = 0;
  for (size_t start = i; i < length; i++) {
    if (is_digit(text[i])) {
      value = value * 10 + (text[i] - '0');
      digits++;
    } else if (text[i] == '.' && point < 0 && i > start) {
      point = (int)i;
    } else {
      return 0;
    }
  }
  if (!digits || digits > 18) return 0;
  number->coefficient = text[0] == '-' ? -value : value;
  number->decimals = point < 0 ? 0 : (int)length - point - 1;
  return 1;
}

static const int64_t powers[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000};

/// The order of a number and an integer: the sign of the difference.
static int compare(struct number number, int64_t limit) {
  if (number.decimals > 9) return 2;
  int64_t scaled = limit * powers[number.decimals];
  return (number.coefficient > scaled) - (number.coefficient < scaled);
}

static int within(const uint8_t *text, size_t length, int64_t lower, int64_t upper) {
  struct number number;
  return read_number(text, length, &number) && compare(number, lower) >= 0 && compare(number, upper) <= 0;
}

static int range(const uint8_t *text, size_t length) { return within(text, length, 1, 3); }

static int at_least(const uint8_t *text, size_t length) { return within(text, length, 18, INT64_MAX / 1000); }

static int at_most(const uint8_t *text, size_t length) { return within(text, length, INT64_MIN / 1000, 18); }

static int less(const uint8_t *text, size_t length) {
  struct number number;
  return read_number(text, length, &number) && compare(number, 3) < 0;
}

static int greater(const uint8_t *text, size_t length) {
  struct number number;
  return read_number(text, length, &number) && compare(number, 3) > 0;
}

static int at_most_three(const uint8_t *text, size_t length) { return within(text, length, INT64_MIN / 1000, 3); }

static int at_least_three(const uint8_t *text, size_t length) { return within(text, length, 3, INT64_MAX / 1000); }

static int equal_to_one(const uint8_t *text, size_t length) { return within(text, length, 1, 1); }

/// A number, not a text that is written as one.
static int number_one(const uint8_t *text, size_t length) {
  return record.a.text && record.a.text[0] != '"' && equal_to_one(text, length);
}

static int positive(const uint8_t *text, size_t length) {
  struct number number;
  return read_number(text, length, &number) && number.coefficient > 0;
}

static int negative(const uint8_t *text, size_t length) {
  struct number number;
  return read_number(text, length, &number) && number.coefficient < 0;
}

static int not_negative(const uint8_t *text, size_t length) {
  struct number number;
  return read_number(text, length, &number) && number.coefficient >= 0;
}

static int not_positive(const uint8_t *text, size_t length) {
  struct number number;
  return read_number(text, length, &number) && number.coefficient <= 0;
}

static int strictly_between(const uint8_t *text, size_t length) {
  struct number number;
  return read_number(text, length, &number) && compare(number, 1) > 0 && compare(number, 3) < 0;
}

static int precision_scale(const uint8_t *text, size_t length) {
  struct number number;
  if (!read_number(text, length, &number)) return 0;
  uint64_t digits = (uint64_t)(number.coefficient < 0 ? -number.coefficient : number.coefficient);
  int decimals = number.decimals, count = 0;
  while (decimals && digits % 10 == 0) {
    digits /= 10;
    decimals--;
  }
  while (digits) {
    digits /= 10;
    count++;
  }
  return decimals <= 2 && count - decimals <= 3;
}

static int tenth(const uint8_t *text, size_t length) {
  struct number number;
  if (!read_number(text, length, &number)) return 0;
  for (; number.decimals > 1; number.decimals--) {
    if (number.coefficient % 10) return 0;
    number.coefficient /= 10;
  }
  return 1;
}

static int digits6(const uint8_t *text, size_t length) { return length == 6 && are_digits(text, 6); }

static int one_of(const uint8_t *text, size_t length) {
  // Numbers are compared by value: 1.0 is 1.
  return (length == 2 && (!memcmp(text, "BR", 2) || !memcmp(text, "PT", 2))) || equal_to_one(text, length);
}

static int port(const uint8_t *text, size_t length) {
  return length >= 1 && length <= 5 && text[0] != '0' && are_digits(text, length) && number_at(text, length) <= 65535;
}

const struct entry number_checks[] = {
    {"range", "{\"max\":3,\"min\":1}", range},
    {"between", "{\"lower\":1,\"upper\":3}", range},
    {"min", "{\"value\":18}", at_least},
    {"max", "{\"value\":18}", at_most},
    {"lessThan", "{\"bound\":3}", less},
    {"greaterThan", "{\"bound\":3}", greater},
    {"lessThanOrEqual", "{\"bound\":3}", at_most_three},
    {"greaterThanOrEqual", "{\"bound\":3}", at_least_three},
    {"equal", "{\"to\":1}", number_one},
    {"sign", "{\"is\":\"positive\"}", positive},
    {"sign", "{\"is\":\"negative\"}", negative},
    {"sign", "{\"is\":\"nonNegative\"}", not_negative},
    {"sign", "{\"is\":\"nonPositive\"}", not_positive},
    {"range", "{\"below\":3}", less},
    {"between", "{\"inclusive\":false,\"lower\":1,\"upper\":3}", strictly_between},
    {"precisionScale", "{\"precision\":5,\"scale\":2}", precision_scale},
    {"multipleOf", "{\"factor\":0.1}", tenth},
    {"digits", "{\"count\":6}", digits6},
    {"oneOf", "{\"allowed\":[\"BR\",\"PT\",1]}", one_of},
    {"port", "true", port},
    {0, 0, 0},
};
