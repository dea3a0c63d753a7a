#include "checks.h"

// The fields of GS1 barcodes.

/// A part of a field of a barcode: the kind of its characters, how many, and what is special about it.
struct part {
  char kind;
  uint8_t least, most, is_optional, has_check;
};
/// A field by its application identifier; `count` is 0 for one that there is not.
struct label_field {
  struct part parts[4];
  uint8_t count, is_predefined, least, most;
};
static struct label_field fields[160];
/// The place of each identifier of two, three and four digits among the fields.
static uint8_t field_of[3][10000];

/// The General Specifications, section 3: n digits, x set 82, y set 39, z set 64, e a month or a date, d a date, h a date
/// with hours; c with a check digit, = predefined length.
static const char rows[] =
    "00 n18c =; 01-03 n14c =; 10 x..20; 11-13 e6 =; 15-17 e6 =; 20 n2 =; 21-22 x..20; 235 x..28; 240-241 "
    "x..30; 242 n..6; 243 x..20; 250-251 x..30; 253 n13c [x..17]; 254 x..20; 255 n13c [n..12]; 30 n..8; "
    "310-316:5 n6 =; 320-337:5 n6 =; 340-357:5 n6 =; 360-369:5 n6 =; 37 n..8; 3900-3909 n..15; 3910-3919 "
    "n3 n..15; 3920-3929 n..15; 3930-3939 n3 n..15; 3940-3943 n4; 3950-3955 n6; 400-401 x..30; 402 n17c; "
    "403 x..30; 410-417 n13c =; 420 x..20; 421 n3 x..9; 422 n3; 423 n3 n..12; 424 n3; 425 n3 n..12; 426 "
    "n3; 427 x..3; 4300-4301 x..35; 4302-4306 x..70; 4307 x2; 4308 x..30; 4309 n20; 4310-4311 x..35; "
    "4312-4316 x..70; 4317 x2; 4318 x..20; 4319 x..30; 4320 x..35; 4321-4323 n1; 4324-4325 d10; 4326 d6; "
    "4330-4333 n6 [-]; 7001 n13; 7002 x..30; 7003 d10; 7004 n..4; 7005 x..12; 7006 d6; 7007 d6 [d6]; 7008 "
    "x..3; 7009 x..10; 7010 x..2; 7011 d6 [n4]; 7020-7022 x..20; 7023 x..30; 7030-7039 n3 x..27; 7040 n1 "
    "x3; 7041 x..4; 710-717 x..20; 7230-7239 x2 x..28; 7240 x..20; 7241 n2; 7242 x..25; 7250 d8; 7251 "
    "d12; 7252 n1; 7253-7254 x..40; 7255 x..10; 7256 x..90; 7257 x..70; 7258 n1 x1 n1; 7259 x..40; 8001 "
    "n14; 8002 x..20; 8003 n14c [x..16]; 8004 x..30; 8005 n6; 8006 n14c n2 n2; 8007 x..34; 8008 h8 "
    "[n..4]; 8009 x..50; 8010 y..30; 8011 n..12; 8012 x..20; 8013-8014 x..25; 8017-8018 n18c; 8019 n..10; "
    "8020 x..25; 8026 n14c n2 n2; 8030 z..90; 8040-8041 n15; 8042 n32; 8043 n18 [n..2]; 8110 x..70; 8111 "
    "n4; 8112 x..70; 8200 x..70; 90 x..30; 91-99 x..90";

static void fill_row(const char *row, size_t length, uint8_t place) {
  struct label_field *field = &fields[place];
  const char *end = row + length, *word = row + strcspn(row, " ");
  while (word < end) {
    word += strspn(word, " ");
    size_t count = strcspn(word, " ;");
    if (*word == '=') field->is_predefined = 1;
    else if (count) {
      struct part *part = &field->parts[field->count++];
      part->is_optional = *word == '[';
      const char *at = word + part->is_optional;
      part->kind = *at++;
      int is_up_to = *at == '.';
      while (*at == '.') at++;
      while (is_digit((uint8_t)*at)) part->most = (uint8_t)(part->most * 10 + digit((uint8_t)*at++));
      if (part->kind == '-') part->most = 1;
      part->least = is_up_to ? 1 : part->most;
      part->has_check = *at == 'c';
      field->least += part->is_optional ? 0 : part->least;
      field->most += part->most;
    }
    word += count;
  }
  size_t digits = strspn(row, "0123456789");
  unsigned first = (unsigned)number_at((const uint8_t *)row, digits), last = first;
  const char *at = row + digits;
  if (*at == '-') last = (unsigned)number_at((const uint8_t *)at + 1, digits), at += digits + 1;
  for (unsigned number = first; number <= last; number++) {
    if (*at == ':') {
      for (unsigned decimals = 0; decimals <= digit((uint8_t)at[1]); decimals++)
        field_of[2][number * 10 + decimals] = place;
    } else {
      field_of[digits - 2][number] = place;
    }
  }
}

__attribute__((constructor)) static void fill(void) {
  uint8_t place = 1;
  for (const char *row = rows; *row; row += strspn(row, "; ")) {
    size_t length = strcspn(row, ";");
    fill_row(row, length, place++);
    row += length;
  }
}

/// The identifier at the start of a text; its length, or 0.
static size_t identifier_at(const uint8_t *text, size_t length, const struct label_field **field) {
  unsigned number = 0;
  for (size_t i = 0; i < 4 && i < length && is_digit(text[i]); i++) {
    number = number * 10 + digit(text[i]);
    unsigned place = i ? field_of[i - 1][number] : 0;
    if (place) {
      *field = &fields[place];
      return i + 1;
    }
  }
  return 0;
}

static int is_part(const struct part *part, const uint8_t *text, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint8_t byte = text[i];
    // Set 82 is ASCII without some punctuation.
    if (byte < 0x21 || byte > 0x7A || byte == '$' || byte == '@' || (byte > 'Z' && byte < 'a' && byte != '_'))
      return 0;
    switch (part->kind) {
      case 'x':
        if (byte == '#') return 0;
        break;
      case 'y':
        if (!is_digit(byte) && !is_upper(byte) && !is_one_of(byte, "#-/")) return 0;
        break;
      case 'z':
        if (!is_digit(byte) && !is_letter(byte) && !is_one_of(byte, "-_=")) return 0;
        break;
      case '-':
        if (byte != '-') return 0;
        break;
      default:
        if (!is_digit(byte)) return 0;
    }
  }
  if (part->has_check) {
    unsigned sum = 0;
    for (size_t i = 0; i < count; i++) sum += digit(text[count - 1 - i]) * (i % 2 ? 3 : 1);
    if (sum % 10) return 0;
  }
  if (!is_one_of((uint8_t)part->kind, "edh")) return 1;
  size_t years = part->kind == 'd' && (count == 8 || count == 12) ? 4 : 2;
  unsigned long year = years == 4 ? number_at(text, 4) : 2000 + number_at(text, 2);
  unsigned long month = number_at(text + years, 2), day = number_at(text + years + 2, 2);
  int is_month = part->kind == 'e' && day == 0 && month >= 1 && month <= 12;
  if (!is_month && !is_calendar_day(year, month, day)) return 0;
  size_t time = years + 4;
  return (count <= time || number_at(text + time, 2) < 24) &&
         (count <= time + 2 || number_at(text + time + 2, 2) < 60);
}

static int is_label_field(const struct label_field *field, const uint8_t *text, size_t count) {
  if (count < field->least || count > field->most) return 0;
  size_t start = 0;
  for (int i = 0; i < field->count; i++) {
    const struct part *part = &field->parts[i];
    if (part->is_optional && start == count) continue;
    size_t most = count - start < part->most ? count - start : part->most;
    if (most < part->least || !is_part(part, text + start, most)) return 0;
    start += most;
  }
  return start == count;
}

static int bracketed(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length;) {
    const struct label_field *field, *next;
    size_t count;
    if (text[i++] != '(' || !(count = identifier_at(text + i, length - i, &field))) return 0;
    i += count;
    if (i == length || text[i++] != ')') return 0;
    size_t end = i;
    // A parenthesis may be among the data, unless it begins the next identifier.
    for (; end < length; end++) {
      if (text[end] != '(') continue;
      size_t other = identifier_at(text + end + 1, length - end - 1, &next);
      if (other && end + 1 + other < length && text[end + 1 + other] == ')') break;
    }
    if (!is_label_field(field, text + i, end - i)) return 0;
    i = end;
  }
  return length > 0;
}

static int element_string(const uint8_t *text, size_t length) {
  static const char symbologies[] = "]C1]e0]d2]Q3]J1";
  size_t i = 0;
  for (int at = 0; at < 15 && length >= 3; at += 3)
    if (!memcmp(text, symbologies + at, 3)) i = 3;
  if (i < length && text[i] == 0x1D) i++;
  if (i == length) return 0;
  while (i < length) {
    const struct label_field *field;
    size_t count = identifier_at(text + i, length - i, &field);
    if (!count) return 0;
    i += count;
    size_t end = length - i < field->most ? length : i + field->most;
    if (!field->is_predefined) {
      const uint8_t *separator = memchr(text + i, 0x1D, length - i);
      end = separator ? (size_t)(separator - text) : length;
    }
    if (!is_label_field(field, text + i, end - i)) return 0;
    i = end;
    if (i < length && text[i] == 0x1D && ++i == length) return 0;
  }
  return 1;
}

static int gs1(const uint8_t *text, size_t length) {
  return length && text[0] == '(' ? bracketed(text, length) : element_string(text, length);
}

const struct entry label_checks[] = {
    {"gs1", "true", gs1},
    {"gs1", "{\"form\":\"bracketed\"}", bracketed},
    {"gs1", "{\"form\":\"elementString\"}", element_string},
    {0, 0, 0},
};
