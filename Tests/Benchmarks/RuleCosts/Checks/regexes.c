#include "checks.h"
#include "utf8.h"

#include <unicode/uchar.h>
#include <unicode/uregex.h>
#include <unicode/ustring.h>

// Regular expressions: ECMA-262 with the flag u, by a parser of its grammar; those of ICU by compiling them.

enum { most_groups = 64, longest_name = 64 };

struct expression {
  const uint8_t *text;
  size_t length, at;
  unsigned groups, names, highest_reference, references;
  /// The names of groups, and those that are referred to.
  struct name {
    const uint8_t *text;
    size_t length;
  } defined[most_groups], referred[most_groups];
};

static uint8_t byte_at(const struct expression *e) { return e->at < e->length ? e->text[e->at] : 0; }

static int skip(struct expression *e, const char *word) {
  size_t count = strlen(word);
  if (e->length - e->at < count || memcmp(e->text + e->at, word, count)) return 0;
  e->at += count;
  return 1;
}

/// A number of decimal digits, up to 10⁹; -1 if there is none.
static int64_t read_number(struct expression *e) {
  if (!is_digit(byte_at(e))) return -1;
  int64_t number = 0;
  for (; is_digit(byte_at(e)); e->at++)
    if (number < 1000000000) number = number * 10 + digit(byte_at(e));
  return number;
}

/// A number of hexadecimal digits; -1 if there are fewer than `count`.
static int32_t read_hex(struct expression *e, int count) {
  int32_t number = 0;
  for (; count > 0; count--, e->at++) {
    uint8_t byte = byte_at(e);
    if (!is_hex(byte)) return -1;
    number = number * 16 + (int32_t)(is_digit(byte) ? digit(byte) : (byte & 7u) + 9);
  }
  return number;
}

/// The name of a group and its bracket.
static int read_name(struct expression *e, struct name *name) {
  name->text = e->text + e->at;
  size_t start = e->at;
  while (e->at < e->length && e->text[e->at] != '>') {
    int is_first = e->at == start;
    uint32_t point = next_point(e->text, &e->at);
    if (point != '$' && point != '_' &&
        !u_hasBinaryProperty((UChar32)point, is_first ? UCHAR_ID_START : UCHAR_ID_CONTINUE))
      return 0;
  }
  name->length = e->at - start;
  return name->length && skip(e, ">");
}

/// A property in braces: a general category, a script or a yes-or-no property; ICU knows the names.
static int read_property(struct expression *e) {
  char name[longest_name] = "", value[longest_name] = "", *into = name;
  size_t count = 0;
  if (!skip(e, "{")) return 0;
  for (; byte_at(e) != '}'; e->at++) {
    uint8_t byte = byte_at(e);
    if (byte == '=' && into == name) {
      into = value;
      count = 0;
    } else if ((is_letter(byte) || is_digit(byte) || byte == '_') && count + 1 < longest_name) {
      into[count++] = (char)byte;
      into[count] = 0;
    } else {
      return 0;
    }
  }
  e->at++;
  if (into == value) {
    UProperty property = u_getPropertyEnum(name);
    return (property == UCHAR_GENERAL_CATEGORY || property == UCHAR_SCRIPT || property == UCHAR_SCRIPT_EXTENSIONS) &&
           u_getPropertyValueEnum(property == UCHAR_GENERAL_CATEGORY ? UCHAR_GENERAL_CATEGORY_MASK : UCHAR_SCRIPT,
                                  value) != UCHAR_INVALID_CODE;
  }
  UProperty property = u_getPropertyEnum(name);
  return !strcmp(name, "Any") || !strcmp(name, "ASCII") || !strcmp(name, "Assigned") ||
         (property >= 0 && property < UCHAR_BINARY_LIMIT) ||
         u_getPropertyValueEnum(UCHAR_GENERAL_CATEGORY_MASK, name) != UCHAR_INVALID_CODE;
}

/// What follows a backslash: the code point, -2 for a set of characters, or -1 if there is no such escape.
static int32_t read_escape(struct expression *e, int in_class) {
  uint8_t byte = byte_at(e);
  if (e->at == e->length) return -1;
  e->at++;
  switch (byte) {
    case 'd': case 'D': case 's': case 'S': case 'w': case 'W': return -2;
    case 'f': return '\f';
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case 'v': return '\v';
    case '0': return is_digit(byte_at(e)) ? -1 : 0;
    case 'p': case 'P': return read_property(e) ? -2 : -1;
    case 'x': return read_hex(e, 2);
    case 'c':
      if (!is_letter(byte_at(e))) return -1;
      return e->text[e->at++] & 31;
    case 'u': {
      if (!skip(e, "{")) {
        int32_t high = read_hex(e, 4);
        size_t mark = e->at;
        if (high >= 0xD800 && high < 0xDC00 && skip(e, "\\u")) {
          int32_t low = read_hex(e, 4);
          if (low >= 0xDC00 && low < 0xE000) return (high - 0xD800) * 0x400 + low - 0xDC00 + 0x10000;
          e->at = mark;
        }
        return high;
      }
      int32_t number = 0;
      size_t start = e->at;
      while (is_hex(byte_at(e)) && number < 0x110000) number = number * 16 + read_hex(e, 1);
      return e->at > start && number < 0x110000 && skip(e, "}") ? number : -1;
    }
    case 'b':
      if (in_class) return '\b';
      return -2;
    case 'B': return in_class ? -1 : -2;
    case '-': return in_class ? '-' : -1;
    case 'k':
      if (in_class || !skip(e, "<") || e->references == most_groups ||
          !read_name(e, &e->referred[e->references]))
        return -1;
      e->references++;
      return -2;
    default: break;
  }
  if (is_one_of(byte, "^$\\.*+?()[]{}|/")) return byte;
  if (in_class || !is_digit(byte)) return -1;
  e->at--;
  int64_t reference = read_number(e);
  if (reference > e->highest_reference) e->highest_reference = (unsigned)reference;
  return -2;
}

static int read_class(struct expression *e) {
  int32_t first = -3;
  skip(e, "^");
  for (int is_range = 0;;) {
    if (e->at == e->length) return 0;
    if (skip(e, "]")) return 1;
    int32_t point;
    if (skip(e, "\\")) {
      if ((point = read_escape(e, 1)) == -1) return 0;
    } else {
      point = (int32_t)next_point(e->text, &e->at);
    }
    if (is_range && (first < 0 || point < first)) return 0;
    int was_range = is_range;
    is_range = !was_range && byte_at(e) == '-' && e->at + 1 < e->length && e->text[e->at + 1] != ']';
    if (is_range) e->at++;
    first = point;
  }
}

/// A quantifier, if there is one; 0 if it is not valid.
static int read_quantifier(struct expression *e, int is_quantifiable) {
  uint8_t byte = byte_at(e);
  if (!is_one_of(byte, "*+?{")) return 1;
  e->at++;
  if (byte == '{') {
    int64_t least = read_number(e), most = least;
    if (least < 0) return 0;
    if (skip(e, ",")) most = byte_at(e) == '}' ? 1000000001 : read_number(e);
    if (most < least || !skip(e, "}")) return 0;
  }
  skip(e, "?");
  return is_quantifiable;
}

/// Groups are counted and not called, so that their depth has no limit but this.
enum { most_levels = 256 };

static int is_expression(struct expression *e) {
  uint8_t is_look[most_levels];
  unsigned level = 0;
  while (e->at < e->length) {
    uint8_t byte = e->text[e->at++];
    int is_quantifiable = 1;
    switch (byte) {
      case '|': continue;
      case '^': case '$':
        is_quantifiable = 0;
        break;
      case '(':
        if (level == most_levels) return 0;
        is_look[level] = 0;
        if (!skip(e, "?")) {
          e->groups++;
        } else if (skip(e, "=") || skip(e, "!") || skip(e, "<=") || skip(e, "<!")) {
          is_look[level] = 1;
        } else if (skip(e, "<")) {
          e->groups++;
          if (e->names == most_groups || !read_name(e, &e->defined[e->names++])) return 0;
        } else if (!skip(e, ":")) {
          return 0;
        }
        level++;
        continue;
      case ')':
        if (!level--) return 0;
        is_quantifiable = !is_look[level];
        break;
      case '[':
        if (!read_class(e)) return 0;
        break;
      case '\\': {
        uint8_t escaped = byte_at(e);
        if (read_escape(e, 0) == -1) return 0;
        is_quantifiable = escaped != 'b' && escaped != 'B';
        break;
      }
      case '*': case '+': case '?': case '{': case '}': case ']': return 0;
      default: break;
    }
    if (!read_quantifier(e, is_quantifiable)) return 0;
  }
  if (level || e->highest_reference > e->groups) return 0;
  for (unsigned i = 0; i < e->names; i++)
    for (unsigned j = 0; j < i; j++)
      if (e->defined[i].length == e->defined[j].length &&
          !memcmp(e->defined[i].text, e->defined[j].text, e->defined[i].length))
        return 0;
  for (unsigned i = 0; i < e->references; i++) {
    unsigned j = 0;
    while (j < e->names && (e->referred[i].length != e->defined[j].length ||
                            memcmp(e->referred[i].text, e->defined[j].text, e->referred[i].length)))
      j++;
    if (j == e->names) return 0;
  }
  return 1;
}

static int ecma(const uint8_t *text, size_t length) {
  struct expression e;
  e.text = text;
  e.length = length;
  e.at = e.groups = e.names = e.highest_reference = e.references = 0;
  return is_expression(&e);
}

static int icu(const uint8_t *text, size_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[1024];
  int32_t count;
  u_strFromUTF8(wide, 1024, &count, (const char *)text, (int32_t)length, &status);
  uregex_close(uregex_open(wide, count, 0, 0, &status));
  return U_SUCCESS(status);
}

const struct entry regex_checks[] = {
    {"regex", "true", ecma},
    {"regex", "{\"syntax\":\"icu\"}", icu},
    {0, 0, 0},
};
