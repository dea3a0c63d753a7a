#include "networks.h"

#include <unicode/uidna.h>

// Addresses.

int is_ipv4(const uint8_t *text, size_t length) {
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

int is_ip_address(const uint8_t *text, size_t length) {
  if (!memchr(text, ':', length)) return is_ipv4(text, length);
  unsigned groups = 0, gaps = 0;
  size_t i = 0;
  if (length >= 2 && text[0] == ':' && text[1] == ':') gaps = 1, i = 2;
  while (i < length) {
    size_t start = i;
    while (i < length && is_hex(text[i])) i++;
    if (i < length && text[i] == '.') return is_ipv4(text + start, length - start) && (groups + 2 == 8 || gaps);
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

int is_international_name(const uint8_t *text, size_t length) {
  static UIDNA *idna;
  UErrorCode status = U_ZERO_ERROR;
  if (!idna)
    idna = uidna_openUTS46(UIDNA_USE_STD3_RULES | UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ |
                               UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_NONTRANSITIONAL_TO_UNICODE,
                           &status);
  char ascii[256];
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  int32_t count = uidna_nameToASCII_UTF8(idna, (const char *)text, (int32_t)length, ascii, 256, &info, &status);
  return U_SUCCESS(status) && !info.errors && count > 0 && count < 254;
}

int is_host_name(const uint8_t *text, size_t length) {
  if (!length || length > 253) return 0;
  size_t start = 0;
  for (size_t i = 0; i <= length; i++) {
    if (i == length || text[i] == '.') {
      if (i == start || i - start > 63 || text[start] == '-' || text[i - 1] == '-') return 0;
      if (i - start > 3 && (text[start] | 0x20) == 'x' && (text[start + 1] | 0x20) == 'n' &&
          text[start + 2] == '-' && text[start + 3] == '-')
        return is_international_name(text, length);
      // Of a last label that is a number, programs make an address.
      if (i == length && is_digit(text[start])) {
        size_t prefix = i - start > 1 && text[start] == '0' && (text[start + 1] | 0x20) == 'x' ? 2 : 0;
        size_t place = start + prefix;
        while (place < i && (prefix ? is_hex(text[place]) : is_digit(text[place]))) place++;
        if (place == i) return 0;
      }
      start = i + 1;
    } else if (!is_digit(text[i]) && !is_letter(text[i]) && text[i] != '-') {
      return 0;
    }
  }
  return 1;
}

const struct entry network_checks[] = {
    {"ipAddress", "true", is_ip_address},
    {"hostname", "true", is_host_name},
    {0, 0, 0},
};
