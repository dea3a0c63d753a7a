#include "record.h"

// Fields beside others of their record: each is looked at where it is, as in the record that a program has read.

static int required(const uint8_t *, size_t) {
  return is_given(record.a);
}

static int absent(const uint8_t *, size_t) {
  return !is_given(record.a);
}

static int confirmed(const uint8_t *, size_t) {
  return !is_given(record.a) || is_same(record.a, record.confirmation);
}

static int confirmed_by(const uint8_t *, size_t) {
  return !is_given(record.a) || is_same(record.a, record.b);
}

static int different(const uint8_t *, size_t) {
  return !is_given(record.a) || !is_same(record.a, record.b);
}

/// The order of dates of ten characters, or of numbers of up to 18 digits; -2 for other values.
static int order(struct field left, struct field right) {
  if (left.length == 12 && right.length == 12 && left.text[0] == '"' && right.text[0] == '"') {
    const struct field fields[] = {left, right};
    for (int i = 0; i < 2; i++) {
      const uint8_t *date = fields[i].text + 1;
      if (!are_digits(date, 4) || date[4] != '-' || !are_digits(date + 5, 2) || date[7] != '-' ||
          !are_digits(date + 8, 2) ||
          !is_calendar_day(number_at(date, 4), number_at(date + 5, 2), number_at(date + 8, 2)))
        return -2;
    }
    int sign = memcmp(left.text, right.text, 12);
    return (sign > 0) - (sign < 0);
  }
  if (left.length > 18 || right.length > 18 || !are_digits(left.text, left.length) ||
      !are_digits(right.text, right.length))
    return -2;
  unsigned long one = number_at(left.text, left.length), other = number_at(right.text, right.length);
  return (one > other) - (one < other);
}

static int after_field(const uint8_t *, size_t) {
  return !is_given(record.a) || !is_given(record.b) || order(record.a, record.b) > 0;
}

static int not_before_field(const uint8_t *, size_t) {
  return !is_given(record.a) || !is_given(record.b) || order(record.a, record.b) >= 0;
}

static int before_field(const uint8_t *, size_t) {
  if (!is_given(record.a) || !is_given(record.b)) return 1;
  int sign = order(record.a, record.b);
  return sign < 0 && sign != -2;
}

static int same_as(const uint8_t *, size_t) {
  return !is_given(record.a) || is_same(record.a, record.b);
}

static int not_after_field(const uint8_t *, size_t) {
  if (!is_given(record.a) || !is_given(record.b)) return 1;
  int sign = order(record.a, record.b);
  return sign <= 0 && sign != -2;
}

static int same_or_both_absent(const uint8_t *, size_t) {
  if (!is_given(record.a) || !is_given(record.b)) return is_given(record.a) == is_given(record.b);
  return is_same(record.a, record.b);
}

static int is_brazil(struct field field) { return field.text && field.length == 4 && !memcmp(field.text, "\"BR\"", 4); }

static int required_if(const uint8_t *, size_t) {
  return is_given(record.a) || !is_brazil(record.b);
}

static int required_unless(const uint8_t *, size_t) {
  return is_given(record.a) || is_brazil(record.b) ||
         (record.b.text && record.b.length == 1 && record.b.text[0] == '1');
}

static int prohibited_if(const uint8_t *, size_t) {
  return !is_given(record.a) || !is_brazil(record.b);
}

static int required_with(const uint8_t *, size_t) {
  return is_given(record.a) || (!is_given(record.b) && !is_given(record.c));
}

static int required_without(const uint8_t *, size_t) {
  return is_given(record.a) || is_given(record.b);
}

static int required_with_all(const uint8_t *, size_t) {
  return is_given(record.a) || !is_given(record.b) || !is_given(record.c);
}

static int at_least_one(const uint8_t *, size_t) {
  return is_given(record.a) | is_given(record.b);
}

static int exactly_one(const uint8_t *, size_t) {
  return is_given(record.a) ^ is_given(record.b);
}

static int at_most_one(const uint8_t *, size_t) {
  return !(is_given(record.a) & is_given(record.b));
}

/// Whether one of the elements of the list is written as the value is.
static int element_of(const uint8_t *, size_t) {
  if (!is_given(record.a)) return 1;
  if (!is_given(record.b) || record.b.text[0] != '[') return 0;
  for (size_t i = 1; i + 1 < record.b.length; i++) {
    size_t end = json_value_end(record.b.text, record.b.length, i);
    if (is_same(record.a, (struct field){record.b.text + i, end - i})) return 1;
    i = end;
  }
  return 0;
}

const struct entry field_checks[] = {
    {"required", "true", required},
    {"absent", "true", absent},
    {"confirmed", "true", confirmed},
    {"confirmed", "{\"by\":\"b\"}", confirmed_by},
    {"differentFrom", "{\"field\":\"b\"}", different},
    {"afterField", "{\"field\":\"b\"}", after_field},
    {"afterField", "{\"field\":\"b\",\"orEqual\":true}", not_before_field},
    {"beforeField", "{\"field\":\"b\"}", before_field},
    {"sameAs", "{\"field\":\"b\"}", same_as},
    {"beforeField", "{\"field\":\"b\",\"orEqual\":true}", not_after_field},
    {"sameAs", "{\"field\":\"b\",\"matchAbsent\":true}", same_or_both_absent},
    {"requiredIf", "{\"equals\":\"BR\",\"field\":\"b\"}", required_if},
    {"requiredUnless", "{\"field\":\"b\",\"in\":[\"BR\",1]}", required_unless},
    {"prohibitedIf", "{\"equals\":\"BR\",\"field\":\"b\"}", prohibited_if},
    {"requiredWith", "{\"fields\":[\"b\",\"c\"]}", required_with},
    {"requiredWithout", "{\"fields\":[\"b\"]}", required_without},
    {"requiredWithAll", "{\"fields\":[\"b\",\"c\"]}", required_with_all},
    {"atLeastOneOf", "{\"fields\":[\"a\",\"b\"]}", at_least_one},
    {"exactlyOneOf", "{\"fields\":[\"a\",\"b\"]}", exactly_one},
    {"atMostOneOf", "{\"fields\":[\"a\",\"b\"]}", at_most_one},
    {"elementOf", "{\"field\":\"b\"}", element_of},
    {0, 0, 0},
};
