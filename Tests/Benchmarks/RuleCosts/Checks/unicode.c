#include "unicode.h"
#include "utf8.h"

#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>

// Questions about characters of any script, by sets that ICU makes once and spans over UTF-8.

USet *frozen_set(const char *pattern) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[512];
  u_uastrcpy(wide, pattern);
  USet *set = uset_openPattern(wide, -1, &status);
  if (U_SUCCESS(status)) uset_freeze(set);
  return set;
}

/// The property of the last character before an offset that is not transparent to joining.
static UJoiningType joining_before(const uint8_t *text, size_t offset) {
  while (offset) {
    do offset--;
    while (offset && (text[offset] & 0xC0) == 0x80);
    size_t at = offset;
    int32_t type = u_getIntPropertyValue((UChar32)next_point(text, &at), UCHAR_JOINING_TYPE);
    if (type != U_JT_TRANSPARENT) return (UJoiningType)type;
  }
  return U_JT_NON_JOINING;
}

static uint32_t point_before(const uint8_t *text, size_t offset) {
  do offset--;
  while (offset && (text[offset] & 0xC0) == 0x80);
  return next_point(text, &offset);
}

int is_joiner_seen(const uint8_t *text, size_t length, size_t before) {
  if (!before) return 0;
  size_t at = before;
  uint32_t joiner = next_point(text, &at), last = point_before(text, before);
  if (u_getCombiningClass((UChar32)last) == 9) return 1;
  if (joiner == 0x200D) {
    if (at == length) return 0;
    // A pictograph, perhaps with modifiers behind it.
    size_t base = before;
    while (base && (u_hasBinaryProperty((UChar32)last, UCHAR_EMOJI_MODIFIER) || last == 0xFE0F)) {
      do base--;
      while (base && (text[base] & 0xC0) == 0x80);
      if (!base) return 0;
      last = point_before(text, base);
    }
    return u_hasBinaryProperty((UChar32)last, UCHAR_EXTENDED_PICTOGRAPHIC) &&
           u_hasBinaryProperty((UChar32)next_point(text, &at), UCHAR_EXTENDED_PICTOGRAPHIC);
  }
  UJoiningType left = joining_before(text, before);
  if (left != U_JT_DUAL_JOINING && left != U_JT_LEFT_JOINING) return 0;
  while (at < length) {
    int32_t type = u_getIntPropertyValue((UChar32)next_point(text, &at), UCHAR_JOINING_TYPE);
    if (type != U_JT_TRANSPARENT) return type == U_JT_DUAL_JOINING || type == U_JT_RIGHT_JOINING;
  }
  return 0;
}

/// A text of a set in which joiners have a visible effect.
static int is_of(const USet *set, const uint8_t *text, size_t length) {
  size_t i = 0;
  while (length) {
    i += (size_t)uset_spanUTF8(set, (const char *)text + i, (int32_t)(length - i), USET_SPAN_SIMPLE);
    if (i == length) return 1;
    if (length - i < 3 || text[i] != 0xE2 || text[i + 1] != 0x80 || (text[i + 2] | 1) != 0x8D ||
        !is_joiner_seen(text, length, i))
      return 0;
    i += 3;
  }
  return 0;
}

static int alphanumeric(const uint8_t *text, size_t length) {
  static USet *set;
  if (!set) set = frozen_set("[[:L:][:M:][:Nd:][:Nl:]-[:DI:]]");
  return is_of(set, text, length);
}

static int alphabetic(const uint8_t *text, size_t length) {
  static USet *set;
  if (!set) set = frozen_set("[[:L:][:M:][:Nl:]-[:DI:]]");
  return is_of(set, text, length);
}

/// Letters in lowercase and digits, with single hyphens between them.
static int slug_of_any_script(const uint8_t *text, size_t length) {
  static USet *set;
  if (!set) set = frozen_set("[[[:L:][:M:][:Nd:]-[:CWL:]-[:DI:]][\\-]]");
  if (!length || text[0] == '-' || text[length - 1] == '-' || !are_in(set, text, length)) return 0;
  for (size_t i = 1; i < length; i++)
    if (text[i] == '-' && text[i - 1] == '-') return 0;
  return 1;
}

/// Two to four digits, of one script.
static int digits(const uint8_t *text, size_t length) {
  uint32_t zero = 0;
  int count = 0;
  for (size_t i = 0; i < length; count++) {
    uint32_t point = next_point(text, &i);
    int32_t number = point < 0x80 ? (is_digit((uint8_t)point) ? (int32_t)point - '0' : -1)
                                  : u_charDigitValue((UChar32)point);
    if (number < 0 || (zero && point - (uint32_t)number != zero)) return 0;
    zero = point - (uint32_t)number;
  }
  return count >= 2 && count <= 4;
}

static int assigned(const uint8_t *text, size_t length) {
  static USet *set;
  if (!set) set = frozen_set("[:^Cn:]");
  return are_in(set, text, length);
}

static int identifier(const uint8_t *text, size_t length) {
  static USet *starts, *continues;
  if (!starts) {
    UErrorCode status = U_ZERO_ERROR;
    const USet *allowed = uspoof_getRecommendedSet(&status);
    starts = uset_cloneAsThawed(frozen_set("[:XIDS:]"));
    continues = uset_cloneAsThawed(frozen_set("[:XIDC:]"));
    uset_retainAll(starts, allowed);
    uset_retainAll(continues, allowed);
    uset_freeze(starts);
    uset_freeze(continues);
  }
  size_t first = 0;
  return length && uset_contains(starts, (UChar32)next_point(text, &first)) &&
         are_in(continues, text + first, length - first);
}

/// What a code page gives back as it took it.
static int encodable(const uint8_t *text, size_t length) {
  static USet *set;
  if (!set) {
    UErrorCode status = U_ZERO_ERROR;
    UConverter *converter = ucnv_open("windows-1256", &status);
    set = uset_openEmpty();
    ucnv_getUnicodeSet(converter, set, UCNV_ROUNDTRIP_SET, &status);
    ucnv_close(converter);
    uset_freeze(set);
  }
  return are_in(set, text, length);
}

static int highly_restrictive(const uint8_t *text, size_t length) {
  static USpoofChecker *checker;
  UErrorCode status = U_ZERO_ERROR;
  if (!checker) {
    checker = uspoof_open(&status);
    uspoof_setChecks(checker, USPOOF_RESTRICTION_LEVEL | USPOOF_CHAR_LIMIT, &status);
    uspoof_setRestrictionLevel(checker, USPOOF_HIGHLY_RESTRICTIVE);
    uspoof_setAllowedChars(checker, uspoof_getRecommendedSet(&status), &status);
  }
  return uspoof_check2UTF8(checker, (const char *)text, (int32_t)length, 0, &status) == 0 && U_SUCCESS(status);
}

/// Of texts from the left to the right.
static int not_paypal(const uint8_t *text, size_t length) {
  static USpoofChecker *checker;
  static char listed[64];
  static int32_t listed_length;
  UErrorCode status = U_ZERO_ERROR;
  if (!checker) {
    checker = uspoof_open(&status);
    listed_length = uspoof_getSkeletonUTF8(checker, 0, "paypal", 6, listed, sizeof listed, &status);
  }
  char skeleton[512];
  int32_t count =
      uspoof_getSkeletonUTF8(checker, 0, (const char *)text, (int32_t)length, skeleton, sizeof skeleton, &status);
  return U_SUCCESS(status) && (count != listed_length || memcmp(skeleton, listed, (size_t)count));
}

/// Up to 64 levels, a bit for each.
static int balanced_bidi(const uint8_t *text, size_t length) {
  uint64_t isolates = 0;
  int depth = 0;
  for (size_t i = 0; i < length;) {
    if (text[i] < 0x80 && text[i] != '\n' && text[i] != '\r' && (text[i] < 0x1C || text[i] > 0x1E)) {
      i++;
      continue;
    }
    uint32_t point = next_point(text, &i);
    int opens = (point - 0x202A < 5 && point != 0x202C) || point - 0x2066 < 3;
    if (opens) {
      if (depth++ == 64) return 0;
      isolates = isolates << 1 | (point >= 0x2066);
    } else if (point == 0x202C || point == 0x2069) {
      if (!depth-- || (isolates & 1) != (point == 0x2069)) return 0;
      isolates >>= 1;
    } else if (point < 0x20 || point == 0x85 || point == 0x2029) {
      if (depth) return 0;
    }
  }
  return depth == 0;
}

/// Without invisible characters, save joiners and variation selectors with a visible effect; flags of tags are refused.
static int no_invisibles(const uint8_t *text, size_t length) {
  static USet *visible;
  if (!visible) visible = frozen_set("[[^[:DI:][:Cc:]][\\t\\n\\r]]");
  for (size_t i = 0;;) {
    i += (size_t)uset_spanUTF8(visible, (const char *)text + i, (int32_t)(length - i), USET_SPAN_SIMPLE);
    if (i == length) return 1;
    size_t at = i;
    uint32_t point = next_point(text, &at);
    int is_selector = point - 0xFE00 < 16 || point - 0xE0100 < 240 || point - 0x180B < 3 || point == 0x180F;
    if (point - 0x200C < 2 ? !is_joiner_seen(text, length, i) : !is_selector || !i) return 0;
    i = at;
  }
}

const struct entry text_unicode_checks[] = {
    {"alphanumeric", "true", alphanumeric},
    {"alphabetic", "true", alphabetic},
    {"slug", "{\"ascii\":false}", slug_of_any_script},
    {"digits", "{\"max\":4,\"min\":2}", digits},
    {"assignedOnly", "true", assigned},
    {"identifier", "true", identifier},
    {"encodable", "{\"charset\":\"windows-1256\"}", encodable},
    {"restrictionLevel", "{\"level\":\"highlyRestrictive\"}", highly_restrictive},
    {"notConfusable", "{\"with\":[\"paypal\"]}", not_paypal},
    {"balancedBidi", "true", balanced_bidi},
    {"noInvisibles", "true", no_invisibles},
    {0, 0, 0},
};
