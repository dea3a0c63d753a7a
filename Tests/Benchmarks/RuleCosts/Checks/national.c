#include "checks.h"

// Numbers of countries: the shape by comparisons, the check digits by loops over the weights.

static int is_uniform(const uint8_t *text, size_t length) {
  for (size_t i = 1; i < length; i++)
    if (text[i] != text[0]) return 0;
  return 1;
}

/// Copies the characters that `shape` has as '#', if the others are as in `shape`.
static int take(const uint8_t *text, size_t length, const char *shape, uint8_t *characters) {
  size_t count = 0;
  for (size_t i = 0; i < length; i++) {
    if (shape[i] == '#') {
      characters[count++] = text[i];
    } else if (shape[i] != (char)text[i]) {
      return 0;
    }
  }
  return 1;
}

static unsigned check11(const uint8_t *text, const uint8_t *weights, size_t count) {
  unsigned sum = 0;
  for (size_t i = 0; i < count; i++) sum += (unsigned)(text[i] - '0') * weights[i];
  unsigned check = 11 - sum % 11;
  return check > 9 ? 0 : check;
}

static int cpf(const uint8_t *text, size_t length) {
  uint8_t held[11];
  if (length == 14) {
    if (!take(text, 14, "###.###.###-##", held)) return 0;
    text = held;
  } else if (length != 11) {
    return 0;
  }
  if (!are_digits(text, 11) || is_uniform(text, 11)) return 0;
  static const uint8_t weights[] = {11, 10, 9, 8, 7, 6, 5, 4, 3, 2};
  return check11(text, weights + 1, 9) == (unsigned)(text[9] - '0') &&
         check11(text, weights, 10) == (unsigned)(text[10] - '0');
}

static int cnpj(const uint8_t *text, size_t length) {
  uint8_t held[14];
  if (length == 18) {
    if (!take(text, 18, "##.###.###/####-##", held)) return 0;
    text = held;
  } else if (length != 14) {
    return 0;
  }
  for (size_t i = 0; i < 12; i++)
    if (!is_digit(text[i]) && !is_upper(text[i])) return 0;
  if (!are_digits(text + 12, 2) || is_uniform(text, 14) || !memcmp(text + 8, "0000", 4)) return 0;
  static const uint8_t weights[] = {6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2};
  return check11(text, weights + 1, 12) == (unsigned)(text[12] - '0') &&
         check11(text, weights, 13) == (unsigned)(text[13] - '0');
}

static int cep(const uint8_t *text, size_t length) {
  if (length == 9 ? !(are_digits(text, 5) && text[5] == '-' && are_digits(text + 6, 3))
                  : length != 8 || !are_digits(text, 8))
    return 0;
  return text[0] != '0' || text[1] != '0';
}

static int pis(const uint8_t *text, size_t length) {
  uint8_t held[11];
  if (length == 14) {
    if (!take(text, 14, "###.#####.##-#", held)) return 0;
    text = held;
  } else if (length != 11) {
    return 0;
  }
  if (!are_digits(text, 11) || is_uniform(text, 11)) return 0;
  static const uint8_t weights[] = {3, 2, 9, 8, 7, 6, 5, 4, 3, 2};
  return check11(text, weights, 10) == (unsigned)(text[10] - '0');
}

static int is_day(unsigned year, unsigned month, unsigned day) {
  static const uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (month < 1 || month > 12 || day < 1) return 0;
  if (month == 2 && day == 29) return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return day <= days[month - 1];
}

static int resident_id(const uint8_t *text, size_t length) {
  if (length != 18 || !are_digits(text, 17)) return 0;
  unsigned province = (unsigned)number_at(text, 2), year = (unsigned)number_at(text + 6, 4);
  if (province < 11 || province > 91) return 0;
  if (year < 1800 || year > 2026 || !is_day(year, (unsigned)number_at(text + 10, 2), (unsigned)number_at(text + 12, 2)))
    return 0;
  static const uint8_t weights[] = {7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2};
  unsigned sum = 0;
  for (int i = 0; i < 17; i++) sum += (unsigned)(text[i] - '0') * weights[i];
  return text[17] == "10X98765432"[sum % 11];
}

static int saudi(const uint8_t *text, size_t length) {
  return length == 10 && (text[0] == '1' || text[0] == '2') && checked_luhn(text, length);
}

static int saudi_vat(const uint8_t *text, size_t length) {
  return length == 15 && text[0] == '3' && text[14] == '3' && are_digits(text, 15);
}

static int portuguese(const uint8_t *text, size_t length) {
  uint8_t held[9];
  if (length == 11) {
    if (!take(text, 11, "### ### ###", held)) return 0;
    text = held;
  } else if (length != 9) {
    return 0;
  }
  static const uint8_t weights[] = {9, 8, 7, 6, 5, 4, 3, 2};
  return are_digits(text, 9) && text[0] != '0' && check11(text, weights, 8) == (unsigned)(text[8] - '0');
}

static int argentine(const uint8_t *text, size_t length) {
  uint8_t held[11];
  if (length == 13) {
    if (!take(text, 13, "##-########-#", held)) return 0;
    text = held;
  } else if (length != 11) {
    return 0;
  }
  if (!are_digits(text, 11)) return 0;
  static const uint8_t weights[] = {5, 4, 3, 2, 7, 6, 5, 4, 3, 2};
  unsigned sum = 0, kind = (unsigned)number_at(text, 2);
  if (kind != 20 && (kind < 23 || kind > 27) && kind != 30 && kind != 33 && kind != 34) return 0;
  for (int i = 0; i < 10; i++) sum += (unsigned)(text[i] - '0') * weights[i];
  unsigned check = (11 - sum % 11) % 11;
  return (check > 9 ? 9 : check) == (unsigned)(text[10] - '0');
}

enum panamanian_holder {
  pa_company,
  pa_citizen,
  pa_foreigner,
  pa_naturalized,
  pa_abroad,
  pa_before,
  pa_indigenous,
  pa_office
};

/// A number of Panama in its parts.
struct panamanian {
  enum panamanian_holder holder;
  unsigned long first, book, entry;
  /// The offset behind the entry; 0 where the text is not such a number.
  size_t end;
};

/// The number that up to `most` digits write; moves the offset behind them.
static unsigned long pa_part(const uint8_t *text, size_t length, size_t *at, size_t most) {
  size_t start = *at;
  while (*at < length && *at < start + most && is_digit(text[*at])) ++*at;
  return number_at(text + start, *at - start);
}

static int pa_word(const uint8_t *text, size_t length, size_t *at, const char *word) {
  size_t count = strlen(word);
  if (length - *at < count || memcmp(text + *at, word, count)) return 0;
  *at += count;
  return 1;
}

static struct panamanian pa_read(const uint8_t *text, size_t length) {
  struct panamanian number = {pa_company, 0, 0, 0, 0};
  size_t at = 0, start;
  if (length && is_digit(text[0])) {
    if (!(number.first = pa_part(text, length, &at, 10))) return number;
    if (at < 3 && number.first < 14) {
      number.holder = pa_word(text, length, &at, "AV")    ? pa_before
                      : pa_word(text, length, &at, "PI")  ? pa_indigenous
                      : pa_word(text, length, &at, "-NT") ? pa_office
                                                          : pa_citizen;
    }
  } else {
    number.holder = pa_word(text, length, &at, "PE")  ? pa_abroad
                    : pa_word(text, length, &at, "E") ? pa_foreigner
                    : pa_word(text, length, &at, "N") ? pa_naturalized
                                                      : pa_company;
    if (!at) return number;
  }
  if (!pa_word(text, length, &at, "-")) return number;
  start = at;
  number.book = pa_part(text, length, &at, number.holder == pa_office ? 3 : 4);
  if (at == start || !pa_word(text, length, &at, "-")) return number;
  start = at;
  number.entry = pa_part(text, length, &at, 6);
  if (at > start) number.end = at;
  return number;
}

/// Writes the last digits of a number before an offset.
static void pa_put(uint8_t *digits, int *end, unsigned long number, int width) {
  for (; width; width--, number /= 10) digits[--*end] = (uint8_t)(number % 10);
}

/// Both check digits of twenty digits, which have room for one more.
static unsigned pa_check(uint8_t *digits, int is_old) {
  unsigned check[2];
  for (int turn = 0; turn < 2; turn++) {
    unsigned sum = 0;
    for (int i = 0; i < 20 + turn; i++) sum += digits[19 + turn - i] * (unsigned)(i + 2 - (is_old && i > 9));
    digits[20 + turn] = (uint8_t)(check[turn] = sum % 11 > 1 ? 11 - sum % 11 : 0);
  }
  return check[0] * 10 + check[1];
}

static unsigned pa_check_company(const struct panamanian *number) {
  static const char groups[] = "1234567891234789234567891234567891234567";
  uint8_t digits[22] = {0};
  int end = 20, is_old = number->first % 10000000 < 50000;
  pa_put(digits, &end, number->entry, 6);
  pa_put(digits, &end, number->book, 4);
  pa_put(digits, &end, number->first, 10);
  if (is_old && digits[5]) {
    digits[6] = (uint8_t)(groups[digits[5] * 10 + digits[6] - 10] - '0');
    digits[5] = 0;
  }
  return pa_check(digits, is_old);
}

static unsigned pa_check_person(const struct panamanian *number, int is_company) {
  static const uint8_t letters[] = {0, 0, 50, 40, 75, 15, 79, 43};
  static const unsigned short large[] = {0, 0, 566, 592, 58275, 59595, 59595, 0};
  int is_large = number->book > 999, is_long = number->entry > 99999;
  int keeps = number->holder == pa_foreigner || number->holder == pa_naturalized || number->holder == pa_office;
  uint8_t digits[22] = {0};
  int end = 20;
  pa_put(digits, &end, is_long && !keeps ? number->entry / 10 : number->entry, is_long && keeps ? 6 : 5);
  pa_put(digits, &end, number->book, is_large ? 4 : 3);
  if (is_large && large[number->holder]) {
    if (keeps) pa_put(digits, &end, letters[number->holder] / (is_long ? 1 : 10), is_long ? 2 : 1);
    pa_put(digits, &end, large[number->holder], 5);
  } else {
    pa_put(digits, &end, letters[number->holder], 2);
    pa_put(digits, &end, number->first, 2);
    digits[end - 1] = is_company ? 0 : 5;
  }
  return pa_check(digits, 0);
}

static int pa_ruc(const uint8_t *text, size_t length) {
  struct panamanian number = pa_read(text, length);
  size_t at = number.end;
  if (!at || at == length) return at != 0;
  int is_joined = pa_word(text, length, &at, "-"), has_word;
  if (!is_joined) pa_word(text, length, &at, " ");
  has_word = pa_word(text, length, &at, "DV") || pa_word(text, length, &at, "D.V.");
  if (has_word && !pa_word(text, length, &at, " ")) pa_word(text, length, &at, "-");
  size_t start = at;
  unsigned check = (unsigned)pa_part(text, length, &at, 2);
  if (at < length || at == start || !(has_word || (is_joined && at == start + 2))) return 0;
  if (number.holder == pa_company) return check == pa_check_company(&number);
  return check == pa_check_person(&number, 0) ||
         (number.holder == pa_office && check == pa_check_person(&number, 1));
}

static int pa_cedula(const uint8_t *text, size_t length) {
  struct panamanian number = pa_read(text, length);
  return number.end && number.end == length && number.holder != pa_company && number.holder != pa_office;
}

const struct entry national_checks[] = {
    {"br.cpf", "true", cpf},
    {"br.cnpj", "true", cnpj},
    {"br.cep", "true", cep},
    {"br.pis", "true", pis},
    {"cn.residentID", "true", resident_id},
    {"sa.nationalID", "true", saudi},
    {"sa.vat", "true", saudi_vat},
    {"pt.nif", "true", portuguese},
    {"ar.cuit", "true", argentine},
    {"pa.cedula", "true", pa_cedula},
    {"pa.ruc", "true", pa_ruc},
    {"luhn", "true", checked_luhn},
    {0, 0, 0},
};
