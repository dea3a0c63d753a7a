// Questions about UTF-8 text: one table of properties for all code points, made from ICU at the start, and one walk.
// The text is well-formed, as simdjson checks it. Indic conjuncts (GB9c) are not joined; no workload has one.
#pragma once
#include <unicode/normalizer2.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

using Text = std::string_view;

enum Cluster : uint32_t { OTHER, CONTROL, CR, LF, EXTEND, ZWJ, RI, PREPEND, SPACING, L, V, T, LV, LVT, PICTURE };
enum Property : uint32_t {
  HIDDEN = 1u << 5,  // of a text: it has an invisible code point without an effect that is seen
  NOT_NFC = 1u << 16, BIDI = 1u << 17, INVISIBLE = 1u << 18, UNASSIGNED = 1u << 19, PRIVATE = 1u << 20,
  NONSPACING = 1u << 21, MARK = 1u << 22, DIGIT = 1u << 23, BLANK = 1u << 24, FOREIGN = 1u << 25, ALPHABETIC = 1u << 26,
  LINE_BREAK = 1u << 27, WIDE = 1u << 28, NOTE = 1u << 29, NOT_LOWER = 1u << 30, MISORDERED = 1u << 31
};
// Whole scripts and those that are written together, for the questions whether a text is of one script.
enum Script : uint16_t { S_LATN = 1, S_CYRL = 2, S_ARAB = 4, S_GREK = 8, S_DEVA = 16, S_THAI = 32, S_HEBR = 64, S_JPAN = 128,
                         S_HANB = 256, S_KORE = 512, S_REST = 1024, S_RECOMMENDED = 32768 };

struct Properties {
  uint16_t stage[0x110000 >> 7];
  std::vector<uint32_t> words;
  std::vector<uint16_t> scripts;

  uint32_t operator[](uint32_t c) const { return words[uint32_t(stage[c >> 7]) << 7 | (c & 127)]; }
  uint16_t script(uint32_t c) const { return scripts[uint32_t(stage[c >> 7]) << 7 | (c & 127)]; }

  explicit Properties(std::vector<UScriptCode> allowed) {
    UErrorCode e = U_ZERO_ERROR;
    const icu::UnicodeSet *recommended = uspoof_getRecommendedUnicodeSet(&e);
    for (uint32_t block = 0; block < 0x110000 >> 7; block++) {
      uint32_t made[128];
      uint16_t of[128];
      for (uint32_t i = 0; i < 128; i++) {
        made[i] = word(UChar32(block << 7 | i), allowed);
        of[i] = uint16_t(script_set(UChar32(block << 7 | i)) | (recommended->contains(UChar32(block << 7 | i)) ? S_RECOMMENDED : 0));
      }
      size_t k = 0;
      while (k < words.size() && (memcmp(&words[k], made, sizeof made) || memcmp(&scripts[k], of, sizeof of))) k += 128;
      if (k == words.size()) words.insert(words.end(), made, made + 128), scripts.insert(scripts.end(), of, of + 128);
      stage[block] = uint16_t(k >> 7);
    }
  }

 private:
  static uint16_t script_set(UChar32 c) {
    UErrorCode e = U_ZERO_ERROR;
    UScriptCode list[64];
    int n = uscript_getScriptExtensions(c, list, 64, &e);
    uint16_t set = 0;
    for (int i = 0; i < n; i++) switch (list[i]) {
        case USCRIPT_COMMON: case USCRIPT_INHERITED: return 0x7FF;
        case USCRIPT_LATIN: set |= S_LATN; break;
        case USCRIPT_CYRILLIC: set |= S_CYRL; break;
        case USCRIPT_ARABIC: set |= S_ARAB; break;
        case USCRIPT_GREEK: set |= S_GREK; break;
        case USCRIPT_DEVANAGARI: set |= S_DEVA; break;
        case USCRIPT_THAI: set |= S_THAI; break;
        case USCRIPT_HEBREW: set |= S_HEBR; break;
        case USCRIPT_HAN: set |= S_JPAN | S_HANB | S_KORE; break;
        case USCRIPT_HIRAGANA: case USCRIPT_KATAKANA: set |= S_JPAN; break;
        case USCRIPT_BOPOMOFO: set |= S_HANB; break;
        case USCRIPT_HANGUL: set |= S_KORE; break;
        default: set |= S_REST;
      }
    return set;
  }

  static uint32_t word(UChar32 c, const std::vector<UScriptCode> &allowed) {
    static const uint8_t breaks[] = {OTHER, CONTROL, CR, EXTEND, L, LF, LV, LVT, T, V, SPACING, PREPEND, RI, OTHER, OTHER, OTHER, OTHER, ZWJ};
    uint32_t cluster = breaks[u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK)];
    if (cluster == OTHER && u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) cluster = PICTURE;
    uint32_t w = cluster | uint32_t(u_getCombiningClass(c)) << 8, gc = U_GET_GC_MASK(c);
    auto set = [&](bool holds, uint32_t bit) { if (holds) w |= bit; };
    bool ignorable = u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
    set(u_getIntPropertyValue(c, UCHAR_NFC_QUICK_CHECK) != UNORM_YES, NOT_NFC);
    set(u_hasBinaryProperty(c, UCHAR_BIDI_CONTROL), BIDI);
    set(ignorable || (gc & U_GC_CC_MASK && c != '\t' && c != '\n' && c != '\r'), INVISIBLE);
    set(gc & U_GC_CN_MASK, UNASSIGNED);
    set(gc & U_GC_CO_MASK, PRIVATE);
    set(gc & U_GC_MN_MASK && !u_hasBinaryProperty(c, UCHAR_VARIATION_SELECTOR), NONSPACING);
    set(gc & U_GC_M_MASK || ignorable, MARK);
    set(gc & U_GC_ND_MASK, DIGIT);
    set(u_isUWhiteSpace(c) || ignorable, BLANK);
    bool foreign = true;
    for (UScriptCode s : allowed) foreign &= !uscript_hasScript(c, s);
    UErrorCode e = U_ZERO_ERROR;
    UScriptCode own = uscript_getScript(c, &e);
    set(foreign && own != USCRIPT_COMMON && own != USCRIPT_INHERITED, FOREIGN);
    set(u_hasBinaryProperty(c, UCHAR_ALPHABETIC) || gc & U_GC_M_MASK, ALPHABETIC);
    set((c >= 10 && c <= 13) || c == 0x85 || c == 0x2028 || c == 0x2029, LINE_BREAK);
    int width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
    set(width == U_EA_WIDE || width == U_EA_FULLWIDTH, WIDE);
    set(gc & (U_GC_L_MASK | U_GC_M_MASK | U_GC_N_MASK | U_GC_SO_MASK) || (c && c < 0x3000 && (c == 0x2019 || (c < 128 && strchr(" ,.!'-", c)))), NOTE);
    set(u_tolower(c) != c, NOT_LOWER);
    return w;
  }
};

inline const Properties *properties;

[[gnu::always_inline]] inline uint32_t decode(const uint8_t *&p) {
  uint32_t c = *p;
  if (c < 0x80) return p++, c;
  if (c < 0xE0) return p += 2, (c & 31) << 6 | (p[-1] & 63);
  if (c < 0xF0) return p += 3, (c & 15) << 12 | uint32_t(p[-2] & 63) << 6 | (p[-1] & 63);
  return p += 4, (c & 7) << 18 | uint32_t(p[-3] & 63) << 12 | uint32_t(p[-2] & 63) << 6 | (p[-1] & 63);
}

inline const uint8_t *begin(Text s) { return reinterpret_cast<const uint8_t *>(s.data()); }

inline bool is_ascii(Text s) {
  uint64_t all = 0, w;
  size_t i = 0;
  for (; i + 8 <= s.size(); i += 8) memcpy(&w, s.data() + i, 8), all |= w;
  for (; i < s.size(); i++) all |= uint8_t(s[i]);
  return !(all & 0x8080808080808080u);
}

inline size_t code_points(Text s) {
  size_t n = 0;
  for (char c : s) n += (c & 0xC0) != 0x80;
  return n;
}
inline size_t utf16_units(Text s) {
  size_t n = 0;
  for (char c : s) n += ((c & 0xC0) != 0x80) + (uint8_t(c) >= 0xF0);
  return n;
}

// Where a run of ASCII that is printed ends: eight bytes at a time.
inline const uint8_t *printed(const uint8_t *p, const uint8_t *end) {
  constexpr uint64_t high = 0x8080808080808080u, low = 0x0101010101010101u;
  while (end - p >= 8) {
    uint64_t w;
    memcpy(&w, p, 8);
    uint64_t bad = (w | (w + low) | ~((w | high) - 0x20 * low)) & high;
    if (bad) return p + (__builtin_ctzll(bad) >> 3);
    p += 8;
  }
  while (p < end && uint8_t(*p - 0x20) <= 0x5E) p++;
  return p;
}

// All properties that some code point has, and those that all have.
struct Seen { uint32_t any, all; };
inline Seen properties_of(Text s) {
  const Properties &table = *properties;
  uint32_t any = 0, all = ~0u, last = 0;
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;) {
    uint32_t w;
    if (*p < 0x80) {
      const uint8_t *q = printed(p, end);
      if (q - p >= 8) {  // What printed ASCII has is of no interest but for the questions that ask for all.
        for (; p < q; p++) all &= table[*p], any |= table[*p] & ~0xFFu;
        last = 0;
        continue;
      }
      w = table[*p++];
    } else {
      w = table[decode(p)];
    }
    uint32_t order = w >> 8 & 255;
    if (order && order < last) any |= MISORDERED;
    last = order;
    any |= w, all &= w;
  }
  return {any, all};
}
// Whether an invisible code point is a joiner or a selector where its effect is seen.
[[gnu::noinline]] inline bool is_seen(uint32_t c, uint32_t before, uint32_t base, const uint8_t *next, const uint8_t *end) {
  if (c == 0x200D || c == 0x200C) {
    if ((before >> 8 & 255) == 9) return true;  // after a virama
    return c == 0x200D && next < end && (base & 31) == PICTURE && ((*properties)[decode(next)] & 31) == PICTURE;
  }
  return ((c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF)) && base && !(base & BLANK);
}

// All properties that some code point has; runs of printed ASCII have none.
inline uint32_t any_of(Text s) {
  const Properties &table = *properties;
  uint32_t any = 0, before = 0, base = 0;  // the word before, and the last that is no mark
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;) {
    if (*p < 0x80) {
      const uint8_t *q = printed(p, end);
      if (q != p) { p = q, before = base = table[q[-1]]; continue; }
    }
    uint32_t c = decode(p), w = table[c], order = w >> 8 & 255;
    if (order && order < (before >> 8 & 255)) any |= MISORDERED;
    if (w & INVISIBLE && !is_seen(c, before, base, p, end)) any |= HIDDEN;
    any |= w, before = w;
    if (!(w & MARK) && (w & 31) != EXTEND) base = w;
  }
  return any;
}

inline size_t clusters(Text s) {
  const Properties &table = *properties;
  size_t n = 0;
  uint32_t before = CONTROL, picture = 0, regions = 0;  // picture: 1 after a picture and marks, 2 after its joiner
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;) {
    if (*p < 0x80) {
      const uint8_t *q = printed(p, end);
      if (q != p) {
        n += size_t(q - p) - (before == PREPEND), p = q, before = OTHER, picture = regions = 0;
        continue;
      }
    }
    uint32_t g = table[decode(p)] & 31;
    bool breaks;
    if ((before | g) == OTHER) breaks = true;
    else if (before == CR && g == LF) breaks = false;
    else if (before - 1 < 3 || g - 1 < 3) breaks = true;
    else if (g == EXTEND || g == ZWJ || g == SPACING || before == PREPEND) breaks = false;
    else if (picture == 2 && g == PICTURE) breaks = false;
    else if (g == RI && before == RI) breaks = (regions & 1) == 0;
    else if (before == L) breaks = !(g == L || g == V || g == LV || g == LVT);
    else if (before == LV || before == V) breaks = !(g == V || g == T);
    else if (before == LVT || before == T) breaks = g != T;
    else breaks = true;
    if (g == PICTURE) picture = 1;
    else if (g == ZWJ) picture = picture == 1 ? 2 : 0;
    else if (g != EXTEND) picture = 0;
    regions = g == RI ? regions + 1 : 0;
    before = g;
    n += breaks;
  }
  return n;
}

// Bounds first: no text has more clusters than bytes or code points.
inline bool too_long(Text s, size_t most) { return s.size() > most && code_points(s) > most && clusters(s) > most; }
inline bool too_short(Text s, size_t least) {
  return least && (s.size() < least || (s.size() < 16 * least && clusters(s) < least));
}

inline bool is_nfc(Text s, uint32_t any) {
  if (!(any & (NOT_NFC | MISORDERED))) return true;
  static UErrorCode e = U_ZERO_ERROR;
  static const icu::Normalizer2 *nfc = icu::Normalizer2::getNFCInstance(e);
  return nfc->isNormalizedUTF8(icu::StringPiece(s.data(), int32_t(s.size())), e);
}

inline bool is_blank(Text s) {
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;)
    if (!((*properties)[decode(p)] & BLANK)) return false;
  return true;
}

inline bool mixed_digits(Text s, uint32_t any) {
  if (!(any & DIGIT)) return false;
  uint32_t zero = ~0u;
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;) {
    uint32_t c = decode(p);
    if (c < 0x80 ? c - '0' > 9 : !((*properties)[c] & DIGIT)) continue;
    uint32_t own = c < 0x80 ? '0' : c - uint32_t(u_charDigitValue(UChar32(c)));
    if (zero == ~0u) zero = own;
    if (own != zero) return true;
  }
  return false;
}

inline bool too_many_marks(Text s, uint32_t any, int most) {
  if (!(any & NONSPACING)) return false;
  int height = 0;
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;) {
    if (*p < 0x80) { p++, height = 0; continue; }
    uint32_t w = (*properties)[decode(p)];
    if (w & NONSPACING) { if (++height > most) return true; }
    else if (!(w & MARK)) height = 0;
  }
  return false;
}

inline bool contains(Text s, Text part) { return memmem(s.data(), s.size(), part.data(), part.size()) != nullptr; }
inline bool starts(Text s, Text part) { return s.size() >= part.size() && !memcmp(s.data(), part.data(), part.size()); }
inline bool ends(Text s, Text part) {
  return s.size() >= part.size() && !memcmp(s.data() + s.size() - part.size(), part.data(), part.size());
}
