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
    {"luhn", "true", checked_luhn},
    {0, 0, 0},
};
