#pragma once

#include "RuleChecks.h"

#include <string.h>

/// A check, and the rule that it does the work of.
struct entry {
  const char *rule;
  const char *arguments;
  rule_check check;
};

/// The checks of each family; each list ends with an entry without a rule.
extern const struct entry number_checks[], code_checks[], national_checks[], identifier_checks[], text_checks[],
    date_checks[], network_checks[], country_checks[], shape_checks[];

static inline int is_digit(uint8_t byte) { return (uint8_t)(byte - '0') < 10; }

static inline int is_upper(uint8_t byte) { return (uint8_t)(byte - 'A') < 26; }

/// Whether all bytes of a part are digits.
static inline int are_digits(const uint8_t *text, size_t length) {
  unsigned bad = 0;
  for (size_t i = 0; i < length; i++) bad |= !is_digit(text[i]);
  return !bad;
}

/// The number that digits write.
static inline unsigned long number_at(const uint8_t *text, size_t length) {
  unsigned long number = 0;
  for (size_t i = 0; i < length; i++) number = number * 10 + (text[i] - '0');
  return number;
}
