#include "unicode.h"
#include "utf8.h"

#include <unicode/ubrk.h>
#include <unicode/ucasemap.h>
#include <unicode/unorm2.h>
#include <unicode/uregex.h>
#include <unicode/ustring.h>
#include <unicode/utext.h>

// Lengths, words, letter case, parts and patterns: ICU's iterators, mappings and expressions, opened once.

/// An iterator over the text; what has no script takes ICU's for the root locale.
static UBreakIterator *opened(UBreakIterator **kept, UBreakIteratorType type, const uint8_t *text, size_t length) {
  static UText *view;
  UErrorCode status = U_ZERO_ERROR;
  if (!*kept) *kept = ubrk_open(type, "", 0, 0, &status);
  view = utext_openUTF8(view, (const char *)text, (int64_t)length, &status);
  ubrk_setUText(*kept, view, &status);
  return *kept;
}

/// Whether each character is a cluster of its own.
static int are_apart(const uint8_t *text, size_t length, size_t *count) {
  *count = 0;
  for (size_t i = 0; i < length; ++*count) {
    uint32_t point = next_point(text, &i);
    // Ideographs and kana without marks are alone in the ranges that most texts have.
    if (point - 0x20 < 0x5F || point - 0x4E00 < 0x5200 || point - 0x660 < 10) continue;
    if (u_getIntPropertyValue((UChar32)point, UCHAR_GRAPHEME_CLUSTER_BREAK) != U_GCB_OTHER ||
        u_hasBinaryProperty((UChar32)point, UCHAR_EXTENDED_PICTOGRAPHIC))
      return 0;
  }
  return 1;
}

/// The number of user-perceived characters: UAX #29.
static size_t cluster_count(const uint8_t *text, size_t length) {
  static UBreakIterator *kept;
  size_t count = 0;
  // In ASCII, only CR LF is one.
  if (is_ascii(text, length)) {
    for (size_t i = 0; i < length; i++) count += !(text[i] == '\n' && i && text[i - 1] == '\r');
    return count;
  }
  if (are_apart(text, length, &count)) return count;
  count = 0;
  UBreakIterator *clusters = opened(&kept, UBRK_CHARACTER, text, length);
  while (ubrk_next(clusters) != UBRK_DONE) count++;
  return count;
}

static int four_six_eight(const uint8_t *text, size_t length) {
  size_t count = cluster_count(text, length);
  return count == 4 || count == 6 || count == 8;
}

static int two_bytes(const uint8_t *, size_t length) {
  return length == 2;
}

static int three_or_four(const uint8_t *text, size_t length) {
  size_t count = cluster_count(text, length);
  return count == 3 || count == 4;
}

static int three_in_five_bytes(const uint8_t *text, size_t length) {
  return length <= 5 && cluster_count(text, length) <= 3;
}

/// Words of UAX #29 that have a letter, a digit, kana or an ideograph.
static size_t word_count(const uint8_t *text, size_t length) {
  static UBreakIterator *kept;
  UBreakIterator *words = opened(&kept, UBRK_WORD, text, length);
  size_t count = 0;
  while (ubrk_next(words) != UBRK_DONE) count += ubrk_getRuleStatus(words) >= UBRK_WORD_NUMBER;
  return count;
}

static int two_or_three_words(const uint8_t *text, size_t length) {
  size_t count = word_count(text, length);
  return count == 2 || count == 3;
}

/// As many bytes have no more words.
static int few_words(const uint8_t *text, size_t length) {
  return length <= 100000000 || word_count(text, length) <= 100000000;
}

/// The columns of a character: UAX #11.
static size_t columns_of(UChar32 point) {
  int32_t east_asian = u_getIntPropertyValue(point, UCHAR_EAST_ASIAN_WIDTH);
  if (east_asian == U_EA_WIDE || east_asian == U_EA_FULLWIDTH || point == 0xFE0F) return 2;
  int8_t type = u_charType(point);
  return type != U_NON_SPACING_MARK && type != U_ENCLOSING_MARK && type != U_CONTROL_CHAR &&
         !u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

/// Columns: those of the widest character of each cluster.
static size_t display_width(const uint8_t *text, size_t length) {
  static UBreakIterator *kept;
  size_t width = 0, count, i = 0;
  if (are_apart(text, length, &count)) {
    while (i < length) width += columns_of((UChar32)next_point(text, &i));
    return width;
  }
  UBreakIterator *clusters = opened(&kept, UBRK_CHARACTER, text, length);
  for (int32_t end = ubrk_next(clusters); end != UBRK_DONE; end = ubrk_next(clusters)) {
    size_t widest = 0;
    while (i < (size_t)end) {
      size_t columns = columns_of((UChar32)next_point(text, &i));
      if (columns > widest) widest = columns;
    }
    width += widest;
  }
  return width;
}

static int two_to_four_columns(const uint8_t *text, size_t length) {
  size_t width = is_ascii(text, length) ? length : display_width(text, length);
  return width >= 2 && width <= 4;
}

static int few_columns(const uint8_t *text, size_t length) {
  return length <= 100000000 || display_width(text, length) <= 100000000;
}

// MARK: Letter case

enum { room = 1024 };

typedef int32_t (*case_map)(const UCaseMap *, char *, int32_t, const char *, int32_t, UErrorCode *);

/// Whether a mapping changes nothing.
static int is_mapped(const char *locale, UCaseMap **kept, case_map map, const uint8_t *text, size_t length) {
  UErrorCode status = U_ZERO_ERROR;
  char mapped[room];
  if (!*kept) *kept = ucasemap_open(locale, 0, &status);
  int32_t count = map(*kept, mapped, room, (const char *)text, (int32_t)length, &status);
  return U_SUCCESS(status) && count == (int32_t)length && !memcmp(mapped, text, length);
}

static int lowercase(const uint8_t *text, size_t length) {
  static UCaseMap *kept;
  return is_mapped("", &kept, ucasemap_utf8ToLower, text, length);
}

static int turkish_uppercase(const uint8_t *text, size_t length) {
  static UCaseMap *kept;
  return is_mapped("tr", &kept, ucasemap_utf8ToUpper, text, length);
}

static int32_t to_title(const UCaseMap *map, char *mapped, int32_t capacity, const char *text, int32_t length,
                        UErrorCode *status) {
  return ucasemap_utf8ToTitle((UCaseMap *)map, mapped, capacity, text, length, status);
}

static int dutch_title_case(const uint8_t *text, size_t length) {
  static UCaseMap *kept;
  return is_mapped("nl", &kept, to_title, text, length);
}

// MARK: Parts

/// The text decomposed, folded if letter case makes no difference, and without marks.
static int32_t folded(const uint8_t *text, size_t length, int ignores_case, UChar *found) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[room], cased[room];
  int32_t count;
  u_strFromUTF8(wide, room, &count, (const char *)text, (int32_t)length, &status);
  if (ignores_case) count = u_strFoldCase(cased, room, wide, count, U_FOLD_CASE_DEFAULT, &status);
  count = unorm2_normalize(unorm2_getNFDInstance(&status), ignores_case ? cased : wide, count, found, room, &status);
  if (U_FAILURE(status)) return -1;
  int32_t kept = 0;
  for (int32_t i = 0; i < count;) {
    UChar32 point;
    int32_t start = i;
    U16_NEXT(found, i, count, point);
    if (u_charType(point) == U_NON_SPACING_MARK) continue;
    while (start < i) found[kept++] = found[start++];
  }
  return kept;
}

static int contains_peace(const uint8_t *text, size_t length) {
  static UChar part[16];
  static int32_t part_length;
  UChar found[room];
  if (!part_length) {
    const char *word = "سلام";
    UChar whole[room];
    part_length = folded((const uint8_t *)word, strlen(word), 0, whole);
    u_memcpy(part, whole, part_length);
  }
  int32_t count = folded(text, length, 0, found);
  return count >= 0 && u_strFindFirst(found, count, part, part_length) != 0;
}

static int without_admin(const uint8_t *text, size_t length) {
  static const UChar part[] = {'a', 'd', 'm', 'i', 'n'};
  UChar found[room];
  int32_t count = folded(text, length, 1, found);
  return count >= 0 && !u_strFindFirst(found, count, part, 5);
}

/// The prefix without regard to letter case, as Turkish has it.
static int starts_with_istanbul(const uint8_t *text, size_t length) {
  static UCaseMap *kept;
  UErrorCode status = U_ZERO_ERROR;
  char mapped[room];
  if (!kept) kept = ucasemap_open("tr", 0, &status);
  int32_t count = ucasemap_utf8ToLower(kept, mapped, room, (const char *)text, (int32_t)length, &status);
  return U_SUCCESS(status) && count >= 8 && !memcmp(mapped, "istanbul", 8);
}

// MARK: Patterns

static URegularExpression *expression(const char *pattern, const uint8_t *text, size_t length,
                                      URegularExpression **kept) {
  static UText *view;
  UErrorCode status = U_ZERO_ERROR;
  if (!*kept) *kept = uregex_openC(pattern, 0, 0, &status);
  view = utext_openUTF8(view, (const char *)text, (int64_t)length, &status);
  uregex_setUText(*kept, view, &status);
  return *kept;
}

static int capitalized(const uint8_t *text, size_t length) {
  static URegularExpression *kept;
  UErrorCode status = U_ZERO_ERROR;
  return uregex_matches(expression("\\p{Lu}\\p{Ll}*", text, length, &kept), 0, &status);
}

static int without_digit(const uint8_t *text, size_t length) {
  static URegularExpression *kept;
  UErrorCode status = U_ZERO_ERROR;
  return !uregex_find(expression("\\d", text, length, &kept), 0, &status) && U_SUCCESS(status);
}

const struct entry word_checks[] = {
    {"lengthOneOf", "{\"lengths\":[4,6,8]}", four_six_eight},
    {"lengthOneOf", "{\"lengths\":[2],\"unit\":\"utf8\"}", two_bytes},
    {"length", "{\"max\":4,\"min\":3}", three_or_four},
    {"length", "{\"max\":3,\"maxBytes\":5}", three_in_five_bytes},
    {"wordCount", "{\"max\":3,\"min\":2}", two_or_three_words},
    {"wordCount", "{\"max\":100000000}", few_words},
    {"displayWidth", "{\"max\":4,\"min\":2}", two_to_four_columns},
    {"displayWidth", "{\"max\":100000000}", few_columns},
    {"letterCase", "{\"case\":\"lower\"}", lowercase},
    {"letterCase", "{\"case\":\"upper\",\"locale\":\"tr\"}", turkish_uppercase},
    {"letterCase", "{\"case\":\"title\",\"locale\":\"nl\"}", dutch_title_case},
    {"contains", "{\"ignoring\":[\"accents\"],\"text\":\"سلام\"}", contains_peace},
    {"notContains", "{\"ignoring\":[\"case\",\"accents\"],\"text\":\"admin\"}", without_admin},
    {"startsWith", "{\"ignoring\":[\"case\"],\"locale\":\"tr\",\"text\":\"İSTANBUL\"}", starts_with_istanbul},
    {"matches", "{\"pattern\":\"\\\\p{Lu}\\\\p{Ll}*\"}", capitalized},
    {"notMatches", "{\"find\":true,\"options\":[],\"pattern\":\"\\\\d\"}", without_digit},
    {0, 0, 0},
};
