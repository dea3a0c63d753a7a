#include "checks.h"

// JSON, and the tokens that are made of it.

static size_t after_space(const uint8_t *text, size_t length, size_t i) {
  while (i < length && (text[i] == ' ' || text[i] == '\n' || text[i] == '\t' || text[i] == '\r')) i++;
  return i;
}

/// The offset behind a string, or 0.
static size_t after_string(const uint8_t *text, size_t length, size_t i) {
  for (i++; i < length; i++) {
    if (text[i] == '"') return i + 1;
    if (text[i] < 0x20) return 0;
    if (text[i] != '\\') continue;
    if (++i == length) return 0;
    if (text[i] == 'u') {
      if (length - i < 5) return 0;
      for (int digits = 0; digits < 4; digits++)
        if (!is_hex(text[++i])) return 0;
    } else if (!is_one_of(text[i], "\"\\/bfnrt")) {
      return 0;
    }
  }
  return 0;
}

static size_t after_number(const uint8_t *text, size_t length, size_t i) {
  size_t start;
  if (text[i] == '-') i++;
  if (i == length || !is_digit(text[i])) return 0;
  if (text[i] == '0') i++;
  else
    while (i < length && is_digit(text[i])) i++;
  if (i < length && text[i] == '.') {
    for (start = ++i; i < length && is_digit(text[i]);) i++;
    if (i == start) return 0;
  }
  if (i < length && (text[i] | 0x20) == 'e') {
    if (++i < length && (text[i] == '+' || text[i] == '-')) i++;
    for (start = i; i < length && is_digit(text[i]);) i++;
    if (i == start) return 0;
  }
  return i;
}

/// The offset behind a value that is not a list or an object, or 0.
static size_t after_scalar(const uint8_t *text, size_t length, size_t i) {
  if (i == length) return 0;
  if (text[i] == '"') return after_string(text, length, i);
  if (text[i] == '-' || is_digit(text[i])) return after_number(text, length, i);
  if (length - i >= 4 && (!memcmp(text + i, "true", 4) || !memcmp(text + i, "null", 4))) return i + 4;
  return length - i >= 5 && !memcmp(text + i, "false", 5) ? i + 5 : 0;
}

/// The offset behind a member's name and its colon, or 0.
static size_t after_name(const uint8_t *text, size_t length, size_t i) {
  i = after_space(text, length, i);
  if (i == length || text[i] != '"' || !(i = after_string(text, length, i))) return 0;
  i = after_space(text, length, i);
  return i < length && text[i] == ':' ? i + 1 : 0;
}

/// RFC 8259, of up to 512 levels.
static int is_json(const uint8_t *text, size_t length) {
  enum { most_levels = 512 };
  uint8_t is_object[most_levels];
  size_t levels = 0, i = 0;
  for (;;) {
    i = after_space(text, length, i);
    if (i < length && (text[i] == '[' || text[i] == '{')) {
      if (levels == most_levels) return 0;
      is_object[levels++] = text[i] == '{';
      size_t first = after_space(text, length, i + 1);
      if (first < length && text[first] == (text[i] == '{' ? '}' : ']')) {
        i = first + 1;
        levels--;
      } else {
        i++;
        if (is_object[levels - 1] && !(i = after_name(text, length, i))) return 0;
        continue;
      }
    } else if (!(i = after_scalar(text, length, i))) {
      return 0;
    }
    for (;;) {
      i = after_space(text, length, i);
      if (!levels) return i == length;
      if (i == length) return 0;
      if (text[i] == ',') {
        i++;
        if (is_object[levels - 1] && !(i = after_name(text, length, i))) return 0;
        break;
      }
      if (text[i++] != (is_object[levels - 1] ? '}' : ']')) return 0;
      levels--;
    }
  }
}

/// What is looked at of the members of an object: the first bytes of the values, 0 where there is none.
struct members {
  const uint8_t *algorithm;
  size_t algorithm_length;
  uint8_t end, numbers[2], texts[3];
};

/// The members of an object that is valid JSON; of those of one name, the last counts.
static void read_members(const uint8_t *text, size_t length, struct members *members) {
  size_t levels = 0;
  memset(members, 0, sizeof *members);
  for (size_t i = 0; i < length;) {
    if (text[i] != '"') {
      levels += text[i] == '{' || text[i] == '[';
      levels -= text[i] == '}' || text[i] == ']';
      i++;
      continue;
    }
    const uint8_t *name = text + i + 1;
    size_t end = after_string(text, length, i), next = after_space(text, length, end), count = end - i - 2;
    i = end;
    if (levels != 1 || next == length || text[next] != ':' || count != 3) continue;
    next = after_space(text, length, next + 1);
    uint8_t *place = !memcmp(name, "exp", 3)   ? &members->end
                     : !memcmp(name, "nbf", 3) ? &members->numbers[0]
                     : !memcmp(name, "iat", 3) ? &members->numbers[1]
                     : !memcmp(name, "iss", 3) ? &members->texts[0]
                     : !memcmp(name, "sub", 3) ? &members->texts[1]
                     : !memcmp(name, "jti", 3) ? &members->texts[2]
                                               : 0;
    if (place) *place = text[next];
    if (memcmp(name, "alg", 3)) continue;
    members->algorithm = text[next] == '"' ? text + next : 0;
    if (members->algorithm) members->algorithm_length = after_string(text, length, next) - next;
  }
}

static uint8_t sextets[256];

__attribute__((constructor)) static void fill(void) {
  memset(sextets, 255, 256);
  for (int i = 0; i < 64; i++)
    sextets[(uint8_t)"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[i]] = (uint8_t)i;
}

/// The bytes that Base64 for URLs without padding writes; -1 if it is not that.
static int decoded(const uint8_t *text, size_t length, uint8_t *bytes) {
  uint32_t bits = 0, count = 0;
  int size = 0;
  if (length % 4 == 1) return -1;
  for (size_t i = 0; i < length; i++) {
    uint8_t sextet = sextets[text[i]];
    if (sextet > 63) return -1;
    bits = bits << 6 | sextet;
    count += 6;
    if (count >= 8) {
      count -= 8;
      if (bytes) bytes[size] = (uint8_t)(bits >> count);
      size++;
    }
  }
  return bits & ((1u << count) - 1) ? -1 : size;
}

enum { longest_token = 4096 };

/// The payload of a token, decoded; -1 if the token is not valid.
static int payload_of(const uint8_t *text, size_t length, uint8_t *payload) {
  uint8_t header[longest_token];
  const uint8_t *first = memchr(text, '.', length), *end = text + length;
  if (!first || length > longest_token) return -1;
  const uint8_t *second = memchr(first + 1, '.', (size_t)(end - first - 1));
  if (!second) return -1;
  int header_size = decoded(text, (size_t)(first - text), header);
  int size = decoded(first + 1, (size_t)(second - first - 1), payload);
  int signature = decoded(second + 1, (size_t)(end - second - 1), 0);
  if (header_size < 2 || size < 2 || signature < 0 || header[0] != '{' || payload[0] != '{' ||
      !is_json(header, (size_t)header_size) || !is_json(payload, (size_t)size))
    return -1;
  struct members members;
  read_members(header, (size_t)header_size, &members);
  if (!members.algorithm) return -1;
  int is_unsigned = members.algorithm_length == 6 && !memcmp(members.algorithm, "\"none\"", 6);
  return is_unsigned == (signature == 0) ? size : -1;
}

static int jwt(const uint8_t *text, size_t length) {
  uint8_t payload[longest_token];
  return payload_of(text, length, payload) > 0;
}

/// The audience, which may be a list, is not looked at.
static int jwt_with_end(const uint8_t *text, size_t length) {
  uint8_t payload[longest_token];
  struct members members;
  int size = payload_of(text, length, payload);
  if (size < 0) return 0;
  read_members(payload, (size_t)size, &members);
  for (int i = 0; i < 3; i++)
    if (members.texts[i] && members.texts[i] != '"') return 0;
  for (int i = 0; i < 2; i++)
    if (members.numbers[i] && members.numbers[i] != '-' && !is_digit(members.numbers[i])) return 0;
  return members.end == '-' || is_digit(members.end);
}

const struct entry json_checks[] = {
    {"json", "true", is_json},
    {"jwt", "true", jwt},
    {"jwt", "{\"claims\":[\"exp\"]}", jwt_with_end},
    {0, 0, 0},
};
