#include "unicode.h"
#include "utf8.h"

#include <unicode/ubidi.h>
#include <unicode/ucasemap.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

// PRECIS: the profiles of RFC 8265 and RFC 8266 over the classes of RFC 8264. A text is mapped as its profile has it, and
// what comes of that is looked up in the class. Texts of plain ASCII need no mapping.

/// The characters of the two classes; those that depend on others are not among them.
static USet *identifiers, *freeform;

static void fill(void) {
  identifiers = frozen_set(
      "[[[\\p{Ll}\\p{Lu}\\p{Lo}\\p{Nd}\\p{Lm}\\p{Mn}\\p{Mc}]-\\p{NFKC_QC=No}-[\\p{Cn}\\p{hst=L}\\p{hst=V}\\p{hst=T}"
      "\\p{DI}\\p{NChar}\\p{Cc}]-[\\u0640\\u07FA\\u302E\\u302F\\u3031-\\u3035\\u303B\\u0660-\\u0669\\u06F0-\\u06F9]]"
      "[\\u00DF\\u03C2\\u06FD\\u06FE\\u0F0B\\u3007][!-~]]");
  freeform = frozen_set(
      "[[[\\p{Ll}\\p{Lu}\\p{Lo}\\p{Nd}\\p{Lm}\\p{Mn}\\p{Mc}\\p{Lt}\\p{Nl}\\p{No}\\p{Me}\\p{Zs}\\p{S}\\p{P}"
      "\\p{NFKC_QC=No}]-[\\p{Cn}\\p{hst=L}\\p{hst=V}\\p{hst=T}\\p{DI}\\p{NChar}\\p{Cc}]-[\\u0640\\u07FA\\u302E\\u302F"
      "\\u3031-\\u3035\\u303B\\u0660-\\u0669\\u06F0-\\u06F9\\u00B7\\u0375\\u05F3\\u05F4\\u30FB]]"
      "[\\u00DF\\u03C2\\u06FD\\u06FE\\u0F0B\\u3007][\\u0020-~]]");
}

static UScriptCode script_of(uint32_t point) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript((UChar32)point, &status);
}

/// RFC 5892, appendix A: characters that other characters allow.
static int is_allowed(const uint8_t *text, size_t length, size_t at, uint32_t point, size_t end) {
  uint32_t before = 0, after = 0;
  if (at) {
    size_t start = at;
    do start--;
    while (start && (text[start] & 0xC0) == 0x80);
    before = next_point(text, &start);
  }
  if (end < length) {
    size_t next = end;
    after = next_point(text, &next);
  }
  switch (point) {
    // A joiner between pictographs is not allowed here.
    case 0x200D: return u_getCombiningClass((UChar32)before) == 9;
    case 0x200C: return is_joiner_seen(text, length, at);
    case 0xB7: return before == 'l' && after == 'l';
    case 0x375: return script_of(after) == USCRIPT_GREEK;
    case 0x5F3:
    case 0x5F4: return script_of(before) == USCRIPT_HEBREW;
    default: break;
  }
  int is_arabic = point - 0x660 < 10;
  for (size_t i = 0; i < length;) {
    uint32_t other = next_point(text, &i);
    if (point == 0x30FB) {
      UScriptCode script = script_of(other);
      if (script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA || script == USCRIPT_HAN) return 1;
    } else if (other - (is_arabic ? 0x6F0 : 0x660) < 10) {
      return 0;
    }
  }
  return point != 0x30FB && (is_arabic || point - 0x6F0 < 10);
}

static int is_of_class(const USet *class, const uint8_t *text, size_t length) {
  for (size_t i = 0;;) {
    i += (size_t)uset_spanUTF8(class, (const char *)text + i, (int32_t)(length - i), USET_SPAN_SIMPLE);
    if (i == length) return length > 0;
    size_t end = i;
    uint32_t point = next_point(text, &end);
    if (!is_allowed(text, length, i, point, end)) return 0;
    i = end;
  }
}

/// RFC 5893, section 2.
static int is_of_one_direction(const UChar *text, int32_t length) {
  uint32_t seen = 0;
  int32_t first = -1, last = -1;
  for (int32_t i = 0; i < length;) {
    UChar32 point;
    U16_NEXT(text, i, length, point);
    int32_t direction = u_charDirection(point);
    if (first < 0) first = direction;
    if (direction != U_DIR_NON_SPACING_MARK) last = direction;
    seen |= 1u << direction;
  }
  enum {
    right = 1 << U_RIGHT_TO_LEFT | 1 << U_RIGHT_TO_LEFT_ARABIC,
    numbers = 1 << U_EUROPEAN_NUMBER | 1 << U_ARABIC_NUMBER,
    neutral = 1 << U_EUROPEAN_NUMBER_SEPARATOR | 1 << U_COMMON_NUMBER_SEPARATOR | 1 << U_EUROPEAN_NUMBER_TERMINATOR |
              1 << U_OTHER_NEUTRAL | 1 << U_BOUNDARY_NEUTRAL | 1 << U_DIR_NON_SPACING_MARK,
    left = 1 << U_LEFT_TO_RIGHT | 1 << U_EUROPEAN_NUMBER,
  };
  if (!(seen & (right | 1 << U_ARABIC_NUMBER))) return 1;
  if (1u << first & right)
    return !(seen & ~(uint32_t)(right | numbers | neutral)) && (1u << last & (right | numbers)) &&
           (seen & numbers) != numbers;
  return first == U_LEFT_TO_RIGHT && !(seen & ~(uint32_t)(left | neutral)) && (1u << last & left);
}

enum { room = 1024 };

/// How a profile maps a text.
struct profile {
  int maps_width, maps_case, maps_spaces, trims, is_compatible, has_direction, is_identifier;
};

/// The width mapping of a character: that of its decomposition, if it is fullwidth or halfwidth.
static UChar32 narrowed(UChar32 point, const UNormalizer2 *nfkc) {
  int32_t type = u_getIntPropertyValue(point, UCHAR_DECOMPOSITION_TYPE);
  if (type != U_DT_WIDE && type != U_DT_NARROW) return point;
  UErrorCode status = U_ZERO_ERROR;
  UChar raw[8];
  int32_t count = unorm2_getRawDecomposition(nfkc, point, raw, 8, &status), at = 0;
  if (U_FAILURE(status) || count < 1) return point;
  U16_NEXT(raw, at, count, point);
  return point;
}

/// Whether the text, mapped, is of the class of a profile; `is_enforced` if mapping changes nothing.
static int is_profile(const struct profile *profile, const uint8_t *text, size_t length, int is_enforced) {
  if (!length || length > room / 4) return 0;
  if (!identifiers) fill();
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfkc = unorm2_getNFKCInstance(&status);
  UChar wide[room], mapped[room], normal[room];
  char utf8[room];
  int32_t count, kept = 0, bytes;
  u_strFromUTF8(wide, room, &count, (const char *)text, (int32_t)length, &status);
  for (int32_t i = 0; i < count;) {
    UChar32 point;
    U16_NEXT(wide, i, count, point);
    if (profile->maps_width && point > 0x7F) point = narrowed(point, nfkc);
    if (profile->maps_spaces && point > 0x7F && u_charType(point) == U_SPACE_SEPARATOR) point = ' ';
    if (profile->trims && point == ' ' && (!kept || mapped[kept - 1] == ' ')) continue;
    U16_APPEND_UNSAFE(mapped, kept, point);
  }
  if (profile->trims && kept && mapped[kept - 1] == ' ') kept--;
  UChar *last = mapped;
  if (profile->maps_case) {
    kept = u_strToLower(wide, room, mapped, kept, "", &status);
    last = wide;
  }
  kept = unorm2_normalize(profile->is_compatible ? nfkc : unorm2_getNFCInstance(&status), last, kept, normal, room,
                          &status);
  u_strToUTF8(utf8, room, &bytes, normal, kept, &status);
  if (U_FAILURE(status)) return 0;
  if (is_enforced && (bytes != (int32_t)length || memcmp(utf8, text, length))) return 0;
  return is_of_class(profile->is_identifier ? identifiers : freeform, (const uint8_t *)utf8, (size_t)bytes) &&
         (!profile->has_direction || is_of_one_direction(normal, kept));
}

/// Whether a text is of ASCII without spaces, which is of both classes.
static int is_visible_ascii(const uint8_t *text, size_t length) {
  unsigned bad = 0;
  for (size_t i = 0; i < length; i++) bad |= (uint8_t)(text[i] - '!') > '~' - '!';
  return length && !bad;
}

static const struct profile case_mapped = {1, 1, 0, 0, 0, 1, 1}, case_preserved = {1, 0, 0, 0, 0, 1, 1},
                            opaque = {0, 0, 1, 0, 0, 0, 0}, nick = {0, 0, 1, 1, 1, 0, 0};

static int username_mapped(const uint8_t *text, size_t length) {
  return is_visible_ascii(text, length) || is_profile(&case_mapped, text, length, 0);
}

static int username_lower(const uint8_t *text, size_t length) {
  if (!is_visible_ascii(text, length)) return is_profile(&case_mapped, text, length, 1);
  for (size_t i = 0; i < length; i++)
    if (is_upper(text[i])) return 0;
  return 1;
}

static int username_preserved(const uint8_t *text, size_t length) {
  return is_visible_ascii(text, length) || is_profile(&case_preserved, text, length, 0);
}

/// Whether a text is of ASCII with spaces, single ones between words if `are_single`.
static int is_spaced_ascii(const uint8_t *text, size_t length, int are_single) {
  unsigned bad = 0, last = are_single ? ' ' : 0;
  for (size_t i = 0; i < length; i++) {
    bad |= (uint8_t)(text[i] - ' ') > '~' - ' ' || (text[i] == ' ' && last == ' ');
    if (are_single) last = text[i];
  }
  return length && !bad && last != ' ';
}

static int opaque_string(const uint8_t *text, size_t length) {
  return is_spaced_ascii(text, length, 0) || is_profile(&opaque, text, length, 0);
}

static int nickname(const uint8_t *text, size_t length) {
  return is_spaced_ascii(text, length, 1) || is_profile(&nick, text, length, 0);
}

const struct entry precis_checks[] = {
    {"usernameCaseMapped", "true", username_mapped},
    {"usernameCaseMapped", "{\"form\":\"enforced\"}", username_lower},
    {"usernameCasePreserved", "true", username_preserved},
    {"opaqueString", "true", opaque_string},
    {"nickname", "true", nickname},
    {0, 0, 0},
};
