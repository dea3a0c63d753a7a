#include "record.h"

#include <unicode/unorm2.h>
#include <unicode/ustring.h>
#include <unicode/unorm.h>

// Lists and objects in JSON, and values that are compared with given ones.

/// Whether two texts are canonically equivalent; ICU compares those that are not the same bytes of ASCII.
static int is_equivalent(const uint8_t *left, size_t left_length, const uint8_t *right, size_t right_length) {
  if (left_length == right_length && !memcmp(left, right, left_length)) return 1;
  uint8_t high[2] = {0, 0};
  for (size_t i = 0; i < left_length; i++) high[0] |= left[i];
  for (size_t i = 0; i < right_length; i++) high[1] |= right[i];
  // A text of ASCII is equivalent to no other.
  if (high[0] < 0x80 || high[1] < 0x80) return 0;
  UChar one[256], other[256];
  int32_t one_length, other_length;
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8(one, 256, &one_length, (const char *)left, (int32_t)left_length, &status);
  u_strFromUTF8(other, 256, &other_length, (const char *)right, (int32_t)right_length, &status);
  return unorm_compare(one, one_length, other, other_length, 0, &status) == 0 && U_SUCCESS(status);
}

/// Texts by equivalence, and other values as they are written.
static int is_equal(struct field left, struct field right) {
  if (left.text[0] == '"' && right.text[0] == '"')
    return is_equivalent(left.text + 1, left.length - 2, right.text + 1, right.length - 2);
  return is_same(left, right);
}

/// The number of elements of a list or of members of an object; -1 for another value.
static int count_of(const uint8_t *text, size_t length, uint8_t bracket) {
  if (!length || text[0] != bracket) return -1;
  int count = 0;
  for (size_t i = 1; i + 1 < length; i++) {
    if (bracket == '{') i = json_value_end(text, length, i) + 1;
    i = json_value_end(text, length, i);
    count++;
  }
  return count;
}

static int one_or_two(const uint8_t *text, size_t length) {
  int count = count_of(text, length, '[');
  return count == 1 || count == 2;
}

static int two(const uint8_t *text, size_t length) { return count_of(text, length, '[') == 2; }

static int one_or_two_members(const uint8_t *text, size_t length) {
  int count = count_of(text, length, '{');
  return count == 1 || count == 2;
}

static int one_member(const uint8_t *text, size_t length) { return count_of(text, length, '{') == 1; }

enum { most_elements = 64 };

static int are_distinct(const struct field *elements, size_t count) {
  for (size_t i = 1; i < count; i++)
    for (size_t j = 0; j < i; j++)
      if (is_equal(elements[i], elements[j])) return 0;
  return 1;
}

/// Lists of up to 64 elements, which are faster compared with each other than hashed.
static int unique(const uint8_t *text, size_t length) {
  struct field elements[most_elements];
  size_t count = 0;
  if (!length || text[0] != '[') return 0;
  for (size_t i = 1; i + 1 < length; i++) {
    if (count == most_elements) return 0;
    size_t end = json_value_end(text, length, i);
    elements[count++] = (struct field){text + i, end - i};
    i = end;
  }
  return are_distinct(elements, count);
}

/// The value of a member of an object; null if there is none.
static struct field member(const uint8_t *text, size_t length, const char *name) {
  size_t name_length = strlen(name);
  for (size_t i = 1; i + 1 < length; i++) {
    size_t end = json_value_end(text, length, i), start = end + 1;
    size_t value_end = json_value_end(text, length, start);
    if (is_equivalent(text + i + 1, end - i - 2, (const uint8_t *)name, name_length))
      return (struct field){text + start, value_end - start};
    i = value_end;
  }
  return (struct field){0, 0};
}

static int unique_by_id(const uint8_t *text, size_t length) {
  struct field keys[most_elements];
  size_t count = 0;
  if (!length || text[0] != '[') return 0;
  for (size_t i = 1; i + 1 < length; i++) {
    if (count == most_elements) return 0;
    size_t end = json_value_end(text, length, i);
    if (text[i] == '{') {
      struct field key = member(text + i, end - i, "id");
      if (key.text) keys[count++] = key;
    }
    i = end;
  }
  return are_distinct(keys, count);
}

static int contains_one(const uint8_t *text, size_t length) {
  if (!length || text[0] != '[') return 0;
  for (size_t i = 1; i + 1 < length; i++) {
    size_t end = json_value_end(text, length, i);
    if (end - i == 1 && text[i] == '1') return 1;
    i = end;
  }
  return 0;
}

static int required_keys(const uint8_t *text, size_t length) {
  return length && text[0] == '{' && member(text, length, "x").text && member(text, length, "é").text;
}

static int integer_type(const uint8_t *, size_t) {
  if (!record.a.text) return 1;
  size_t sign = record.a.text[0] == '-';
  return record.a.length > sign && are_digits(record.a.text + sign, record.a.length - sign);
}

static int array_type(const uint8_t *, size_t) {
  return !record.a.text || record.a.text[0] == '[';
}

static int not_equal(const uint8_t *text, size_t length) { return !is_equivalent(text, length, (const uint8_t *)"é", 2); }

static int equal_text(const uint8_t *text, size_t length) { return is_equivalent(text, length, (const uint8_t *)"é", 2); }

const struct entry collection_checks[] = {
    {"equal", "{\"to\":\"é\"}", equal_text},
    {"count", "{\"max\":2,\"min\":1}", one_or_two},
    {"count", "{\"greaterThan\":1,\"lessThan\":3}", two},
    {"entryCount", "{\"max\":2,\"min\":1}", one_or_two_members},
    {"entryCount", "{\"exact\":1}", one_member},
    {"unique", "true", unique},
    {"unique", "{\"by\":\"id\"}", unique_by_id},
    {"containsElement", "{\"expected\":1}", contains_one},
    {"requiredKeys", "{\"keys\":[\"x\",\"é\"]}", required_keys},
    {"type", "{\"is\":\"integer\"}", integer_type},
    {"type", "{\"is\":\"array\"}", array_type},
    {"notEqual", "{\"to\":\"é\"}", not_equal},
    {0, 0, 0},
};
