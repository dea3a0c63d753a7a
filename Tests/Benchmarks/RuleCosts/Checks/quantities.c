#include "record.h"
#include "utf8.h"

#include <stdlib.h>
#include <unicode/ucurr.h>
#include <unicode/uenum.h>
#include <unicode/ustring.h>

// Numbers, amounts and measurements as a locale writes them, by the separators and digits of the locale; ICU gives the
// signs of currencies once.

/// The separators of a locale, the zero of its own digits, how many digits its further groups have, and whether signs of
/// currencies are before amounts, where their codes are in all locales.
struct style {
  uint32_t group, decimal, zero;
  unsigned further, is_sign_first;
};
static const struct style english = {',', '.', '0', 3, 1}, german = {'.', ',', '0', 3, 0},
                          arabic = {0x66C, 0x66B, 0x660, 3, 0}, japanese = {',', '.', 0xFF10, 3, 1},
                          hindi = {',', '.', 0x966, 2, 1};

/// A number without its decimal separator, and how many of its digits are behind it.
struct quantity {
  int64_t coefficient;
  unsigned decimals;
};

/// The offset behind a number, or 0. Its groups have three digits, further ones as the locale has them, and its digits
/// are all of ASCII or all of the locale.
static size_t after_number(const uint8_t *text, size_t length, const struct style *style, struct quantity *found) {
  size_t i = 0, end = 0;
  unsigned count = 0, run = 0, groups = 0, longest_first = 0, is_fraction = 0;
  uint32_t zero = 0;
  *found = (struct quantity){0, 0};
  int is_negative = i < length && text[i] == '-';
  for (i += (size_t)is_negative; i < length;) {
    size_t start = i;
    uint32_t point = next_point(text, &i), own = point - style->zero, plain = point - '0';
    if (own < 10 || plain < 10) {
      uint32_t kind = own < 10 ? style->zero : '0';
      if ((zero && zero != kind) || ++count > 18) return 0;
      zero = kind;
      found->coefficient = found->coefficient * 10 + (own < 10 ? own : plain);
      found->decimals += is_fraction;
      run++;
      end = i;
    } else if (point == style->group && !is_fraction) {
      if (!run || (groups && run != style->further) || run > 3) return 0;
      if (!groups) longest_first = run;
      groups++;
      run = 0;
    } else if (point == style->decimal && !is_fraction && run) {
      if (groups && run != 3) return 0;
      is_fraction = 1;
      run = 0;
    } else {
      end = end == start ? end : 0;
      break;
    }
  }
  if (!end || !run || (groups && (longest_first > style->further || (!is_fraction && run != 3)))) return 0;
  if (is_negative) found->coefficient = -found->coefficient;
  return end;
}

static int number(const uint8_t *text, size_t length) {
  struct quantity found;
  return length && after_number(text, length, &german, &found) == length;
}

static int integer(const uint8_t *text, size_t length) {
  struct quantity found;
  return length && after_number(text, length, &english, &found) == length && !found.decimals;
}

/// A space between a number and its unit, which may be one that does not break; its length.
static size_t space_at(const uint8_t *text, size_t length) {
  if (length && text[0] == ' ') return 1;
  if (length > 1 && text[0] == 0xC2 && text[1] == 0xA0) return 2;
  return length > 2 && text[0] == 0xE2 && text[1] == 0x80 && text[2] == 0xAF ? 3 : 0;
}

// MARK: Amounts

/// A currency by its code or by a sign of the locale.
struct sign {
  char text[24];
  uint8_t length, decimals;
  char code[4];
};
/// The signs, in the order of their first bytes, and where those of each byte begin.
struct signs {
  struct sign *all;
  size_t count;
  uint16_t starts[257];
};

static void add(struct signs *signs, const UChar *text, int32_t length, const char *code, int32_t decimals) {
  struct sign *sign = &signs->all[signs->count];
  UErrorCode status = U_ZERO_ERROR;
  int32_t bytes;
  // A mark of direction is not written.
  if (length && text[length - 1] == 0x200F) length--;
  u_strToUTF8(sign->text, sizeof sign->text, &bytes, text, length, &status);
  if (U_FAILURE(status) || !bytes) return;
  sign->length = (uint8_t)bytes;
  sign->decimals = (uint8_t)decimals;
  memcpy(sign->code, code, 4);
  signs->count++;
}

static int by_first_byte(const void *left, const void *right) {
  const struct sign *one = left, *other = right;
  int order = (uint8_t)one->text[0] - (uint8_t)other->text[0];
  return order ? order : other->length - one->length;
}

/// The codes and the signs of the currencies in use; of those with the same first byte, the longest first.
static void fill(struct signs *signs, const char *locale) {
  if (signs->all) return;
  UErrorCode status = U_ZERO_ERROR;
  signs->all = calloc(1024, sizeof *signs->all);
  UEnumeration *codes = ucurr_openISOCurrencies(UCURR_COMMON | UCURR_NON_DEPRECATED, &status);
  const char *code;
  while (signs->count < 1000 && U_SUCCESS(status) && (code = uenum_next(codes, 0, &status))) {
    UChar name[4];
    int32_t length;
    UBool is_choice;
    u_uastrcpy(name, code);
    int32_t decimals = ucurr_getDefaultFractionDigits(name, &status);
    const UChar *symbol = ucurr_getName(name, locale, UCURR_SYMBOL_NAME, &is_choice, &length, &status);
    add(signs, name, 3, code, decimals);
    if (length != 3 || u_memcmp(symbol, name, 3)) add(signs, symbol, length, code, decimals);
  }
  uenum_close(codes);
  qsort(signs->all, signs->count, sizeof *signs->all, by_first_byte);
  for (size_t i = 0; i < signs->count; i++) signs->starts[(uint8_t)signs->all[i].text[0] + 1]++;
  for (int byte = 0; byte < 256; byte++) signs->starts[byte + 1] += signs->starts[byte];
}

/// The currency whose sign is at the start of a text, or which is all of it.
static const struct sign *sign_at(const struct signs *signs, const uint8_t *text, size_t length, int is_all) {
  if (!length) return 0;
  for (size_t i = signs->starts[text[0]]; i < signs->starts[text[0] + 1]; i++) {
    const struct sign *sign = &signs->all[i];
    if ((is_all ? sign->length == length : sign->length <= length) && !memcmp(sign->text, text, sign->length))
      return sign;
  }
  return 0;
}

/// The currency of an amount, which is before the number or behind it; null if the amount is not written so.
static int is_amount(const uint8_t *text, size_t length, const struct style *style, const struct signs *signs,
                     const char *fallback, const struct sign **currency, struct quantity *found) {
  const struct sign *sign = 0;
  if (length && text[0] != '-' && !is_digit(text[0]) && (sign = sign_at(signs, text, length, 0))) {
    if (!style->is_sign_first && (sign->length != 3 || memcmp(sign->text, sign->code, 3))) return 0;
    text += sign->length;
    length -= sign->length;
    size_t space = space_at(text, length);
    text += space;
    length -= space;
  }
  size_t end = length ? after_number(text, length, style, found) : 0;
  if (!end) return 0;
  if (!sign && end < length) {
    size_t start = end + space_at(text + end, length - end);
    if (!(sign = sign_at(signs, text + start, length - start, 1))) return 0;
  } else if (end < length) {
    return 0;
  }
  if (!sign && fallback) sign = sign_at(signs, (const uint8_t *)fallback, 3, 1);
  *currency = sign;
  return sign && found->decimals <= sign->decimals;
}

static int german_euros(const uint8_t *text, size_t length) {
  static struct signs signs;
  const struct sign *currency;
  struct quantity found;
  fill(&signs, "de");
  return is_amount(text, length, &german, &signs, "EUR", &currency, &found) && !memcmp(currency->code, "EUR", 3);
}

static int arabic_amount(const uint8_t *text, size_t length) {
  static struct signs signs;
  const struct sign *currency;
  struct quantity found;
  fill(&signs, "ar_EG");
  return is_amount(text, length, &arabic, &signs, 0, &currency, &found);
}

static int japanese_amount(const uint8_t *text, size_t length) {
  static struct signs signs;
  const struct sign *currency;
  struct quantity found;
  fill(&signs, "ja");
  if (!is_amount(text, length, &japanese, &signs, 0, &currency, &found) ||
      (memcmp(currency->code, "JPY", 3) && memcmp(currency->code, "KWD", 3)))
    return 0;
  int64_t scale = 1;
  for (unsigned i = 0; i < found.decimals; i++) scale *= 10;
  return found.coefficient >= scale && found.coefficient <= 1000 * scale;
}

static int hindi_amount(const uint8_t *text, size_t length) {
  static struct signs signs;
  const struct sign *currency;
  struct quantity found;
  fill(&signs, "hi");
  // A field that does not name a currency is not compared with the amount.
  if (record.b.length != 5 || !are_upper(record.b.text + 1, 3)) return 1;
  char code[4] = {0};
  memcpy(code, record.b.text + 1, 3);
  return is_amount(text, length, &hindi, &signs, code, &currency, &found) && !memcmp(currency->code, code, 3);
}

// MARK: Measurements

/// A unit as a locale writes it, and how many micrometers it has.
struct unit {
  const char *name;
  int64_t micrometers;
};
static const struct unit english_units[] = {
    {"kilometers", 1000000000}, {"kilometer", 1000000000}, {"km", 1000000000}, {"meters", 1000000},
    {"meter", 1000000},         {"m", 1000000},            {"centimeters", 10000}, {"centimeter", 10000},
    {"cm", 10000},              {"millimeters", 1000},     {"millimeter", 1000},   {"mm", 1000},
    {"miles", 1609344000},      {"mile", 1609344000},      {"mi", 1609344000},     {"feet", 304800},
    {"foot", 304800},           {"ft", 304800},            {"inches", 25400},      {"inch", 25400},
    {"in", 25400},              {"yards", 914400},         {"yard", 914400},       {"yd", 914400},
    {0, 0}};
static const struct unit arabic_units[] = {
    {"كيلومتر", 1000000000}, {"كيلومترات", 1000000000}, {"كم", 1000000000}, {"متر", 1000000},
    {"أمتار", 1000000},      {"م", 1000000},            {0, 0}};
static const struct unit chinese_units[] = {
    {"公里", 1000000000}, {"千米", 1000000000}, {"米", 1000000},    {"厘米", 10000},  {"毫米", 1000},
    {"英里", 1609344000}, {"英尺", 304800},     {"英寸", 25400}, {"码", 914400}, {0, 0}};

/// The length in micrometers, or a negative one for a text that is not a length.
static int64_t length_of(const uint8_t *text, size_t length, const struct style *style, const struct unit *units) {
  struct quantity found;
  size_t end = length ? after_number(text, length, style, &found) : 0;
  if (!end || found.coefficient < 0 || found.coefficient > 1000000000) return -1;
  end += space_at(text + end, length - end);
  for (; units->name; units++) {
    if (strlen(units->name) != length - end || memcmp(units->name, text + end, length - end)) continue;
    int64_t scale = 1;
    for (unsigned i = 0; i < found.decimals; i++) scale *= 10;
    return found.coefficient * units->micrometers / scale;
  }
  return -1;
}

static int english_length(const uint8_t *text, size_t length) {
  int64_t micrometers = length_of(text, length, &english, english_units);
  return micrometers >= 0 && micrometers <= 10000000000;
}

static int arabic_length(const uint8_t *text, size_t length) {
  return length_of(text, length, &arabic, arabic_units) >= 0;
}

static int chinese_length(const uint8_t *text, size_t length) {
  return length_of(text, length, &japanese, chinese_units) >= 0;
}

const struct entry quantity_checks[] = {
    {"number", "{\"locale\":\"pt-BR\"}", number},
    {"integer", "{\"locale\":\"en\"}", integer},
    {"amount", "{\"currency\":\"EUR\",\"locale\":\"de\"}", german_euros},
    {"amount", "{\"locale\":\"ar-EG\"}", arabic_amount},
    {"amount", "{\"currencies\":[\"JPY\",\"KWD\"],\"locale\":\"ja\",\"max\":1000,\"min\":1}", japanese_amount},
    {"amount", "{\"currencyField\":\"b\",\"locale\":\"hi\"}", hindi_amount},
    {"measure", "{\"locale\":\"en\",\"max\":10000,\"min\":0,\"of\":\"length\"}", english_length},
    {"measure", "{\"locale\":\"ar-EG\",\"units\":[\"kilometer\",\"meter\"]}", arabic_length},
    {"measure", "{\"locale\":\"zh\",\"of\":\"length\"}", chinese_length},
    {0, 0, 0},
};
