#include "checks.h"

// More numbers of companies, and those of accounts, medicines, substances, securities and ships, and identifiers that programs generate.

static int cas_number(const uint8_t *text, size_t length) {
  if (length < 7 || length > 12 || text[length - 2] != '-' || text[length - 5] != '-') return 0;
  unsigned sum = 0, weight = 1;
  for (size_t i = length - 2; i-- > 0;) {
    if (i == length - 5) continue;
    if (!is_digit(text[i])) return 0;
    sum += digit(text[i]) * weight++;
  }
  return text[0] != '0' && sum % 10 == digit(text[length - 1]);
}

static int cusip(const uint8_t *text, size_t length) {
  unsigned sum = 0;
  if (length != 9 || !is_digit(text[8])) return 0;
  for (int i = 0; i < 8; i++) {
    if (!is_digit(text[i]) && !is_upper(text[i])) return 0;
    unsigned share = value(text[i]) << (i % 2);
    sum += share / 10 + share % 10;
  }
  return (10 - sum % 10) % 10 == digit(text[8]);
}

static int imo_number(const uint8_t *text, size_t length) {
  if (length > 9 && !memcmp(text, "IMO", 3)) {
    size_t prefix = text[3] == ' ' ? 4 : 3;
    text += prefix;
    length -= prefix;
  }
  return length == 7 && are_digits(text, 7) && WEIGHTED(text, 7, 6, 5, 4, 3, 2) % 10 == digit(text[6]);
}

static int hexadecimal(const uint8_t *text, size_t length, size_t expected) {
  if (length != expected) return 0;
  for (size_t i = 0; i < length; i++)
    if (!is_digit(text[i]) && (uint8_t)((text[i] | 0x20) - 'a') > 5) return 0;
  return 1;
}

static int object_id(const uint8_t *text, size_t length) { return hexadecimal(text, length, 24); }

static int xid(const uint8_t *text, size_t length) {
  if (length != 20 || !is_one_of(text[19], "0g")) return 0;
  for (size_t i = 0; i < length; i++)
    if (!is_digit(text[i]) && (uint8_t)(text[i] - 'a') > 'v' - 'a') return 0;
  return 1;
}

static int it_aic(const uint8_t *text, size_t length) {
  if (length != 9 || text[0] != '0' || !are_digits(text, 9)) return 0;
  unsigned sum = 0;
  for (int i = 0; i < 8; i++) {
    unsigned share = digit(text[i]) << (i % 2);
    sum += share > 9 ? share - 9 : share;
  }
  return sum % 10 == digit(text[8]);
}

static int be_ogm(const uint8_t *text, size_t length) {
  uint8_t held[12];
  if (!(text = characters(text, length, "###/####/#####", held)) || !are_digits(text, 12)) return 0;
  unsigned long rest = number_at(text, 10) % 97;
  return (rest ? rest : 97) == number_at(text + 10, 2);
}

static int es_ccc(const uint8_t *text, size_t length) {
  uint8_t held[20];
  return (text = characters(text, length, "#### #### ## ##########", held)) && are_digits(text, 20) &&
         "01987654321"[WEIGHTED(text, 4, 8, 5, 10, 9, 7, 3, 6) % 11] == text[8] &&
         "01987654321"[WEIGHTED(text + 10, 1, 2, 4, 8, 5, 10, 9, 7, 3, 6) % 11] == text[9];
}

static int tw_ubn(const uint8_t *text, size_t length) {
  static const uint8_t weights[] = {1, 2, 1, 2, 1, 2, 4, 1};
  if (length != 8 || !are_digits(text, 8)) return 0;
  unsigned sum = 0;
  for (int i = 0; i < 8; i++) {
    unsigned share = digit(text[i]) * weights[i];
    sum += share / 10 + share % 10;
  }
  return sum % 5 == 0 || (text[6] == '7' && (sum + 1) % 5 == 0);
}

const struct entry thing_checks[] = {
    {"tw.ubn", "true", tw_ubn},
    {"be.ogm", "true", be_ogm},
    {"es.ccc", "true", es_ccc},
    {"it.aic", "true", it_aic},
    {"casNumber", "true", cas_number},
    {"cusip", "true", cusip},
    {"imoNumber", "true", imo_number},
    {"objectID", "true", object_id},
    {"xid", "true", xid},
    {0, 0, 0},
};
