#include "record.h"

// The record of a sample, read once before its check runs.

struct record record;

static size_t string_end(const uint8_t *text, size_t length, size_t start) {
  size_t i = start + 1;
  while (i < length && text[i] != '"') i += text[i] == '\\' ? 2 : 1;
  return i + 1;
}

size_t json_value_end(const uint8_t *text, size_t length, size_t start) {
  if (text[start] == '"') return string_end(text, length, start);
  size_t i = start, depth = 0;
  while (i < length) {
    if (text[i] == '"') {
      i = string_end(text, length, i);
      continue;
    }
    if (text[i] == '[' || text[i] == '{') depth++;
    if (text[i] == ']' || text[i] == '}') {
      if (depth == 0) return i;
      if (--depth == 0) return i + 1;
    }
    if (text[i] == ',' && depth == 0) return i;
    i++;
  }
  return i;
}

static struct field *slot(const uint8_t *name, size_t length) {
  if (length == 13 && !memcmp(name, "aConfirmation", 13)) return &record.confirmation;
  if (length != 1) return 0;
  return name[0] == 'a' ? &record.a : name[0] == 'b' ? &record.b : name[0] == 'c' ? &record.c : 0;
}

void rule_check_record(const uint8_t *json, size_t length) {
  memset(&record, 0, sizeof record);
  for (size_t i = 1; i + 1 < length;) {
    if (json[i] == ',' || json[i] == ' ') {
      i++;
      continue;
    }
    size_t name_end = string_end(json, length, i), start = name_end;
    while (start < length && (json[start] == ':' || json[start] == ' ')) start++;
    size_t end = json_value_end(json, length, start);
    struct field *field = slot(json + i + 1, name_end - i - 2);
    if (field) *field = (struct field){json + start, end - start};
    i = end;
  }
}
