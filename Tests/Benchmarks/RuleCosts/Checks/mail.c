#include "links.h"

// Addresses of mail, and the URIs that are made of them.

static uint8_t atoms[256];

__attribute__((constructor)) static void fill(void) {
  for (int byte = 0; byte < 128; byte++)
    atoms[byte] = is_digit((uint8_t)byte) || is_letter((uint8_t)byte) || is_one_of((uint8_t)byte, "!#$%&'*+-/=?^_`{|}~");
}

static int is_mail_domain(const uint8_t *domain, size_t length, int takes_any) {
  if (length > 2 && domain[0] == '[') {
    if (domain[length - 1] != ']') return 0;
    if (length > 7 && is_lowercase_word(domain + 1, 5, "ipv6:"))
      return memchr(domain + 6, ':', length - 7) && is_ip_address(domain + 6, length - 7);
    return is_ipv4(domain + 1, length - 2);
  }
  uint8_t high = 0;
  for (size_t i = 0; i < length; i++) high |= domain[i];
  if (high >= 0x80) return takes_any && is_international_name(domain, length);
  return memchr(domain, '.', length) && is_host_name(domain, length);
}

static int is_local_part(const uint8_t *text, size_t length, int takes_any) {
  if (!length || length > 64) return 0;
  if (text[0] == '"') {
    for (size_t i = 1; i < length; i++) {
      if (text[i] == '"') return i == length - 1;
      if (text[i] == '\\' && (++i == length || text[i] >= 0x7F)) return 0;
      if (text[i] < 0x20 || text[i] == 0x7F || (text[i] > 0x7F && !takes_any)) return 0;
    }
    return 0;
  }
  int is_atom = 0;
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '.' ? !is_atom : !(atoms[text[i]]) && !(takes_any && text[i] >= 0x80)) return 0;
    is_atom = text[i] != '.';
  }
  return is_atom;
}

static int is_email(const uint8_t *text, size_t length, int takes_any) {
  size_t at = length;
  while (at > 0 && text[at - 1] != '@') at--;
  return at && length <= 254 && is_local_part(text, at - 1, takes_any) &&
         is_mail_domain(text + at, length - at, takes_any);
}

static int email(const uint8_t *text, size_t length) { return is_email(text, length, 0); }

/// Invisible characters, which RFC 6531 does not refuse, are not looked for.
static int international_email(const uint8_t *text, size_t length) { return is_email(text, length, 1); }

static int are_addresses(const uint8_t *text, size_t length) {
  uint8_t address[256];
  if (!length) return 1;
  for (size_t i = 0; i <= length; i++) {
    size_t count = 0;
    for (; i < length && text[i] != ','; i++) {
      if (count == sizeof address) return 0;
      if (text[i] == '%') {
        address[count++] = (uint8_t)((is_digit(text[i + 1]) ? digit(text[i + 1]) : (text[i + 1] & 7u) + 9) << 4 |
                                     (is_digit(text[i + 2]) ? digit(text[i + 2]) : (text[i + 2] & 7u) + 9));
        i += 2;
      } else {
        address[count++] = text[i];
      }
    }
    if (!is_email(address, count, 1)) return 0;
  }
  return 1;
}

static int mailto(const uint8_t *text, size_t length) {
  struct link link = parts_of_link(text, length);
  if (!is_lowercase_word(link.scheme, link.scheme_length, "mailto") || link.host || !is_link_rest(&link, 0) ||
      !are_addresses(link.path, link.path_length))
    return 0;
  for (size_t i = 0; i < link.query_length; i++) {
    const uint8_t *field = link.query + i, *end = memchr(field, '&', link.query_length - i);
    size_t count = end ? (size_t)(end - field) : link.query_length - i;
    const uint8_t *equals = memchr(field, '=', count);
    if (!equals) return 0;
    size_t name = (size_t)(equals - field);
    if ((is_lowercase_word(field, name, "to") || is_lowercase_word(field, name, "cc") || is_lowercase_word(field, name, "bcc")) &&
        !are_addresses(equals + 1, count - name - 1))
      return 0;
    i += count;
  }
  return 1;
}

const struct entry mail_checks[] = {
    {"email", "true", email},
    {"email", "{\"mode\":\"internationalized\"}", international_email},
    {"mailto", "true", mailto},
    {0, 0, 0},
};
