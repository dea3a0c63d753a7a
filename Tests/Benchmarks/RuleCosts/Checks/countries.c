#include "checks.h"

// Numbers of more countries. One function reads a number with or without the separators of its printed form; the check
// digits differ.

static int is_uniform(const uint8_t *text, size_t length) {
  for (size_t i = 1; i < length; i++)
    if (text[i] != text[0]) return 0;
  return 1;
}

static int cnh(const uint8_t *text, size_t length) {
  if (length != 11 || !are_digits(text, 11) || is_uniform(text, 11)) return 0;
  unsigned one = WEIGHTED(text, 9, 8, 7, 6, 5, 4, 3, 2, 1) % 11, two = WEIGHTED(text, 1, 2, 3, 4, 5, 6, 7, 8, 9) % 11;
  if (one % 10 != digit(text[9])) return 0;
  // Where the first remainder is 10, some take 2 from the second.
  return two % 10 == digit(text[10]) || (one == 10 && (two + 9) % 11 % 10 == digit(text[10]));
}

static int voter(const uint8_t *text, size_t length) {
  uint8_t held[12];
  if (!(text = characters(text, length, "#### #### ####", held)) || !are_digits(text, 12)) return 0;
  unsigned state = (unsigned)number_at(text + 8, 2);
  if (state < 1 || state > 28 || !number_at(text, 8)) return 0;
  static const uint8_t weights[] = {2, 3, 4, 5, 6, 7, 8, 9};
  unsigned one = weighted(text, weights, 8) % 11;
  one = one > 9 ? 0 : one;
  unsigned two = ((unsigned)(text[8] - '0') * 7 + (unsigned)(text[9] - '0') * 8 + one * 9) % 11;
  two = two > 9 ? 0 : two;
  return one == (unsigned)(text[10] - '0') && two == (unsigned)(text[11] - '0');
}

static int rut(const uint8_t *text, size_t length) {
  uint8_t held[9];
  if (length == 10 && text[8] == '-') {
    memcpy(held, text, 8);
    held[8] = text[9];
    text = held;
  } else if (!(text = characters(text, length, "##.###.###-#", held))) {
    return 0;
  }
  if (!are_digits(text, 8) || !number_at(text, 8)) return 0;
  static const uint8_t weights[] = {3, 2, 7, 6, 5, 4, 3, 2};
  return text[8] == "0K987654321"[weighted(text, weights, 8) % 11];
}

/// The unified social credit code: base 31 (GB 32100).
static int social_credit(const uint8_t *text, size_t length) {
  static const char alphabet[] = "0123456789ABCDEFGHJKLMNPQRTUWXY";
  static const uint8_t weights[] = {1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28};
  if (length != 18 || !are_digits(text + 2, 6)) return 0;
  unsigned sum = 0, last = 0;
  for (int i = 0; i < 18; i++) {
    const char *place = memchr(alphabet, text[i], 31);
    if (!place) return 0;
    last = (unsigned)(place - alphabet);
    if (i < 17) sum += last * weights[i];
  }
  return (31 - sum % 31) % 31 == last;
}

static int chinese_mobile(const uint8_t *text, size_t length) {
  if (length > 3 && !memcmp(text, "+86", 3)) {
    text += 3;
    length -= 3;
    if (length && text[0] == ' ') {
      text++;
      length--;
    }
  }
  uint8_t held[11];
  if (!(text = characters(text, length, "### #### ####", held)) || !are_digits(text, 11)) return 0;
  return text[0] == '1' && text[1] >= '3';
}

static int chinese_postal(const uint8_t *text, size_t length) {
  // The first two digits in use, and the codes of Hong Kong and Macao.
  static const uint64_t places[] = {0xE3F8FF1FCFF1BCFE, 0x7A0F8F};
  if (length != 6 || !are_digits(text, 6)) return 0;
  unsigned long place = number_at(text, 2), code = number_at(text, 6);
  return places[place / 64] >> place % 64 & 1 || code == 999077 || code == 999078;
}

static int egyptian(const uint8_t *text, size_t length) {
  if (length != 14 || !are_digits(text, 14) || (text[0] != '2' && text[0] != '3')) return 0;
  unsigned month = (unsigned)number_at(text + 3, 2), day = (unsigned)number_at(text + 5, 2);
  unsigned governorate = (unsigned)number_at(text + 7, 2);
  unsigned year = (text[0] == '2' ? 1900 : 2000) + (unsigned)number_at(text + 1, 2);
  // The governorates: a bit for each number up to 35.
  return is_past_day(year, month, day) && (governorate == 88 || (governorate < 36 && 0xFBFEFF81EUL >> governorate & 1));
}

static int egyptian_tax(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "###-###-###", held)) && are_digits(text, 9);
}

static int emirates(const uint8_t *text, size_t length) {
  uint8_t held[15];
  if (!(text = characters(text, length, "###-####-#######-#", held)) || !are_digits(text, 15)) return 0;
  return !memcmp(text, "784", 3) && luhn(text, 15);
}

static int emirates_tax(const uint8_t *text, size_t length) {
  uint8_t held[15];
  if (!(text = characters(text, length, "###-####-####-####", held)) || !are_digits(text, 15)) return 0;
  return !memcmp(text, "10", 2);
}

static int hong_kong(const uint8_t *text, size_t length) {
  uint8_t held[9];
  size_t letters = is_upper(length > 1 ? text[1] : 0) ? 2 : 1;
  if (!(text = characters(text, length, letters == 2 ? "########(#)" : "#######(#)", held)) ||
      !are_upper(text, letters) || !are_digits(text + letters, 6))
    return 0;
  // A missing first letter counts as 36.
  unsigned sum = letters == 2 ? value(text[0]) * 9 : 36 * 9;
  const uint8_t *rest = text + letters - 1;
  sum += value(rest[0]) * 8;
  for (unsigned i = 1; i < 7; i++) sum += digit(rest[i]) * (8 - i);
  return rest[7] == "0A987654321"[sum % 11];
}

static int macao(const uint8_t *text, size_t length) {
  uint8_t held[8];
  if (!(text = characters(text, length, "#######(#)", held)) || !are_digits(text, 8)) return 0;
  return text[0] == '1' || text[0] == '5' || text[0] == '7';
}

static int moroccan(const uint8_t *text, size_t length) {
  size_t letters = 0;
  while (letters < length && letters < 2 && is_upper(text[letters])) letters++;
  return letters && length - letters >= 4 && length - letters <= 6 && are_digits(text + letters, length - letters);
}

static int portuguese_postal(const uint8_t *text, size_t length) {
  return length == 8 && text[0] != '0' && are_digits(text, 4) && text[4] == '-' && are_digits(text + 5, 3);
}

static int spanish_foreigner(const uint8_t *text, size_t length) {
  uint8_t held[9];
  if (!(text = characters(text, length, "#-#######-#", held)) || !are_digits(text + 1, 7)) return 0;
  if (text[0] < 'X' || text[0] > 'Z') return 0;
  unsigned long number = (unsigned long)(text[0] - 'X') * 10000000 + number_at(text + 1, 7);
  return text[8] == "TRWAGMYFPDXBNJZSQVHLCKE"[number % 23];
}

static int taiwanese(const uint8_t *text, size_t length) {
  static const uint8_t letters[] = {10, 11, 12, 13, 14, 15, 16, 17, 34, 18, 19, 20, 21,
                                    22, 35, 23, 24, 25, 26, 27, 28, 29, 32, 30, 31, 33};
  static const uint8_t weights[] = {8, 7, 6, 5, 4, 3, 2, 1, 1};
  if (length != 10 || !is_upper(text[0]) || !are_digits(text + 1, 9)) return 0;
  unsigned letter = letters[text[0] - 'A'];
  return (letter / 10 + letter % 10 * 9 + weighted(text + 1, weights, 9)) % 10 == 0;
}

/// Seven to eleven digits, the last behind a hyphen if the others are in groups.
static int colombian(const uint8_t *text, size_t length) {
  static const uint8_t weights[] = {43, 41, 37, 29, 23, 19, 17, 13, 7, 3};
  uint8_t held[11];
  size_t count = 0;
  if (length < 7 || length > 15) return 0;
  size_t end = text[length - 2] == '-' ? length - 2 : length - 1, has_dots = end > 4 && text[end - 4] == '.';
  if (has_dots && end == length - 1) return 0;
  for (size_t i = 0; i < length; i++) {
    if (i < end ? has_dots && (end - i) % 4 == 0 : i + 1 < length) {
      if (text[i] != (i < end ? '.' : '-') || !i) return 0;
      continue;
    }
    if (count == 11) return 0;
    held[count++] = text[i];
  }
  if (count < 7 || !are_digits(held, count) || !number_at(held, count - 1)) return 0;
  unsigned rest = weighted(held, weights + (11 - count), count - 1) % 11;
  return (rest > 1 ? 11 - rest : rest) == digit(held[count - 1]);
}

const struct entry country_checks[] = {
    {"br.cnh", "true", cnh},
    {"br.tituloEleitor", "true", voter},
    {"cl.rut", "true", rut},
    {"cn.uscc", "true", social_credit},
    {"cn.mobile", "true", chinese_mobile},
    {"cn.postalCode", "true", chinese_postal},
    {"co.nit", "true", colombian},
    {"eg.nationalID", "true", egyptian},
    {"eg.taxNumber", "true", egyptian_tax},
    {"ae.emiratesID", "true", emirates},
    {"ae.trn", "true", emirates_tax},
    {"hk.identityCard", "true", hong_kong},
    {"mo.identityCard", "true", macao},
    {"ma.cnie", "true", moroccan},
    {"pt.postalCode", "true", portuguese_postal},
    {"es.nie", "true", spanish_foreigner},
    {"tw.nationalID", "true", taiwanese},
    {0, 0, 0},
};
