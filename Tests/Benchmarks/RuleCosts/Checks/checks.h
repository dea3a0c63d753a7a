#pragma once

#include "RuleChecks.h"

#include <string.h>

// Each built-in rule has a check here, which accepts the valid values of its samples in ASCII digits, and refuses the
// others. What a check does not look at:
//
// - digits of other scripts (`digits: anyScript`), save where a rule is about them;
// - some forms and options of a rule, for whose rows the table has no figure;
// - tables that grow: a list of codes is that of the samples' standard, and `postalAddress`, `measure` and `localizedTime`
//   know the countries and locales of the samples;
// - whatever is written about a check where it is defined.
//
// Some checks call ICU, as a program in C would: words, cluster boundaries, letter case and equivalence of any script
// (`wordCount`, `displayWidth`, `length`, `letterCase`, `contains`, `unique`), sets of characters (`alphanumeric`,
// `identifier`, `encodable`, PRECIS and others of `unicode.c`), patterns that a user writes (`matches`, `regex` of ICU),
// spoofing (`restrictionLevel`, `notConfusable`), names of hosts by UTS #46, and lists of codes, currencies and zones.

/// A check, and the rule that it does the work of.
struct entry {
  const char *rule;
  const char *arguments;
  rule_check check;
};

/// The checks of each family; each list ends with an entry without a rule.
extern const struct entry number_checks[], code_checks[], national_checks[], identifier_checks[], text_checks[], date_checks[],
    network_checks[], country_checks[], shape_checks[], sum_checks[], form_checks[], person_checks[],
    character_checks[], product_checks[], company_checks[], register_checks[], thing_checks[],
    reference_checks[], european_checks[], union_checks[], world_checks[], field_checks[], collection_checks[],
    country_number_checks[], state_checks[], document_checks[], sequence_checks[], address_checks[],
    label_checks[], listed_checks[], travel_checks[], link_checks[], mail_checks[], json_checks[],
    format_checks[], quantity_checks[], time_checks[], coordinate_checks[], text_unicode_checks[],
    precis_checks[], word_checks[], regex_checks[], name_checks[], postal_checks[], notation_checks[],
    account_checks[], option_checks[], luhn_checks[];

static inline int is_digit(uint8_t byte) { return (uint8_t)(byte - '0') < 10; }

static inline int is_upper(uint8_t byte) { return (uint8_t)(byte - 'A') < 26; }

static inline int is_letter(uint8_t byte) { return (uint8_t)((byte | 0x20) - 'a') < 26; }

static inline int is_hex(uint8_t byte) { return is_digit(byte) || (uint8_t)((byte | 0x20) - 'a') < 6; }

static inline int is_one_of(uint8_t byte, const char *set) { return byte && strchr(set, byte); }

static inline unsigned digit(uint8_t byte) { return (unsigned)(byte - '0'); }

/// The value of a digit, or of a capital from 10 up.
static inline unsigned value(uint8_t byte) { return is_digit(byte) ? digit(byte) : (unsigned)(byte - 'A') + 10; }

/// Whether all bytes of a part are digits.
static inline int are_digits(const uint8_t *text, size_t length) {
  unsigned bad = 0;
  for (size_t i = 0; i < length; i++) bad |= !is_digit(text[i]);
  return !bad;
}

/// Whether all bytes of a part are capitals.
static inline int are_upper(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (!is_upper(text[i])) return 0;
  return 1;
}

/// Whether all bytes of a part are digits or capitals.
static inline int are_characters(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (!is_digit(text[i]) && !is_upper(text[i])) return 0;
  return 1;
}

/// The number that digits write.
static inline unsigned long number_at(const uint8_t *text, size_t length) {
  unsigned long number = 0;
  for (size_t i = 0; i < length; i++) number = number * 10 + (text[i] - '0');
  return number;
}

/// Reads a number: as `shape` prints it, where '#' is a character of the number, or without separators. Null if it has
/// neither form.
static inline const uint8_t *characters(
    const uint8_t *text, size_t length, const char *shape, uint8_t *held) {
  size_t printed = strlen(shape), count = 0;
  for (size_t i = 0; i < printed; i++) count += shape[i] == '#';
  if (length == count) return text;
  if (length != printed) return 0;
  size_t taken = 0;
  for (size_t i = 0; i < length; i++) {
    if (shape[i] == '#') {
      held[taken++] = text[i];
    } else if (shape[i] != (char)text[i]) {
      return 0;
    }
  }
  return held;
}

/// The sum of digits times their weights.
static inline unsigned weighted(const uint8_t *text, const uint8_t *weights, size_t count) {
  unsigned sum = 0;
  for (size_t i = 0; i < count; i++) sum += (unsigned)(text[i] - '0') * weights[i];
  return sum;
}

#define WEIGHTED(text, ...) \
  weighted(text, (const uint8_t[]){__VA_ARGS__}, sizeof(uint8_t[]){__VA_ARGS__})

/// Whether digits end with their check digit by Luhn.
static inline int luhn(const uint8_t *text, size_t length) {
  unsigned sum = 0;
  for (size_t i = length, twice = 0; i-- > 0; twice = !twice) {
    unsigned digit = (unsigned)(text[i] - '0') << twice;
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 == 0;
}

/// Whether a text is of digits that end with their check digit by Luhn.
static inline int checked_luhn(const uint8_t *text, size_t length) {
  return are_digits(text, length) && luhn(text, length);
}

/// Whether digits end with their check digit by ISO 7064 MOD 11,10.
static inline int mod11_10(const uint8_t *text, size_t length) {
  unsigned check = 10;
  for (size_t i = 0; i + 1 < length; i++) {
    unsigned sum = (check + (unsigned)(text[i] - '0')) % 10;
    check = (sum ? sum : 10) * 2 % 11;
  }
  return (check + (unsigned)(text[length - 1] - '0')) % 10 == 1;
}

/// The day on which the process began, as 20261231.
extern unsigned long today;

/// Whether the calendar has a day.
static inline int is_calendar_day(unsigned long year, unsigned long month, unsigned long day) {
  static const uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (month - 1 > 11 || day - 1 > 30) return 0;
  if (month == 2 && day == 29) return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return day <= days[month - 1];
}

/// Whether the calendar has a day and it has begun.
static inline int is_past_day(unsigned long year, unsigned long month, unsigned long day) {
  return is_calendar_day(year, month, day) && year * 10000 + month * 100 + day <= today;
}
