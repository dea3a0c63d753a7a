#include "checks.h"

// Formats of ASCII that a loop with few cases reads, and texts compared with a given one.

static int is_word(uint8_t byte) { return is_digit(byte) || is_letter(byte); }

/// Texts, which are given without quotes, and lists and objects in JSON.
static int not_empty(const uint8_t *text, size_t length) {
  if (!length || (text[0] != '[' && text[0] != '{')) return length > 0;
  size_t i = 1;
  while (i < length && (text[i] == ' ' || text[i] == '\t' || text[i] == '\n' || text[i] == '\r')) i++;
  return i < length && text[i] != ']' && text[i] != '}';
}

static int two_bytes(const uint8_t *, size_t length) {
  return length == 2;
}

static int starts_with(const uint8_t *text, size_t length) { return length >= 4 && !memcmp(text, "São", 4); }

static int ends_with(const uint8_t *text, size_t length) { return length >= 3 && !memcmp(text + length - 3, "路", 3); }

static int letters(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (!is_letter(text[i])) return 0;
  return length > 0;
}

/// Lines end with LF, VT, FF, CR, NEL, U+2028 and U+2029.
static int single_line(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++) {
    if ((uint8_t)(text[i] - 0x0A) < 4) return 0;
    if (text[i] == 0xC2 && i + 1 < length && text[i + 1] == 0x85) return 0;
    if (text[i] == 0xE2 && i + 2 < length && text[i + 1] == 0x80 && (text[i + 2] | 1) == 0xA9) return 0;
  }
  return 1;
}

static int slug(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++) {
    int is_hyphen = text[i] == '-';
    if (!is_hyphen && !is_digit(text[i]) && (uint8_t)(text[i] - 'a') > 25) return 0;
    if (is_hyphen && (i == 0 || i + 1 == length || text[i - 1] == '-')) return 0;
  }
  return length > 0;
}

static int one_of_words(const uint8_t *text, size_t length, const char *const *words) {
  for (; *words; words++)
    if (strlen(*words) == length && !memcmp(text, *words, length)) return 1;
  return 0;
}

static int accepted(const uint8_t *text, size_t length) {
  static const char *const words[] = {"true", "1", "on", "yes", 0};
  return one_of_words(text, length, words);
}

static int declined(const uint8_t *text, size_t length) {
  static const char *const words[] = {"false", "0", "off", "no", "null", 0};
  return one_of_words(text, length, words);
}

static int none_of(const uint8_t *text, size_t length) {
  static const char *const words[] = {"admin", "1", 0};
  return !one_of_words(text, length, words);
}

static int nano_id_of(const uint8_t *text, size_t length, size_t expected) {
  if (length != expected) return 0;
  for (size_t i = 0; i < length; i++)
    if (!is_word(text[i]) && text[i] != '_' && text[i] != '-') return 0;
  return 1;
}

static int nano_id(const uint8_t *text, size_t length) { return nano_id_of(text, length, 21); }

static int short_nano_id(const uint8_t *text, size_t length) { return nano_id_of(text, length, 5); }

/// The end of dot-separated identifiers from an offset on, where a plus sign may follow; 0 if one is empty.
static size_t identifiers_at(const uint8_t *text, size_t length, size_t from) {
  size_t start = from, i = from;
  for (;; i++) {
    if (i < length && (is_word(text[i]) || text[i] == '-')) continue;
    if (i == start) return 0;
    if (i == length || text[i] != '.') return i;
    start = i + 1;
  }
}

static int semantic_version(const uint8_t *text, size_t length) {
  size_t i = 0;
  for (int part = 0; part < 3; part++) {
    size_t start = i;
    while (i < length && is_digit(text[i])) i++;
    if (i == start || (text[start] == '0' && i - start > 1)) return 0;
    if (part < 2 && (i == length || text[i++] != '.')) return 0;
  }
  if (i < length && text[i] == '-' && !(i = identifiers_at(text, length, i + 1))) return 0;
  if (i < length && text[i] == '+' && !(i = identifiers_at(text, length, i + 1))) return 0;
  return i == length;
}

static int bic(const uint8_t *text, size_t length) {
  if (length != 8 && length != 11) return 0;
  for (size_t i = 0; i < length; i++)
    if (!is_upper(text[i]) && !is_digit(text[i])) return 0;
  static rule_check country;
  if (!country) country = rule_check_of("country", "true");
  // Kosovo has a code here that ISO 3166-1 does not have.
  return country(text + 4, 2) || !memcmp(text + 4, "XK", 2);
}

static int isbn(const uint8_t *text, size_t length) {
  uint8_t held[13];
  size_t count = 0;
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '-' || text[i] == ' ') {
      if (!i || i + 1 == length || text[i - 1] == '-' || text[i - 1] == ' ') return 0;
      continue;
    }
    if (count == 13) return 0;
    held[count++] = text[i];
  }
  if (count == 13) {
    // 979-0 is for music.
    if (!are_digits(held, 13) || (memcmp(held, "978", 3) && (memcmp(held, "979", 3) || held[3] == '0'))) return 0;
    unsigned sum = 0;
    for (size_t i = 0; i < 13; i++) sum += (unsigned)(held[i] - '0') * (i % 2 ? 3 : 1);
    return sum % 10 == 0;
  }
  if (count != 10 || !are_digits(held, 9)) return 0;
  unsigned sum = held[9] == 'X' ? 10 : (unsigned)(held[9] - '0');
  for (size_t i = 0; i < 9; i++) sum += (unsigned)(held[i] - '0') * (unsigned)(10 - i);
  return sum % 11 == 0;
}

static int is_hexadecimal(uint8_t byte) { return is_digit(byte) || (uint8_t)((byte | 0x20) - 'a') < 6; }

static int mac_address(const uint8_t *text, size_t length) {
  size_t group = length == 17 ? 2 : 4;
  if (length != 17 && length != 14) return 0;
  for (size_t i = 0; i < length; i++)
    if (i % (group + 1) == group ? text[i] != text[group] : !is_hexadecimal(text[i])) return 0;
  return group == 2 ? text[2] == ':' || text[2] == '-' : text[4] == '.';
}

static int iso_week(const uint8_t *text, size_t length) {
  if (length != 8 || !are_digits(text, 4) || memcmp(text + 4, "-W", 2) || !are_digits(text + 6, 2)) return 0;
  unsigned long year = number_at(text, 4), week = number_at(text + 6, 2);
  // The weekday of 31 December, 0 for Sunday: a year with 53 weeks ends on a Thursday, or begins on one.
  unsigned long last = (year + year / 4 - year / 100 + year / 400) % 7;
  unsigned long before = (year - 1 + (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400) % 7;
  return week >= 1 && (week <= 52 || (week == 53 && (last == 4 || before == 3)));
}

/// A period of ISO 8601: years to seconds in order, the last with decimals.
static int duration(const uint8_t *text, size_t length) {
  if (length < 3 || text[0] != 'P') return 0;
  const char *units = "YMWD";
  size_t i = 1;
  int has_time = 0;
  while (i < length) {
    if (text[i] == 'T') {
      if (has_time++ || ++i == length) return 0;
      units = "HMS";
    }
    size_t start = i;
    while (i < length && (is_digit(text[i]) || text[i] == '.')) i++;
    if (i == start || i == length) return 0;
    const char *unit = strchr(units, text[i++]);
    if (!unit) return 0;
    units = unit + 1;
  }
  return 1;
}

static int is_token(uint8_t byte) { return is_word(byte) || (byte && strchr("!#$&-^_.+", byte)); }

static int mime_type(const uint8_t *text, size_t length) {
  size_t i = 0, start = 0;
  while (i < length && is_token(text[i])) i++;
  if (i == 0 || i == length || text[i] != '/') return 0;
  start = ++i;
  while (i < length && is_token(text[i])) i++;
  if (i == start) return 0;
  while (i < length) {
    if (text[i++] != ';') return 0;
    while (i < length && text[i] == ' ') i++;
    start = i;
    while (i < length && is_token(text[i])) i++;
    if (i == start || i == length || text[i++] != '=') return 0;
    start = i;
    while (i < length && is_token(text[i])) i++;
    if (i == start) return 0;
  }
  return 1;
}

static int brazilian_postal(const uint8_t *text, size_t length) {
  return length == 9 && are_digits(text, 5) && text[5] == '-' && are_digits(text + 6, 3);
}

const struct entry shape_checks[] = {
    {"notEmpty", "true", not_empty},
    {"length", "{\"exact\":2,\"unit\":\"utf8\"}", two_bytes},
    {"length", "{\"max\":100000000,\"min\":1}", not_empty},
    {"startsWith", "{\"text\":\"São\"}", starts_with},
    {"endsWith", "{\"text\":\"路\"}", ends_with},
    {"alphabetic", "{\"ascii\":true}", letters},
    {"singleLine", "true", single_line},
    {"slug", "true", slug},
    {"accepted", "true", accepted},
    {"declined", "true", declined},
    {"noneOf", "{\"forbidden\":[\"admin\",1]}", none_of},
    {"nanoid", "true", nano_id},
    {"nanoid", "{\"length\":5}", short_nano_id},
    {"semanticVersion", "true", semantic_version},
    {"bic", "true", bic},
    {"isbn", "true", isbn},
    {"macAddress", "true", mac_address},
    {"isoWeek", "true", iso_week},
    {"duration", "true", duration},
    {"duration", "{\"notation\":\"iso8601\"}", duration},
    {"mimeType", "true", mime_type},
    {"postalCode", "{\"region\":\"BR\"}", brazilian_postal},
    {0, 0, 0},
};
