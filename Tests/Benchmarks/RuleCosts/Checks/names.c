#include "record.h"
#include "unicode.h"
#include "utf8.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

// Names of persons, and passwords beside what is known of their owner.

/// What a character is in a name.
enum kind { other, letter, mark, number, space, joiner, slash, sign };

/// The kinds of the characters below U+0080, which most names have alone.
static uint8_t ascii_kinds[128];

__attribute__((constructor)) static void fill(void) {
  for (int byte = 0; byte < 128; byte++) {
    ascii_kinds[byte] = is_letter((uint8_t)byte)  ? letter
                        : is_digit((uint8_t)byte) ? number
                                                  : other;
    if (is_one_of((uint8_t)byte, "'-.,\"()")) ascii_kinds[byte] = sign;
  }
  ascii_kinds[' '] = ascii_kinds['\t'] = space;
  ascii_kinds['/'] = slash;
}

static enum kind kind_of(uint32_t point) {
  if (point < 0x80) return ascii_kinds[point];
  switch (point) {
    case 0xA0: case 0x3000: return space;
    case 0x200C: case 0x200D: return joiner;
    case 0xB7: case 0xAB: case 0xBB: case 0x2022: case 0x2027: case 0x30A0: case 0x30FB: case 0xFF65: case 0xFF0E:
    case 0xFF08: case 0xFF09: case 0x3001: case 0x55A: case 0x58A: case 0x5BE: case 0x5F3: case 0x5F4: case 0x60C:
    case 0x970: case 0xF0B: case 0xF0C: case 0x1361: return sign;
    default: break;
  }
  if (point - 0x2018 < 8 || point - 0x2010 < 4) return sign;
  switch (u_charType((UChar32)point)) {
    case U_UPPERCASE_LETTER: case U_LOWERCASE_LETTER: case U_TITLECASE_LETTER: case U_MODIFIER_LETTER:
    case U_OTHER_LETTER: case U_LETTER_NUMBER: return letter;
    case U_NON_SPACING_MARK: case U_COMBINING_SPACING_MARK: return mark;
    case U_DECIMAL_DIGIT_NUMBER: return number;
    case U_SPACE_SEPARATOR: return space;
    default: return other;
  }
}

static int is_name(const uint8_t *text, size_t length, int most_digits) {
  enum kind last = space;
  int has_letter = 0, has_base = 0, digits = 0;
  for (size_t i = 0; i < length;) {
    size_t start = i;
    uint32_t point = next_point(text, &i);
    enum kind kind = kind_of(point);
    switch (kind) {
      case letter:
        has_letter = has_base = 1;
        break;
      case mark:
        if (!has_base || (point >= 0x34F && u_hasBinaryProperty((UChar32)point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)))
          return 0;
        break;
      case number:
        if (++digits > most_digits) return 0;
        has_base = 1;
        break;
      case space:
        if (last == space) return 0;
        has_base = 0;
        break;
      case joiner:
        if (!is_joiner_seen(text, length, start)) return 0;
        break;
      case slash:
        // Between two single letters: s/o, a/l.
        if (start < 1 || !is_letter(text[start - 1]) || (start > 1 && text[start - 2] != ' ') || i == length ||
            !is_letter(text[i]) || (i + 1 < length && text[i + 1] != ' '))
          return 0;
        has_base = 0;
        break;
      case sign:
        has_base = 0;
        break;
      default: return 0;
    }
    last = kind;
  }
  return has_letter && last != space;
}

static int person_name(const uint8_t *text, size_t length) {
  // An ordinal of a generation has a digit, as the rule takes one.
  return is_name(text, length, 1);
}

static int name_with_digits(const uint8_t *text, size_t length) { return is_name(text, length, 2); }

// MARK: Passwords

enum { room = 1024 };

/// The number of code points in NFKC.
static int32_t normalized_length(const uint8_t *text, size_t length) {
  if (is_ascii(text, length)) return (int32_t)length;
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[room], normal[room];
  int32_t count;
  u_strFromUTF8(wide, room, &count, (const char *)text, (int32_t)length, &status);
  count = unorm2_normalize(unorm2_getNFKCInstance(&status), wide, count, normal, room, &status);
  return U_SUCCESS(status) ? u_countChar32(normal, count) : -1;
}

static int password(const uint8_t *text, size_t length) {
  int32_t count = normalized_length(text, length);
  return count >= 15 && count <= 1024;
}

/// NFKC in lowercase; ASCII without ICU. The length, or -1.
static int32_t folded(const uint8_t *text, size_t length, UChar *found) {
  if (length > room) return -1;
  if (is_ascii(text, length)) {
    for (size_t i = 0; i < length; i++) found[i] = is_upper(text[i]) ? text[i] | 0x20 : text[i];
    return (int32_t)length;
  }
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[room], normal[room];
  int32_t count;
  u_strFromUTF8(wide, room, &count, (const char *)text, (int32_t)length, &status);
  count = unorm2_normalize(unorm2_getNFKCInstance(&status), wide, count, normal, room, &status);
  count = u_strToLower(found, room, normal, count, "", &status);
  return U_SUCCESS(status) ? count : -1;
}

/// Whether a password has a word of four letters or digits or more that is in a text about its owner.
static int has_word_of(const UChar *password, int32_t count, const uint8_t *about, size_t length) {
  UChar words[room];
  int32_t about_count = folded(about, length, words), start = 0;
  for (int32_t i = 0; i <= about_count; i++) {
    int is_end = i == about_count || !(u_isalnum(words[i]) || u_charType(words[i]) == U_NON_SPACING_MARK);
    if (!is_end) continue;
    if (i - start >= 4 && u_strFindFirst(password, count, words + start, i - start)) return 1;
    start = i + 1;
  }
  return 0;
}

static int password_of_ana(const uint8_t *text, size_t length) {
  static const char *const common[] = {"password1", "qwertyuiop"};
  UChar found[room];
  int32_t count = folded(text, length, found);
  if (count < 8 || normalized_length(text, length) < 8) return 0;
  for (int i = 0; i < 2; i++) {
    int32_t at = 0;
    while (at < count && found[at] == (UChar)common[i][at]) at++;
    if (at == count && !common[i][at]) return 0;
  }
  return !has_word_of(found, count, (const uint8_t *)"Ana Souza", 9) &&
         !has_word_of(found, count, (const uint8_t *)"ana@example.com", 15);
}

static int password_beside_field(const uint8_t *text, size_t length) {
  UChar found[room];
  int32_t count = folded(text, length, found);
  return count >= 8 && normalized_length(text, length) >= 8 &&
         !(record.b.text && record.b.text[0] == '"' && has_word_of(found, count, record.b.text + 1, record.b.length - 2));
}

const struct entry name_checks[] = {
    {"personName", "true", person_name},
    {"personName", "{\"digits\":2}", name_with_digits},
    {"password", "true", password},
    {"password", "{\"common\":[\"password1\",\"qwertyuiop\"],\"min\":8,\"personal\":[\"Ana Souza\",\"ana@example.com\"]}",
     password_of_ana},
    {"password", "{\"min\":8,\"personalFields\":[\"b\"]}", password_beside_field},
    {0, 0, 0},
};
