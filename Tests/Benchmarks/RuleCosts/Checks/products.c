#include "checks.h"

// Identifiers that are the same everywhere, and data formats, beside those of `identifiers.c`.

/// ISO 7064 MOD 11-2 over sixteen characters.
static int mod11_2(const uint8_t *text) {
  unsigned total = 0;
  for (int i = 0; i < 15; i++) {
    if (!is_digit(text[i])) return 0;
    total = (total + (unsigned)(text[i] - '0')) * 2 % 11;
  }
  return text[15] == "10X98765432"[total];
}

static int orcid(const uint8_t *text, size_t length) {
  uint8_t held[16];
  if (!(text = characters(text, length, "####-####-####-####", held)) || !mod11_2(text)) return 0;
  unsigned long number = number_at(text, 15);
  return (number >= 15000000 && number <= 35000000) || (number >= 900000000000 && number <= 900100000000);
}

static int isni(const uint8_t *text, size_t length) {
  uint8_t held[16];
  return (text = characters(text, length, "#### #### #### ####", held)) && mod11_2(text);
}

/// What letters count as in vehicle numbers; 10 for those that there are not.
static const uint8_t vehicle_values[26] = {1, 2, 3, 4, 5, 6, 7,  8, 10, 1, 2, 3, 4,
                                           5, 10, 7, 10, 9, 2, 3, 4, 5,  6, 7, 8, 9};

static int vin(const uint8_t *text, size_t length) {
  static const uint8_t weights[] = {8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2};
  if (length != 17) return 0;
  unsigned sum = 0;
  for (int i = 0; i < 17; i++) {
    unsigned value = is_digit(text[i])   ? (unsigned)(text[i] - '0')
                     : is_upper(text[i]) ? vehicle_values[text[i] - 'A']
                                         : 10;
    if (value == 10) return 0;
    sum += value * weights[i];
  }
  return text[8] == "0123456789X"[sum % 11];
}

static int container(const uint8_t *text, size_t length) {
  static const uint8_t letters[] = {10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24,
                                    25, 26, 27, 28, 29, 30, 31, 32, 34, 35, 36, 37, 38};
  uint8_t held[11];
  if (!(text = characters(text, length, "#### ###### #", held)) || !are_digits(text + 4, 7)) return 0;
  unsigned sum = 0;
  for (int i = 0; i < 4; i++) {
    if (!is_upper(text[i])) return 0;
    sum += (unsigned)letters[text[i] - 'A'] << i;
  }
  for (int i = 4; i < 10; i++) sum += (unsigned)(text[i] - '0') << i;
  return (text[3] == 'U' || text[3] == 'J' || text[3] == 'Z') && sum % 11 % 10 == (unsigned)(text[10] - '0');
}

/// With M as they were until 2007, or as thirteen digits; single separators may be between their parts.
static int ismn(const uint8_t *text, size_t length) {
  uint8_t held[13];
  size_t count = 0;
  if (length < 10) return 0;
  if (text[0] == 'M') {
    memcpy(held, "9790", 4);
    count = 4;
    text++;
    length--;
  }
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '-' || text[i] == ' ') {
      if ((!i && !count) || i + 1 == length || (i && !is_digit(text[i - 1]))) return 0;
      continue;
    }
    if (count == 13) return 0;
    held[count++] = text[i];
  }
  text = held;
  return count == 13 && are_digits(text, 13) && !memcmp(text, "9790", 4) &&
         WEIGHTED(text, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1) % 10 == 0;
}

static int isrc(const uint8_t *text, size_t length) {
  uint8_t held[12];
  if (!(text = characters(text, length, "##-###-##-#####", held)) || !are_digits(text + 5, 7)) return 0;
  for (int i = 0; i < 5; i++)
    if (!is_upper(text[i]) && (i < 2 || !is_digit(text[i]))) return 0;
  return 1;
}

static int iccid(const uint8_t *text, size_t length) {
  uint8_t held[20];
  size_t count = 0;
  if (memchr(text, ' ', length)) {
    for (size_t i = 0; i < length; i++) {
      if (text[i] == ' ') {
        if (!i || i + 1 == length || text[i - 1] == ' ') return 0;
        continue;
      }
      if (count == 20) return 0;
      held[count++] = text[i];
    }
    text = held;
    length = count;
  }
  return length - 18 < 3 && are_digits(text, length) && text[0] == '8' && text[1] == '9' && luhn(text, length);
}

static int hexadecimal(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (!is_digit(text[i]) && (uint8_t)((text[i] | 0x20) - 'a') > 5) return 0;
  return 1;
}

static int whole_bytes(const uint8_t *text, size_t length) { return length % 2 == 0 && hexadecimal(text, length); }

static int md5(const uint8_t *text, size_t length) { return length == 32 && hexadecimal(text, 32); }

static int base32(const uint8_t *text, size_t length) {
  size_t end = length;
  while (end > 0 && text[end - 1] == '=') end--;
  size_t last = end % 8;
  if (length % 8 || length - end > 6 || last == 1 || last == 3 || last == 6) return 0;
  for (size_t i = 0; i < end; i++)
    if (!is_upper(text[i]) && (uint8_t)(text[i] - '2') > 5) return 0;
  return 1;
}

static int json_pointer(const uint8_t *text, size_t length) {
  if (length && text[0] != '/') return 0;
  for (size_t i = 0; i < length; i++)
    if (text[i] == '~' && (i + 1 == length || (text[i + 1] != '0' && text[i + 1] != '1'))) return 0;
  return 1;
}

static int doi(const uint8_t *text, size_t length) {
  if (length < 8 || memcmp(text, "10.", 3)) return 0;
  size_t i = 3;
  while (i < length && (is_digit(text[i]) || (text[i] == '.' && is_digit(text[i - 1])))) i++;
  if (i + 1 >= length || text[i] != '/' || !is_digit(text[i - 1])) return 0;
  for (i++; i < length; i++)
    if (text[i] <= ' ' || text[i] >= 0x7F) return 0;
  return 1;
}

const struct entry product_checks[] = {
    {"orcid", "true", orcid},
    {"isni", "true", isni},
    {"vin", "true", vin},
    {"containerCode", "true", container},
    {"ismn", "true", ismn},
    {"isrc", "true", isrc},
    {"iccid", "true", iccid},
    {"hexadecimal", "true", whole_bytes},
    {"hash", "{\"algorithm\":\"md5\"}", md5},
    {"base32", "true", base32},
    {"jsonPointer", "true", json_pointer},
    {"doi", "true", doi},
    {0, 0, 0},
};
