// The rules of wide records in C++: ten kinds of field, fifty of each, found by the number in the name.
#include "../cpp/harness.hpp"

enum FieldKind { NAME, CODE, AMOUNT, COUNT, STATUS, EMAIL, DATE, NOTES, IDENTIFIER, LINK, KINDS };
static const char *const names[] = {"name", "code", "amount", "count", "status", "email", "date", "note", "identifier", "link"};
static const size_t EACH = 50;
static char paths[KINDS][EACH][16];

struct Record { Value of[KINDS][EACH]; };

static void read_record(Reader &r, od::object object, Record &record) {
  record = Record();
  for (auto member : object) {
    Text name = member.unescaped_key();
    if (name.size() < 7) continue;
    Text kind = name.substr(0, name.size() - 3);
    int k = -1;
    switch (kind.size() << 8 | uint8_t(kind[0])) {
      case 4 << 8 | 'n': k = kind == "name" ? NAME : kind == "note" ? NOTES : -1; break;
      case 4 << 8 | 'c': k = kind == "code" ? CODE : -1; break;
      case 6 << 8 | 'a': k = kind == "amount" ? AMOUNT : -1; break;
      case 5 << 8 | 'c': k = kind == "count" ? COUNT : -1; break;
      case 6 << 8 | 's': k = kind == "status" ? STATUS : -1; break;
      case 5 << 8 | 'e': k = kind == "email" ? EMAIL : -1; break;
      case 4 << 8 | 'd': k = kind == "date" ? DATE : -1; break;
      case 10 << 8 | 'i': k = kind == "identifier" ? IDENTIFIER : -1; break;
      case 4 << 8 | 'l': k = kind == "link" ? LINK : -1; break;
    }
    if (k < 0 || !all_digits(name.substr(kind.size()))) continue;
    unsigned n = number(name.data() + kind.size(), 3);
    if (n < EACH) r.read(member.value(), record.of[k][n]);
  }
}

struct FieldErrors {
  Errors &e;
  const char *path;
  void operator()(bool wrong, const char *code) { if (__builtin_expect(wrong, 0)) e.add(path, code); }
  void operator()(const char *code) { if (__builtin_expect(code != nullptr, 0)) e.add(path, code); }
  bool has(const Value &v, bool required = true) {
    if (v.kind == STRING) return true;
    if (v.here()) e.add(path, "type.mismatch");
    else if (required) e.add(path, "presence.missing");
    return false;
  }
};

static bool code_pattern(Text s) { return s.size() >= 6 && s.size() <= 10 && upper(s[0]) && upper(s[1]) && all_digits(s.substr(2)); }

static void check_name(Text s, FieldErrors &e) {
  uint32_t any = any_of(s);
  e(is_blank(s), "presence.blank"), e(too_short(s, 1), "length.tooShort"), e(too_long(s, 60), "length.tooLong");
  e(!is_nfc(s, any), "unicode.notNormalized"), e(any & BIDI, "unicode.bidiControl"), e(any & HIDDEN, "unicode.invisible");
  e(any & PRIVATE, "unicode.privateUse"), e(any & UNASSIGNED, "unicode.unassigned"), e(any & LINE_BREAK, "text.lineBreak");
  e(too_many_marks(s, any, 4), "unicode.tooManyMarks");
}
static void check_code(Text s, FieldErrors &e) {
  bool ascii = is_ascii(s), fits = true;
  for (char c : s) fits &= letter(c) || digit(c);
  e(too_short(s, 6), "length.tooShort"), e(too_long(s, 14), "length.tooLong"), e(!ascii, "text.notASCII");
  e(!fits && any_of(s) & LINE_BREAK, "text.lineBreak"), e(!code_pattern(s), "format.mismatch"), e(!fits && contains(s, "--"), "text.partForbidden");
  e(!fits, "text.notAlphanumeric"), e(s == "AA0000" || s == "ZZ9999", "choice.forbidden"), e(s == "XX1111", "comparison.equal");
}
static void check_amount(const Value &v, FieldErrors &e) {
  if (v.kind != NUMBER && v.kind != INTEGER) return e(v.here() ? "type.mismatch" : "presence.missing");
  Extent x = extent(v.s);
  double n = v.number;
  e(x.whole > 10 ? "number.tooManyIntegerDigits" : x.fraction > 2 ? "number.tooManyFractionDigits" : nullptr);
  e(n < 0, "range.tooSmall"), e(n > 1000000, "range.tooLarge"), e(n < 0, "range.tooSmall"), e(n > 1000000, "range.tooLarge");
  e(x.fraction > 2, "number.notMultiple"), e(n < 0, "number.negative"), e(n == 13, "comparison.equal");
  e(n == 13.13 || n == 666, "choice.forbidden");
}
static void check_count(const Value &v, FieldErrors &e) {
  bool whole = v.kind == INTEGER || (v.kind == NUMBER && v.number == double(int64_t(v.number)));
  if (!whole) return e(v.here() ? "type.mismatch" : "presence.missing");
  double n = v.number;
  e(n < 0, "range.tooSmall"), e(n > 100000, "range.tooLarge"), e(n < 0, "range.tooSmall"), e(n > 100000, "range.tooLarge");
  e(n <= -1, "range.notAbove"), e(n >= 100001, "range.notBelow"), e(n < 0, "range.tooSmall"), e(n > 100000, "range.tooLarge");
  e(int64_t(n) % 5 != 0, "number.notMultiple"), e(n == 15, "comparison.equal");
}
static bool listed(Text s) {
  switch (s.size()) {
    case 3: return s == "new";
    case 4: return s == "lost";
    case 6: return s == "active" || s == "paused" || s == "closed" || s == "review";
    case 7: return s == "shipped";
    case 8: return s == "returned";
  }
  return false;
}
static void check_status(Text s, FieldErrors &e) {
  bool letters = true, has_upper = false;
  for (char c : s) letters &= letter(c), has_upper |= upper(c);
  bool ascii = letters || is_ascii(s);
  e(!listed(s), "choice.notListed"), e(s == "draft" || s == "deleted", "choice.forbidden"), e(too_short(s, 3), "length.tooShort");
  e(too_long(s, 10), "length.tooLong"), e(!ascii, "text.notASCII"), e(ascii ? has_upper : properties_of(s).any & NOT_LOWER, "letterCase.notLower");
  e(!letters && any_of(s) & LINE_BREAK, "text.lineBreak"), e(!letters, "text.notAlphabetic"), e(s == "unknown", "comparison.equal");
}
static void check_email(Text s, FieldErrors &e) {
  uint32_t any = any_of(s);
  e(is_blank(s), "presence.blank"), e(email(s)), e(s.size() > 100, "length.tooLong"), e(any & BIDI, "unicode.bidiControl");
  e(any & HIDDEN, "unicode.invisible"), e(any & LINE_BREAK, "text.lineBreak"), e(!memchr(s.data(), '@', s.size()), "text.partMissing");
  e(contains(s, ".."), "text.partForbidden"), e(contains(s, "mailinator") || contains(s, "example.invalid"), "format.forbidden");
}
static void check_date(Text s, FieldErrors &e) {
  int64_t day = 0;
  static const struct Bounds { int64_t low, high; Bounds() { date("2000-01-01", low), date("2100-01-01", high); } } bounds;
  const char *wrong = date(s, day);
  // The two rules that compare read the date on their own, and report it again.
  e(wrong), e(wrong ? wrong : day <= bounds.low ? "range.notAfter" : nullptr), e(wrong ? wrong : day >= bounds.high ? "range.notBefore" : nullptr);
  bool shape = s.size() == 10;
  for (char c : s) shape &= digit(c) || c == '-';
  if (!shape) e(too_long(s, 10) || too_short(s, 10), "length.wrong"), e(!is_ascii(s), "text.notASCII"), e(true, "format.mismatch");
  e(s == "2001-01-01", "choice.forbidden"), e(s == "2002-02-02", "comparison.equal");
}
static void check_note(Text s, FieldErrors &e) {
  uint32_t any = any_of(s);
  e(too_long(s, 200), "length.tooLong"), e(s.size() > 400 && code_points(s) > 400, "length.tooLong");
  e(s.size() > 400 && utf16_units(s) > 400, "length.tooLong"), e(s.size() > 900, "length.tooLong"), e(!is_nfc(s, any), "unicode.notNormalized");
  e(any & BIDI, "unicode.bidiControl"), e(any & HIDDEN, "unicode.invisible"), e(any & FOREIGN, "unicode.script");
  e(any & UNASSIGNED, "unicode.unassigned"), e(any & PRIVATE, "unicode.privateUse");
}
static void check_identifier(Text s, size_t index, FieldErrors &e) {
  auto id = [&](Verdict v) { e(v == VALID ? nullptr : v == CHECK ? "identifier.checkDigit" : "identifier.shape"); };
  auto code = [&](CodeVerdict v, const char *unknown) { e(v == KNOWN ? nullptr : v == UNKNOWN ? unknown : "identifier.shape"); };
  uint32_t any = any_of(s);
  e(any & LINE_BREAK, "text.lineBreak"), e(!is_ascii(s), "text.notASCII"), e(is_blank(s), "presence.blank"), e(any & HIDDEN, "unicode.invisible");
  e(too_long(s, 40), "length.tooLong"), e(contains(s, "  "), "text.partForbidden"), e(s == "none", "comparison.equal");
  switch (index % 10) {
    case 0: return id(cpf(s));
    case 1: return id(cnpj(s));
    case 2: return id(iban(s));
    case 3: return e(!uuid(s), "identifier.shape");
    case 4: return code(country(s), "country.unknown");
    case 5: return code(currency(s), "currency.unknown");
    case 6: return id(card(s));
    case 7: return id(resident(s));
    case 8: return e(phone(s));
    default: return id(ean13(s));
  }
}
static void check_link(Text s, FieldErrors &e) {
  uint32_t any = any_of(s);
  e(!is_ascii(s), "text.notASCII"), e(url(s)), e(too_long(s, 120), "length.tooLong"), e(!starts(s, "http"), "text.startMissing");
  e(memchr(s.data(), ' ', s.size()) != nullptr, "text.partForbidden"), e(any & BIDI, "unicode.bidiControl"), e(any & LINE_BREAK, "text.lineBreak");
  e(contains(s, ".exe") || contains(s, ".scr"), "format.forbidden");
}

static void check(const Record &r, Errors &errors) {
  for (size_t i = 0; i < EACH; i++) {
    auto each = [&](int kind, void (*check)(Text, FieldErrors &), bool required = true) {
      FieldErrors e{errors, paths[kind][i]};
      const Value &v = r.of[kind][i];
      if (e.has(v, required)) check(v.s, e);
    };
    each(NAME, check_name), each(CODE, check_code);
    FieldErrors amount{errors, paths[AMOUNT][i]}, count{errors, paths[COUNT][i]}, identifier{errors, paths[IDENTIFIER][i]};
    check_amount(r.of[AMOUNT][i], amount), check_count(r.of[COUNT][i], count);
    each(STATUS, check_status), each(EMAIL, check_email), each(DATE, check_date), each(NOTES, check_note, false);
    if (identifier.has(r.of[IDENTIFIER][i])) check_identifier(r.of[IDENTIFIER][i].s, i, identifier);
    each(LINK, check_link);
  }
}

int main(int argc, char **argv) {
  static const Properties table({USCRIPT_LATIN, USCRIPT_ARABIC, USCRIPT_HAN, USCRIPT_CYRILLIC, USCRIPT_DEVANAGARI, USCRIPT_THAI});
  properties = &table;
  for (int k = 0; k < KINDS; k++)
    for (size_t i = 0; i < EACH; i++) snprintf(paths[k][i], sizeof paths[k][i], "%s%03zu", names[k], i);
  return run<Record>(argc, argv, read_record, check);
}
