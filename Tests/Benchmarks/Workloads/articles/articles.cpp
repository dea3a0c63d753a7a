// The rules of articles in C++.
#include "../cpp/harness.hpp"
#include <unicode/ucnv.h>
#include <unicode/uset.h>
#include <unicode/utext.h>

struct Article {
  Value slug, language, title, handle, section, code, region, summary, body, quote;
  std::vector<Value> keywords, footnotes;
};

static void read_list(Reader &reader, od::value from, std::vector<Value> &list) {
  list.clear();
  if (from.is_null()) return;
  for (od::value element : from.get_array()) reader.read(element, list.emplace_back());
}

static void read_article(Reader &r, od::object object, Article &a) {
  a.slug = a.language = a.title = a.handle = a.section = a.code = a.region = a.summary = a.body = a.quote = Value();
  a.keywords.clear(), a.footnotes.clear();
  for (auto member : object) {
    Text name = member.unescaped_key();
    od::value value = member.value();
    switch (key(name)) {
      FIELD("slug", r.read(value, a.slug));
      FIELD("language", r.read(value, a.language));
      FIELD("title", r.read(value, a.title));
      FIELD("handle", r.read(value, a.handle));
      FIELD("section", r.read(value, a.section));
      FIELD("code", r.read(value, a.code));
      FIELD("region", r.read(value, a.region));
      FIELD("summary", r.read(value, a.summary));
      FIELD("body", r.read(value, a.body));
      FIELD("quote", r.read(value, a.quote));
      FIELD("keywords", read_list(r, value, a.keywords));
      FIELD("footnotes", read_list(r, value, a.footnotes));
    }
  }
}

// A text that is there and of the right type.
static bool text(const Value &v, const char *path, Errors &e, bool required = false, int i = 0) {
  if (v.kind == STRING) return true;
  if (v.here() || required) e.add(path, v.here() ? "type.mismatch" : "presence.missing", i);
  return false;
}

static const char *slug(Text s) {
  if (s.empty()) return "presence.empty";
  for (char c : s) if (!lower(c) && !digit(c) && c != '-') return "slug.character";
  return s[0] == '-' || s.back() == '-' || contains(s, "--") ? "slug.hyphen" : nullptr;
}

static bool language_tag(Text s) {  // language, then subtags of at most eight letters and digits
  size_t from = 0;
  for (size_t i = 0; i <= s.size(); i++) {
    if (i < s.size() && s[i] != '-') {
      if (!letter(s[i]) && (from == 0 || !digit(s[i]))) return false;
      continue;
    }
    if (i - from < (from ? 1u : 2u) || i - from > 8) return false;
    from = i + 1;
  }
  return true;
}

static bool mixes_scripts(Text s) {
  if (is_ascii(s)) return false;
  uint16_t set = 0x7FF;
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;) set &= properties->script(decode(p));
  return !set;
}
// Highly restrictive: one script, or Latin with Chinese, Japanese or Korean.
static bool too_mixed(Text s) {
  if (is_ascii(s) || !mixes_scripts(s)) return false;
  uint16_t set = 0x7FF;
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;) {
    uint16_t own = properties->script(decode(p));
    if (!(own & S_LATN)) set &= own;
  }
  return !(set & (S_JPAN | S_HANB | S_KORE));
}
static bool restricted(Text s) {
  if (is_ascii(s)) return false;
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;) {
    uint32_t c = decode(p);
    if (c >= 0x80 && !(properties->script(c) & S_RECOMMENDED)) return true;
  }
  return false;
}

// Columns of a terminal, bounded by two a code point.
static bool too_wide(Text s, size_t most) {
  if (s.size() <= most || 2 * code_points(s) <= most) return false;
  size_t n = 0;
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;) {
    uint32_t w = (*properties)[decode(p)];
    n += w & MARK ? 0 : w & WIDE || (w & 31) == PICTURE ? 2 : 1;
  }
  return n > most;
}

// Words: bounded by the letters and by the runs of them, then counted by ICU.
static bool too_many_words(Text s, size_t most) {
  if (s.size() <= most) return false;
  size_t letters = 0, runs = 0;
  bool inside = false, by_dictionary = false;
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;) {
    uint32_t c = decode(p), w = (*properties)[c];
    bool word = w & (ALPHABETIC | DIGIT);
    letters += word && !(w & MARK), runs += word && !inside, inside = word;
    by_dictionary |= word && (properties->script(c) & (S_THAI | S_JPAN | S_HANB)) && properties->script(c) != 0x7FF;
  }
  if (letters <= most || (!by_dictionary && runs <= most)) return false;
  UErrorCode e = U_ZERO_ERROR;
  static UBreakIterator *words = ubrk_open(UBRK_WORD, "en", nullptr, 0, &e);
  static UText input = UTEXT_INITIALIZER;
  utext_openUTF8(&input, s.data(), int64_t(s.size()), &e);
  ubrk_setUText(words, &input, &e);
  size_t n = 0;
  while (n <= most && ubrk_next(words) != UBRK_DONE) n += ubrk_getRuleStatus(words) >= UBRK_WORD_NUMBER;
  return n > most;
}

static bool in_windows_1252(Text s) {
  if (is_ascii(s)) return true;
  static USet *set = [] {
    UErrorCode e = U_ZERO_ERROR;
    UConverter *converter = ucnv_open("windows-1252", &e);
    USet *made = uset_openEmpty();
    ucnv_getUnicodeSet(converter, made, UCNV_ROUNDTRIP_SET, &e);
    ucnv_close(converter);
    uset_freeze(made);
    return made;
  }();
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;) if (!uset_contains(set, UChar32(decode(p)))) return false;
  return true;
}

static const char *unbalanced(Text s, uint32_t any) {
  if (!(any & BIDI)) return nullptr;
  std::vector<bool> open;  // isolates are true
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;) {
    uint32_t c = decode(p);
    if (c >= 0x2066 && c <= 0x2068) open.push_back(true);
    else if (c == 0x202A || c == 0x202B || c == 0x202D || c == 0x202E) open.push_back(false);
    else if (c == 0x2069 || c == 0x202C) {
      if (open.empty() || open.back() != (c == 0x2069)) return "unicode.bidiUnopened";
      open.pop_back();
    }
  }
  return open.empty() ? nullptr : "unicode.bidiUnclosed";
}

static bool quoted(Text s) {  // the pattern of a quote: no control, format or unassigned character but the joiner
  static const std::vector<bool> refused = [] {
    std::vector<bool> made(0x110000);
    for (UChar32 c = 0; c < 0x110000; c++)
      made[size_t(c)] = c != 0x200D && !(U_GET_GC_MASK(c) & (U_GC_L_MASK | U_GC_M_MASK | U_GC_N_MASK | U_GC_P_MASK | U_GC_S_MASK | U_GC_Z_MASK));
    return made;
  }();
  for (const uint8_t *p = begin(s), *end = p + s.size(); p < end;) {
    const uint8_t *q = printed(p, end);
    if (q != p) { p = q; continue; }
    if (refused[decode(p)]) return false;
  }
  return true;
}

static void check_keywords(const Article &a, Errors &e) {
  const auto &list = a.keywords;
  if (list.size() > 12) e.add("keywords", "count.tooMany");
  uint32_t any = 0;
  for (int i = 0; i < int(list.size()); i++) {
    const Value &v = list[size_t(i)];
    if (!text(v, "keywords[%]", e, true, i)) continue;
    Seen seen = properties_of(v.s);
    any |= seen.any;
    if (is_blank(v.s)) e.add("keywords[%]", "presence.blank", i);
    if (seen.any & NOT_LOWER) e.add("keywords[%]", "letterCase.notLower", i);
    if (mixes_scripts(v.s)) e.add("keywords[%]", "unicode.mixedScripts", i);
    if (v.s.size() > 40 && utf16_units(v.s) > 40) e.add("keywords[%]", "length.tooLong", i);
  }
  std::vector<std::string> normal;
  if (any & (NOT_NFC | MISORDERED)) {
    UErrorCode u = U_ZERO_ERROR;
    for (const Value &v : list)
      icu::Normalizer2::getNFCInstance(u)->normalize(icu::UnicodeString::fromUTF8(std::string(v.s)), u).toUTF8String(normal.emplace_back());
  }
  auto of = [&](size_t k) { return normal.empty() ? list[k].s : Text(normal[k]); };
  for (size_t i = 1; i < list.size(); i++)
    for (size_t k = 0; k < i; k++)
      if (of(i) == of(k)) { e.add("keywords[%]", "collection.repeated", int(i)); break; }
}

static void check_body(const Value &v, Errors &e) {
  if (!text(v, "body", e, true)) return;
  Text s = v.s;
  auto add = [&](bool wrong, const char *code) { if (wrong) e.add("body", code); };
  add(too_short(s, 200), "length.tooShort");
  add(too_long(s, 30000), "length.tooLong");
  add(s.size() > 40000 && code_points(s) > 40000, "length.tooLong");
  add(s.size() > 40000 && utf16_units(s) > 40000, "length.tooLong");
  add(s.size() > 50000, "length.tooLong");
  uint32_t any = any_of(s);
  add(!is_nfc(s, any), "unicode.notNormalized");
  add(any & BIDI, "unicode.bidiControl");
  add(any & HIDDEN, "unicode.invisible");
  add(any & PRIVATE, "unicode.privateUse");
  add(any & UNASSIGNED, "unicode.unassigned");
  add(any & FOREIGN, "unicode.script");
  add(too_many_marks(s, any, 3), "unicode.tooManyMarks");
  add(mixed_digits(s, any), "unicode.mixedDigits");
  add(!starts(s, "# "), "text.startMissing");
  add(!contains(s, "[[toc]]"), "text.partMissing");
  add(!ends(s, "***"), "text.endMissing");
  add(contains(s, "<script"), "text.partForbidden");
  add(contains(s, "TODO:") || contains(s, "待办:") || contains(s, "لاحقا:"), "format.forbidden");
}

static void check(const Article &a, Errors &e) {
  if (text(a.slug, "slug", e, true)) {
    if (const char *wrong = slug(a.slug.s)) e.add("slug", wrong);
    if (a.slug.s.size() > 80) e.add("slug", "length.tooLong");
  }
  if (text(a.language, "language", e, true) && !language_tag(a.language.s)) e.add("language", "languageTag.syntax");
  if (text(a.title, "title", e, true)) {
    Text s = a.title.s;
    uint32_t any = any_of(s);
    if (is_blank(s)) e.add("title", "presence.blank");
    if (any & LINE_BREAK) e.add("title", "text.lineBreak");
    if (too_short(s, 3)) e.add("title", "length.tooShort");
    if (too_long(s, 120)) e.add("title", "length.tooLong");
    if (too_wide(s, 160)) e.add("title", "length.tooLong");
    if (!is_nfc(s, any)) e.add("title", "unicode.notNormalized");
    if (any & BIDI) e.add("title", "unicode.bidiControl");
    if (any & HIDDEN) e.add("title", "unicode.invisible");
  }
  if (text(a.handle, "handle", e, true)) {
    size_t n = code_points(a.handle.s);
    if (restricted(a.handle.s)) e.add("handle", "unicode.restrictedCharacter");
    else if (too_mixed(a.handle.s)) e.add("handle", "unicode.restrictionLevel");
    if (n < 3) e.add("handle", "length.tooShort");
    if (n > 30) e.add("handle", "length.tooLong");
  }
  if (text(a.section, "section", e, true)) {
    if (a.section.s.empty()) e.add("section", "presence.empty");
    else if (!(properties_of(a.section.s).all & ALPHABETIC)) e.add("section", "text.notAlphabetic");
  }
  if (text(a.code, "code", e, true)) {
    bool fits = true;
    for (char c : a.code.s) fits &= letter(c) || digit(c);
    if (!is_ascii(a.code.s)) e.add("code", "text.notASCII");
    if (!fits) e.add("code", "text.notAlphanumeric");
  }
  if (text(a.region, "region", e) && !in_windows_1252(a.region.s)) e.add("region", "text.notEncodable");
  check_keywords(a, e);
  if (text(a.summary, "summary", e, true)) {
    Text s = a.summary.s;
    if (is_blank(s)) e.add("summary", "presence.blank");
    if (too_many_words(s, 120)) e.add("summary", "length.tooLong");
    if (s.size() > 2000 && utf16_units(s) > 2000) e.add("summary", "length.tooLong");
    if (!is_nfc(s, any_of(s))) e.add("summary", "unicode.notNormalized");
    if (!memchr(s.data(), '.', s.size())) e.add("summary", "text.partMissing");
  }
  check_body(a.body, e);
  for (int i = 0; i < int(a.footnotes.size()); i++) {
    const Value &v = a.footnotes[size_t(i)];
    if (!text(v, "footnotes[%]", e, true, i)) continue;
    uint32_t any = any_of(v.s);
    if (is_blank(v.s)) e.add("footnotes[%]", "presence.blank", i);
    if (const char *wrong = unbalanced(v.s, any)) e.add("footnotes[%]", wrong, i);
    if (too_long(v.s, 600)) e.add("footnotes[%]", "length.tooLong", i);
    if (!is_nfc(v.s, any)) e.add("footnotes[%]", "unicode.notNormalized", i);
  }
  if (text(a.quote, "quote", e)) {
    Text s = a.quote.s;
    if (!quoted(s)) e.add("quote", "format.mismatch");
    if (!starts(s, "«")) e.add("quote", "text.startMissing");
    if (!ends(s, "»")) e.add("quote", "text.endMissing");
    if (any_of(s) & HIDDEN) e.add("quote", "unicode.invisible");
    if (s.size() > 900 && code_points(s) > 900) e.add("quote", "length.tooLong");
  }
}

int main(int argc, char **argv) {
  static const Properties table({USCRIPT_LATIN, USCRIPT_ARABIC, USCRIPT_HAN, USCRIPT_CYRILLIC, USCRIPT_DEVANAGARI, USCRIPT_THAI, USCRIPT_HANGUL,
                                 USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_GREEK, USCRIPT_HEBREW});
  properties = &table;
  return run<Article>(argc, argv, read_article, check);
}
