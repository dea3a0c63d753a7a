#include "links.h"
#include "utf8.h"

// URIs, and URLs of the web.

enum { in_name = 1, in_user = 2, in_path = 4, in_query = 8, in_literal = 16 };
static uint8_t kinds[256];

__attribute__((constructor)) static void fill(void) {
  for (int byte = 0; byte < 128; byte++) {
    int is_word = is_digit((uint8_t)byte) || is_letter((uint8_t)byte);
    if (is_word || is_one_of((uint8_t)byte, "-._~!$&'()*+,;=")) kinds[byte] |= in_name | in_user | in_path | in_query;
    if (byte == ':') kinds[byte] |= in_user | in_path | in_query;
    if (byte == '@' || byte == '/') kinds[byte] |= in_path | in_query;
    if (byte == '?') kinds[byte] |= in_query;
    if (byte > 0x20 && byte != 0x7F && !is_one_of((uint8_t)byte, "\"<>\\^`{|}")) kinds[byte] |= in_literal;
  }
  for (int byte = 128; byte < 256; byte++) kinds[byte] |= in_literal;
}

static int is_encoded(const uint8_t *text, size_t length) { return length > 2 && is_hex(text[1]) && is_hex(text[2]); }

/// Whether RFC 3987 has a character beyond ASCII: those of the private use areas are in queries alone.
static int is_international(uint32_t point, int takes_private) {
  if ((point >= 0xE000 && point <= 0xF8FF) || point >= 0xF0000) return takes_private && (point & 0xFFFF) <= 0xFFFD;
  if (point >= 0x10000) return point - 0xE0000 >= 0x1000 && (point & 0xFFFF) <= 0xFFFD;
  return point >= 0xA0 && point - 0xFDD0 >= 0x20 && point <= 0xFFEF;
}

static int is_part(const uint8_t *text, size_t length, uint8_t kind, int takes_any, int takes_private) {
  for (size_t i = 0; i < length;) {
    if (kinds[text[i]] & kind) {
      i++;
    } else if (text[i] == '%') {
      if (!is_encoded(text + i, length - i)) return 0;
      i += 3;
    } else if (!takes_any || text[i] < 0x80 || !is_international(next_point(text, &i), takes_private)) {
      return 0;
    }
  }
  return 1;
}

struct link parts_of_link(const uint8_t *text, size_t length) {
  struct link link = {0};
  const uint8_t *end = text + length, *at = text;
  while (at < end && *at != ':' && *at != '/' && *at != '?' && *at != '#') at++;
  if (at < end && *at == ':') {
    link.scheme = text;
    link.scheme_length = (size_t)(at++ - text);
  } else {
    at = text;
  }
  if (end - at > 1 && at[0] == '/' && at[1] == '/') {
    const uint8_t *start = at + 2, *bracket = 0;
    for (at = start; at < end && *at != '/' && *at != '?' && *at != '#'; at++) {
      if (*at == '@') {
        link.user = start;
        link.user_length = (size_t)(at - start);
        link.host = at + 1;
      }
    }
    if (!link.host) link.host = start;
    for (const uint8_t *i = link.host; i < at; i++)
      if (*i == ']') bracket = i;
    const uint8_t *colon = memchr(bracket ? bracket : link.host, ':', (size_t)(at - (bracket ? bracket : link.host)));
    link.host_length = (size_t)((colon ? colon : at) - link.host);
    if (colon) {
      link.port = colon + 1;
      link.port_length = (size_t)(at - colon - 1);
    }
  }
  link.path = at;
  while (at < end && *at != '?' && *at != '#') at++;
  link.path_length = (size_t)(at - link.path);
  if (at < end && *at == '?') {
    link.query = ++at;
    while (at < end && *at != '#') at++;
    link.query_length = (size_t)(at - link.query);
  }
  if (at < end) {
    link.fragment = at + 1;
    link.fragment_length = (size_t)(end - at - 1);
  }
  return link;
}

static int is_scheme(const struct link *link) {
  if (!link->scheme || !link->scheme_length || !is_letter(link->scheme[0])) return 0;
  for (size_t i = 1; i < link->scheme_length; i++) {
    uint8_t byte = link->scheme[i];
    if (!is_letter(byte) && !is_digit(byte) && byte != '+' && byte != '-' && byte != '.') return 0;
  }
  return 1;
}

int is_lowercase_word(const uint8_t *text, size_t length, const char *word) {
  if (strlen(word) != length) return 0;
  for (size_t i = 0; i < length; i++)
    if ((is_letter(text[i]) ? text[i] | 0x20 : text[i]) != (uint8_t)word[i]) return 0;
  return 1;
}

static int is_literal(const uint8_t *host, size_t length) {
  if (length < 3 || host[length - 1] != ']') return 0;
  if ((host[1] | 0x20) != 'v')
    return memchr(host + 1, ':', length - 2) && is_ip_address(host + 1, length - 2);
  size_t dot = 2;
  while (dot < length - 1 && is_hex(host[dot])) dot++;
  if (dot == 2 || host[dot] != '.' || dot + 2 >= length) return 0;
  for (size_t i = dot + 1; i < length - 1; i++)
    if (!(kinds[host[i]] & in_user)) return 0;
  return 1;
}

int is_link_rest(const struct link *link, int takes_any) {
  return is_part(link->path, link->path_length, in_path, takes_any, 0) &&
         is_part(link->query, link->query_length, in_query, takes_any, 1) &&
         is_part(link->fragment, link->fragment_length, in_query, takes_any, 0);
}

static int is_uri(const uint8_t *text, size_t length, int takes_relative, int takes_any) {
  struct link link = parts_of_link(text, length);
  if (link.scheme ? !is_scheme(&link) : !takes_relative) return 0;
  if (link.host) {
    if (!is_part(link.user, link.user_length, in_user, takes_any, 0) || !are_digits(link.port, link.port_length))
      return 0;
    if (link.host_length && link.host[0] == '[' ? !is_literal(link.host, link.host_length)
                                                : !is_part(link.host, link.host_length, in_name, takes_any, 0))
      return 0;
  }
  return is_link_rest(&link, takes_any);
}

static int uri(const uint8_t *text, size_t length) { return is_uri(text, length, 0, 0); }

static int uri_reference(const uint8_t *text, size_t length) { return is_uri(text, length, 1, 0); }

static int iri(const uint8_t *text, size_t length) { return is_uri(text, length, 0, 1); }

static int iri_reference(const uint8_t *text, size_t length) { return is_uri(text, length, 1, 1); }

static int is_url(const struct link *link) {
  if (!is_scheme(link) || !link->host_length || !is_part(link->user, link->user_length, in_user, 0, 0)) return 0;
  if (link->port_length &&
      (!are_digits(link->port, link->port_length) || link->port_length > 18 ||
       number_at(link->port, link->port_length) > 65535))
    return 0;
  const uint8_t *host = link->host;
  size_t length = link->host_length;
  uint8_t high = 0;
  for (size_t i = 0; i < length; i++) high |= host[i];
  if (host[0] == '[') {
    if (!is_literal(host, length)) return 0;
  } else if (high >= 0x80) {
    if (!is_international_name(host, length)) return 0;
  } else if (!is_ipv4(host, length) && !is_host_name(host, host[length - 1] == '.' ? length - 1 : length)) {
    return 0;
  }
  return is_link_rest(link, 0);
}

static int is_web(const struct link *link) {
  return is_lowercase_word(link->scheme, link->scheme_length, "https") || is_lowercase_word(link->scheme, link->scheme_length, "http");
}

static int url(const uint8_t *text, size_t length) {
  struct link link = parts_of_link(text, length);
  return is_web(&link) && is_url(&link);
}

static int ftp_url(const uint8_t *text, size_t length) {
  struct link link = parts_of_link(text, length);
  return is_lowercase_word(link.scheme, link.scheme_length, "ftp") && is_url(&link);
}

static int any_url(const uint8_t *text, size_t length) {
  struct link link = parts_of_link(text, length);
  return is_url(&link);
}

static int url_of_ports(const uint8_t *text, size_t length) {
  struct link link = parts_of_link(text, length);
  unsigned long port = link.port_length && link.port_length < 6 ? number_at(link.port, link.port_length)
                       : is_lowercase_word(link.scheme, link.scheme_length, "https") ? 443
                                                                             : 80;
  return is_web(&link) && is_url(&link) && (port == 443 || port == 8443);
}

static int url_of_hosts(const uint8_t *text, size_t length) {
  static const char below[] = ".xn--r8jz45g.jp";
  struct link link = parts_of_link(text, length);
  if (!is_web(&link) || !is_url(&link)) return 0;
  size_t count = link.host_length - (link.host[link.host_length - 1] == '.');
  return is_lowercase_word(link.host, count, "example.com") ||
         (count > sizeof below - 1 && is_lowercase_word(link.host + count - sizeof below + 1, sizeof below - 1, below));
}

static int uri_template(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length;) {
    if (text[i] == '%') {
      if (!is_encoded(text + i, length - i)) return 0;
      i += 3;
    } else if (text[i] != '{') {
      if (!(kinds[text[i++]] & in_literal)) return 0;
    } else {
      if (++i < length && is_one_of(text[i], "+#./;?&")) i++;
      for (;; i++) {
        int is_start = 1;
        for (; i < length; i++) {
          if (text[i] == '.' ? is_start : !is_digit(text[i]) && !is_letter(text[i]) && text[i] != '_' && text[i] != '%')
            break;
          if (text[i] == '%') {
            if (!is_encoded(text + i, length - i)) return 0;
            i += 2;
          }
          is_start = text[i] == '.';
        }
        if (is_start) return 0;
        if (i < length && text[i] == '*') {
          i++;
        } else if (i < length && text[i] == ':') {
          size_t start = ++i;
          while (i < length && i < start + 4 && is_digit(text[i])) i++;
          if (i == start || text[start] == '0') return 0;
        }
        if (i == length) return 0;
        if (text[i] == '}') break;
        if (text[i] != ',') return 0;
      }
      i++;
    }
  }
  return 1;
}

const struct entry link_checks[] = {
    {"uri", "true", uri},
    {"uri", "{\"form\":\"uriReference\"}", uri_reference},
    {"uri", "{\"form\":\"iri\"}", iri},
    {"uri", "{\"form\":\"iriReference\"}", iri_reference},
    {"url", "true", url},
    {"url", "{\"schemes\":[\"ftp\"]}", ftp_url},
    {"url", "{\"anyScheme\":true}", any_url},
    {"url", "{\"ports\":[443,8443]}", url_of_ports},
    {"url", "{\"hosts\":[\"example.com\",\"*.例え.jp\"]}", url_of_hosts},
    {"uriTemplate", "true", uri_template},
    {0, 0, 0},
};
