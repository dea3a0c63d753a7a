#include "checks.h"

// Addresses.

static int ipv4(const uint8_t *text, size_t length) {
  size_t i = 0;
  for (int part = 0; part < 4; part++) {
    size_t start = i;
    unsigned number = 0;
    while (i < length && is_digit(text[i]) && i - start < 4) number = number * 10 + (text[i++] - '0');
    if (i == start || i - start > 3 || number > 255 || (i - start > 1 && text[start] == '0')) return 0;
    if (part < 3 && (i == length || text[i++] != '.')) return 0;
  }
  return i == length;
}

static int ip_address(const uint8_t *text, size_t length) {
  if (!memchr(text, ':', length)) return ipv4(text, length);
  unsigned groups = 0, gaps = 0;
  size_t i = 0;
  if (length >= 2 && text[0] == ':' && text[1] == ':') gaps = 1, i = 2;
  while (i < length) {
    size_t start = i;
    while (i < length && is_hex(text[i])) i++;
    if (i < length && text[i] == '.') return ipv4(text + start, length - start) && (groups + 2 == 8 || gaps);
    if (i == start || i - start > 4) return 0;
    groups++;
    if (i == length) break;
    if (text[i++] != ':' || i == length) return 0;
    if (text[i] == ':') {
      if (gaps++) return 0;
      i++;
    }
  }
  return gaps ? groups < 8 : groups == 8;
}

static int hostname(const uint8_t *text, size_t length) {
  if (!length || length > 253) return 0;
  // A label in Punycode needs the tables of UTS #46 and RFC 5892, which this check does not have.
  for (size_t i = 0; i + 3 < length; i++)
    if (!memcmp(text + i, "xn--", 4) && (i == 0 || text[i - 1] == '.')) return 0;
  size_t start = 0;
  for (size_t i = 0; i <= length; i++) {
    if (i == length || text[i] == '.') {
      if (i == start || i - start > 63 || text[start] == '-' || text[i - 1] == '-') return 0;
      start = i + 1;
    } else if (!is_digit(text[i]) && (uint8_t)((text[i] | 0x20) - 'a') > 25 && text[i] != '-') {
      return 0;
    }
  }
  return 1;
}

const struct entry network_checks[] = {
    {"ipAddress", "true", ip_address},
    {"hostname", "true", hostname},
    {0, 0, 0},
};
