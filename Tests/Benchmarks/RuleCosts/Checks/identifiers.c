#include "checks.h"

#include <stdlib.h>

// Identifiers that are the same everywhere.

static int is_upper_or_digit(uint8_t byte) { return is_digit(byte) || is_upper(byte); }

static unsigned value_of(uint8_t byte) { return is_digit(byte) ? byte - '0' : byte - 'A' + 10u; }

/// MOD 97-10, the first characters moved to the end; taken only where the number would not fit.
static int is_mod97(const uint8_t *text, size_t length, size_t moved) {
  uint64_t number = 0;
  for (size_t i = 0; i < length; i++) {
    size_t at = i + moved;
    unsigned value = value_of(text[at < length ? at : at - length]);
    number = number * (value > 9 ? 100 : 10) + value;
    if (number >> 56) number %= 97;
  }
  return number % 97 == 1;
}

/// Lengths by country and the kinds of characters: n digits, a letters, c both.
static const struct iban {
  char country[3];
  uint8_t length;
  char kinds[32];
} ibans[] = {
    {"AE", 23, "nnnnnnnnnnnnnnnnnnn"},       {"BR", 29, "nnnnnnnnnnnnnnnnnnnnnnnac"}, {"DE", 22, "nnnnnnnnnnnnnnnnnn"},
    {"EG", 29, "nnnnnnnnnnnnnnnnnnnnnnnnn"}, {"ES", 24, "nnnnnnnnnnnnnnnnnnnn"},     {"FR", 27, "nnnnnnnnnncccccccccccnn"},
    {"GB", 22, "aaaannnnnnnnnnnnnn"},        {"LC", 32, "aaaacccccccccccccccccccccccc"}, {"MT", 31, "aaaannnnncccccccccccccccccc"},
    {"NO", 15, "nnnnnnnnnnn"},               {"PT", 25, "nnnnnnnnnnnnnnnnnnnnn"},    {"RU", 33, "nnnnnnnnnnnnnnccccccccccccccc"},
    {"SA", 24, "nncccccccccccccccccc"},      {"YE", 30, "aaaannnncccccccccccccccccc"},
};
static uint8_t iban_of[26 * 26];

__attribute__((constructor)) static void fill(void) {
  for (size_t i = 0; i < sizeof ibans / sizeof *ibans; i++)
    iban_of[(ibans[i].country[0] - 'A') * 26 + ibans[i].country[1] - 'A'] = (uint8_t)(i + 1);
}

static int iban(const uint8_t *text, size_t length) {
  if (length < 4 || !is_upper(text[0]) || !is_upper(text[1]) || !is_digit(text[2]) || !is_digit(text[3])) return 0;
  unsigned index = iban_of[(text[0] - 'A') * 26 + text[1] - 'A'];
  if (!index || ibans[index - 1].length != length) return 0;
  const char *kinds = ibans[index - 1].kinds;
  for (size_t i = 4; i < length; i++) {
    char kind = kinds[i - 4];
    if (kind == 'n' ? !is_digit(text[i]) : kind == 'a' ? !is_upper(text[i]) : !is_upper_or_digit(text[i])) return 0;
  }
  unsigned check = (unsigned)number_at(text + 2, 2);
  return check >= 2 && check <= 98 && is_mod97(text, length, 4);
}

static int lei(const uint8_t *text, size_t length) {
  if (length != 20 || !are_digits(text + 18, 2)) return 0;
  for (size_t i = 0; i < 18; i++)
    if (!is_upper_or_digit(text[i])) return 0;
  unsigned check = (unsigned)number_at(text + 18, 2);
  return check >= 2 && check <= 98 && is_mod97(text, length, 0);
}

static int isin(const uint8_t *text, size_t length) {
  if (length != 12 || !is_upper(text[0]) || !is_upper(text[1]) || !is_digit(text[11])) return 0;
  uint8_t digits[24];
  size_t count = 0;
  for (size_t i = 0; i < 12; i++) {
    if (!is_upper_or_digit(text[i])) return 0;
    unsigned value = value_of(text[i]);
    if (value > 9) digits[count++] = (uint8_t)('0' + value / 10);
    digits[count++] = (uint8_t)('0' + value % 10);
  }
  static rule_check country;
  if (!country) country = rule_check_of("country", "true");
  // Codes of the numbering agencies and of the European Union.
  static const char others[] = "EUXAXBXCXDXFXKXSXT";
  int is_known = country(text, 2);
  for (int i = 0; i < 18 && !is_known; i += 2) is_known = !memcmp(text, others + i, 2);
  return is_known && checked_luhn(digits, count);
}

static int imei(const uint8_t *text, size_t length) { return length == 15 && checked_luhn(text, length); }

static int card(const uint8_t *text, size_t length) {
  if (length < 12 || length > 19 || !are_digits(text, 6)) return 0;
  unsigned six = (unsigned)number_at(text, 6), four = six / 100, two = six / 10000;
  int known = two / 10 == 4 ? length == 13 || length == 16 || length == 19
              : two == 34 || two == 37 || two / 10 == 1 ? length == 15
              : (two >= 51 && two <= 55) || (four >= 2200 && four <= 2720) ? length >= 16
              : two == 36 || two == 38 || two == 39 || (four >= 3000 && four <= 3059) ? length >= 14
              : (four >= 3528 && four <= 3589) || two == 60 || two == 62 || two == 63 || two == 65 || two == 81 ||
                        two == 97 || two == 50 || two == 56 || two == 57 || two == 58 || two == 67
                    ? length >= 12
                    : 0;
  return known && checked_luhn(text, length);
}

static int ean(const uint8_t *text, size_t length) {
  if (length != 8 && length != 12 && length != 13 && length != 14) return 0;
  unsigned sum = 0;
  for (size_t i = length, weight = 1; i-- > 0; weight = 4 - weight) {
    unsigned digit = text[i] - '0';
    if (digit > 9) return 0;
    sum += digit * (unsigned)weight;
  }
  return sum % 10 == 0;
}

static int issn(const uint8_t *text, size_t length) {
  if (length != 8 && !(length == 9 && text[4] == '-')) return 0;
  unsigned sum = 0;
  for (unsigned i = 0; i < 7; i++) {
    unsigned digit = text[length == 9 && i > 3 ? i + 1 : i] - '0';
    if (digit > 9) return 0;
    sum += digit * (8 - i);
  }
  return text[length - 1] == "0X987654321"[sum % 11];
}

static int uuid(const uint8_t *text, size_t length) {
  static const uint8_t hex[256] = {
      ['0'] = 1, ['1'] = 1, ['2'] = 1, ['3'] = 1, ['4'] = 1, ['5'] = 1, ['6'] = 1, ['7'] = 1, ['8'] = 1, ['9'] = 1,
      ['a'] = 1, ['b'] = 1, ['c'] = 1, ['d'] = 1, ['e'] = 1, ['f'] = 1, ['A'] = 1, ['B'] = 1, ['C'] = 1, ['D'] = 1,
      ['E'] = 1, ['F'] = 1,
  };
  if (length != 36) return 0;
  for (int i = 0; i < 36; i++) {
    int is_hyphen = i == 8 || i == 13 || i == 18 || i == 23;
    if (is_hyphen ? text[i] != '-' : !hex[text[i]]) return 0;
  }
  return 1;
}

static int ulid(const uint8_t *text, size_t length) {
  static const char alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz";
  static uint8_t allowed[256];
  if (!allowed['0'])
    for (const char *c = alphabet; *c; c++) allowed[(uint8_t)*c] = 1;
  if (length != 26 || text[0] > '7') return 0;
  for (int i = 0; i < 26; i++)
    if (!allowed[text[i]]) return 0;
  return 1;
}

static uint8_t codes[1000];

__attribute__((constructor)) static void fill_codes(void) {
  static const uint16_t ranges[][2] = {
      {1, 1},     {7, 7},     {20, 20},   {27, 27},   {30, 34},   {36, 36},   {39, 41},   {43, 49},
      {51, 58},   {60, 66},   {81, 82},   {84, 84},   {86, 86},   {90, 95},   {98, 98},   {211, 213},
      {216, 216}, {218, 218}, {220, 258}, {260, 269}, {290, 291}, {297, 299}, {350, 359}, {370, 383},
      {385, 387}, {389, 389}, {420, 421}, {423, 423}, {500, 509}, {590, 599}, {670, 670}, {672, 683},
      {685, 692}, {800, 800}, {808, 808}, {850, 850}, {852, 853}, {855, 856}, {870, 870}, {878, 878},
      {880, 883}, {886, 886}, {888, 888}, {960, 968}, {970, 977}, {979, 979}, {992, 996}, {998, 998},
  };
  for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
    for (unsigned code = ranges[i][0]; code <= ranges[i][1]; code++) {
      unsigned scale = code < 10 ? 100 : code < 100 ? 10 : 1;
      for (unsigned j = 0; j < scale; j++) codes[code * scale + j] = 1;
    }
}

static int phone(const uint8_t *text, size_t length) {
  return length >= 8 && length <= 16 && text[0] == '+' && are_digits(text + 1, length - 1) &&
         codes[number_at(text + 1, 3)];
}

const struct entry identifier_checks[] = {
    {"iban", "true", iban}, {"lei", "true", lei},   {"isin", "true", isin}, {"imei", "true", imei},
    {"creditCard", "true", card}, {"ean", "true", ean}, {"issn", "true", issn}, {"uuid", "true", uuid},
    {"ulid", "true", ulid}, {"phone", "true", phone}, {0, 0, 0},
};
