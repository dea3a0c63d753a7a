#include "networks.h"


// Rules with other arguments than those of the first sample, by the checks of their plain form.

static int is_last_label(const uint8_t *text, size_t length) {
  size_t dot = length;
  while (dot && text[dot - 1] != '.') dot--;
  return dot && length - dot > 1;
}

static int name_with_top_level(const uint8_t *text, size_t length) {
  return is_host_name(text, length) && is_last_label(text, length);
}

static int name_with_dot(const uint8_t *text, size_t length) {
  return length && is_host_name(text, text[length - 1] == '.' ? length - 1 : length);
}

static int name_with_wildcard(const uint8_t *text, size_t length) {
  return length > 2 && !memcmp(text, "*.", 2) ? is_host_name(text + 2, length - 2) : is_host_name(text, length);
}

/// Low lines are letters here.
static int name_with_low_lines(const uint8_t *text, size_t length) {
  uint8_t held[253];
  if (length > sizeof held) return 0;
  for (size_t i = 0; i < length; i++) held[i] = text[i] == '_' ? 'x' : text[i];
  return is_host_name(held, length);
}

/// RFC 6761 and what follows it: names that no public server answers.
static int name_not_reserved(const uint8_t *text, size_t length) {
  static const char *const reserved[] = {"local", "localhost", "invalid", "test", "internal", "onion", "home.arpa"};
  if (!is_host_name(text, length)) return 0;
  for (int i = 0; i < 7; i++) {
    size_t count = strlen(reserved[i]), at = 0;
    if (length < count || (length > count && text[length - count - 1] != '.')) continue;
    while (at < count && (text[length - count + at] | 0x20) == reserved[i][at]) at++;
    if (at == count) return 0;
  }
  return 1;
}

/// An address and the bits of its prefix; -1 if it is not written so.
static int prefix_of(const uint8_t *text, size_t length, size_t *address) {
  const uint8_t *slash = memchr(text, '/', length);
  if (!slash) return -1;
  *address = (size_t)(slash - text);
  size_t count = length - *address - 1;
  if (!count || count > 3 || !are_digits(slash + 1, count) || (count > 1 && slash[1] == '0')) return -1;
  int bits = (int)number_at(slash + 1, count);
  int is_four = is_ipv4(text, *address);
  if (!is_four && !is_ip_address(text, *address)) return -1;
  return bits <= (is_four ? 32 : 128) ? bits : -1;
}

static int with_prefix(const uint8_t *text, size_t length) {
  size_t address;
  return prefix_of(text, length, &address) >= 0;
}

/// Networks of IPv4, in which no bit is set behind the prefix.
static int network(const uint8_t *text, size_t length) {
  size_t address;
  int bits = prefix_of(text, length, &address);
  if (bits < 0 || !is_ipv4(text, address)) return 0;
  uint32_t whole = 0, part = 0;
  for (size_t i = 0; i <= address; i++) {
    if (i == address || text[i] == '.') {
      whole = whole << 8 | part;
      part = 0;
    } else {
      part = part * 10 + digit(text[i]);
    }
  }
  return !(bits < 32 && whole << bits);
}

static int with_zone(const uint8_t *text, size_t length) {
  const uint8_t *zone = memchr(text, '%', length);
  size_t count = zone ? (size_t)(zone - text) : length;
  return memchr(text, ':', count) && is_ip_address(text, count) && (!zone || count + 1 < length);
}

static int is_hex_text(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (!is_hex(text[i])) return 0;
  return 1;
}

static int two_bytes(const uint8_t *text, size_t length) { return length == 4 && is_hex_text(text, 4); }

static int sha3_256(const uint8_t *text, size_t length) { return length == 64 && is_hex_text(text, 64); }

static int base64_for_urls(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (!is_digit(text[i]) && !is_letter(text[i]) && text[i] != '-' && text[i] != '_') return 0;
  return length % 4 != 1;
}

static int is_base32_length(size_t length) { return length % 8 != 1 && length % 8 != 3 && length % 8 != 6; }

static int base32_hex(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (!is_digit(text[i]) && (uint8_t)(text[i] - 'A') > 'V' - 'A') return 0;
  return is_base32_length(length);
}

static int base32_crockford(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (!is_digit(text[i]) && (!is_letter(text[i]) || is_one_of(text[i], "Uu"))) return 0;
  return is_base32_length(length);
}

static int ean8(const uint8_t *text, size_t length) {
  return length == 8 && are_digits(text, 8) && WEIGHTED(text, 3, 1, 3, 1, 3, 1, 3, 1) % 10 == 0;
}

static int imeisv(const uint8_t *text, size_t length) { return length == 16 && are_digits(text, 16); }

static int any_imei(const uint8_t *text, size_t length) {
  return imeisv(text, length) || (length == 15 && checked_luhn(text, 15));
}

/// Single spaces or hyphens between digits.
static int spaced_imei(const uint8_t *text, size_t length) {
  uint8_t held[15];
  size_t count = 0;
  for (size_t i = 0; i < length; i++) {
    if (text[i] == ' ' || text[i] == '-') {
      if (!i || i + 1 == length || !is_digit(text[i - 1])) return 0;
      continue;
    }
    if (count == 15) return 0;
    held[count++] = text[i];
  }
  return count == 15 && checked_luhn(held, 15);
}

/// Groups of four characters.
static int spaced_iban(const uint8_t *text, size_t length) {
  static rule_check iban;
  uint8_t held[34];
  size_t count = 0;
  if (!iban) iban = rule_check_of("iban", "true");
  for (size_t i = 0; i < length; i++) {
    if (text[i] == ' ') {
      if (i % 5 != 4 || i + 1 == length) return 0;
      continue;
    }
    if (count == 34) return 0;
    held[count++] = text[i];
  }
  return (count == length || count + (count - 1) / 4 == length) && iban(held, count);
}

static int relative_pointer(const uint8_t *text, size_t length) {
  static rule_check pointer;
  if (!pointer) pointer = rule_check_of("jsonPointer", "true");
  size_t i = 0;
  while (i < length && is_digit(text[i])) i++;
  if (!i || (i > 1 && text[0] == '0')) return 0;
  return (i + 1 == length && text[i] == '#') || pointer(text + i, length - i);
}

static int pictured_date(const uint8_t *text, size_t length) {
  return length == 10 && are_digits(text, 2) && text[2] == '/' && are_digits(text + 3, 2) && text[5] == '/' &&
         are_digits(text + 6, 4) &&
         is_calendar_day(number_at(text + 6, 4), number_at(text + 3, 2), number_at(text, 2));
}

static int dotted_date(const uint8_t *text, size_t length) {
  size_t first = length > 1 && is_digit(text[1]) ? 2 : 1;
  if (length < first + 7 || text[first] != '.') return 0;
  const uint8_t *month = text + first + 1;
  size_t second = is_digit(month[1]) ? 2 : 1;
  return length == first + second + 6 && month[second] == '.' && are_digits(text, first) &&
         are_digits(month, second) && are_digits(month + second + 1, 4) &&
         is_calendar_day(number_at(month + second + 1, 4), number_at(month, second), number_at(text, first));
}

static int version4_or_nil(const uint8_t *text, size_t length) {
  static rule_check uuid;
  if (!uuid) uuid = rule_check_of("uuid", "true");
  return uuid(text, length) && ((text[14] == '4' && is_one_of(text[19], "89abAB")) ||
                                !memcmp(text, "00000000-0000-0000-0000-000000000000", 36));
}

const struct entry option_checks[] = {
    {"hostname", "{\"mode\":\"internationalized\"}", is_international_name},
    {"hostname", "{\"topLevelDomain\":true}", name_with_top_level},
    {"hostname", "{\"trailingDot\":true}", name_with_dot},
    {"hostname", "{\"wildcard\":true}", name_with_wildcard},
    {"hostname", "{\"underscores\":true}", name_with_low_lines},
    {"hostname", "{\"reserved\":false}", name_not_reserved},
    {"ipAddress", "{\"prefix\":\"required\"}", with_prefix},
    {"ipAddress", "{\"network\":true,\"prefix\":\"required\"}", network},
    {"ipAddress", "{\"version\":\"v6\",\"zone\":true}", with_zone},
    {"hexadecimal", "{\"bytes\":2}", two_bytes},
    {"hash", "{\"algorithm\":\"sha3-256\"}", sha3_256},
    {"base64", "{\"padding\":\"forbidden\",\"variant\":\"url\"}", base64_for_urls},
    {"base32", "{\"padding\":\"forbidden\",\"variant\":\"hex\"}", base32_hex},
    {"base32", "{\"padding\":\"forbidden\",\"variant\":\"crockford\"}", base32_crockford},
    {"ean", "{\"forms\":[\"ean8\"]}", ean8},
    {"imei", "{\"form\":\"imeisv\"}", imeisv},
    {"imei", "{\"form\":\"any\"}", any_imei},
    {"imei", "{\"separators\":true}", spaced_imei},
    {"iban", "{\"separators\":true}", spaced_iban},
    {"jsonPointer", "{\"form\":\"relative\"}", relative_pointer},
    {"date", "{\"picture\":\"DD/MM/YYYY\"}", pictured_date},
    {"date", "{\"pattern\":\"d.M.yyyy\"}", dotted_date},
    {"uuid", "{\"nil\":true,\"versions\":[4]}", version4_or_nil},
    {0, 0, 0},
};
