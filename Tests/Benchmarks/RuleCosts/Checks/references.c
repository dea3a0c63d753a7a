#include "checks.h"

// More numbers of persons, and codes that stand for things or payments.

/// The remainder modulo 97 of digits and letters, which count as 10 to 35.
static unsigned mod97(unsigned rest, const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++) rest = (rest * (is_digit(text[i]) ? 10 : 100) + value(text[i])) % 97;
  return rest;
}

/// Whether digits end with their check digit by Verhoeff.
static int verhoeff(const uint8_t *text, size_t length) {
  static const uint8_t turns[8][10] = {
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {1, 5, 7, 6, 2, 8, 3, 0, 9, 4}, {5, 8, 0, 3, 7, 9, 6, 1, 4, 2},
      {8, 9, 1, 6, 0, 4, 3, 5, 2, 7}, {9, 4, 5, 3, 1, 2, 6, 8, 7, 0}, {4, 2, 8, 6, 5, 7, 3, 9, 0, 1},
      {2, 7, 9, 3, 8, 0, 6, 4, 1, 5}, {7, 0, 4, 6, 9, 1, 3, 2, 5, 8}};
  unsigned check = 0;
  for (unsigned i = 0; i < length; i++) {
    unsigned turned = turns[i % 8][digit(text[length - 1 - i])];
    check = check < 5 ? turned < 5 ? (check + turned) % 5 : (check + turned) % 5 + 5
            : turned < 5 ? (check - turned) % 5 + 5 : (check - turned + 5) % 5;
  }
  return check == 0;
}

static int in_vid(const uint8_t *text, size_t length) {
  uint8_t held[16];
  return (text = characters(text, length, "#### #### #### ####", held)) && are_digits(text, 16) && text[0] > '1' &&
         verhoeff(text, 16);
}

static int in_epic(const uint8_t *text, size_t length) {
  return length == 10 && is_upper(text[0]) && is_upper(text[1]) && is_upper(text[2]) && are_digits(text + 3, 7) &&
         luhn(text + 3, 7);
}

static int be_eid(const uint8_t *text, size_t length) {
  uint8_t held[12];
  if (!(text = characters(text, length, "###-#######-##", held)) || !are_digits(text, 12)) return 0;
  unsigned long rest = number_at(text, 10) % 97;
  return (rest ? rest : 97) == number_at(text + 10, 2);
}

static int cy_afm(const uint8_t *text, size_t length) {
  static const uint8_t even[] = {1, 0, 5, 7, 9, 13, 15, 17, 19, 21};
  if (length != 9 || !are_digits(text, 8) || !memcmp(text, "12", 2)) return 0;
  unsigned sum = 0;
  for (int i = 0; i < 8; i++) sum += i % 2 ? digit(text[i]) : even[digit(text[i])];
  return text[8] == 'A' + sum % 26;
}

static int ec_ci(const uint8_t *text, size_t length) {
  uint8_t held[10];
  if (!(text = characters(text, length, "#########-#", held)) || !are_digits(text, 10)) return 0;
  unsigned long province = number_at(text, 2);
  if ((province < 1 || province > 24) && province != 30 && province != 50) return 0;
  // The first digit is doubled, as Luhn has it for ten digits.
  return text[2] < '7' && luhn(text, 10);
}

static int es_dni(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "########-#", held)) && are_digits(text, 8) &&
         text[8] == "TRWAGMYFPDXBNJZSQVHLCKE"[number_at(text, 8) % 23];
}

static int eu_creditor(const uint8_t *text, size_t length) {
  uint8_t held[35];
  size_t count = 0;
  if (memchr(text, ' ', length)) {
    for (size_t i = 0; i < length; i++) {
      if (text[i] == ' ') {
        if (!i || i + 1 == length || text[i - 1] == ' ') return 0;
        continue;
      }
      if (count == 35) return 0;
      held[count++] = text[i];
    }
    text = held;
    length = count;
  }
  if (length < 8 || length > 35 || !is_upper(text[0]) || !is_upper(text[1]) || !are_digits(text + 2, 2) ||
      !are_characters(text + 4, length - 4))
    return 0;
  return mod97(mod97(0, text + 7, length - 7), text, 4) == 1;
}

static int creditor_reference(const uint8_t *text, size_t length) {
  uint8_t held[25];
  size_t count = 0;
  for (size_t i = 0; i < length; i++) {
    if (text[i] == ' ' && i % 5 == 4 && i + 1 < length) continue;
    if (count == 25) return 0;
    held[count++] = text[i];
  }
  if (count != length && count + (count - 1) / 4 != length) return 0;
  if (count < 5 || memcmp(held, "RF", 2) || !are_digits(held + 2, 2) || !are_characters(held + 4, count - 4)) return 0;
  unsigned long check = number_at(held + 2, 2);
  return check > 1 && check < 99 && mod97(mod97(0, held + 4, count - 4), held, 4) == 1;
}

static int figi(const uint8_t *text, size_t length) {
  if (length != 12 || !are_characters(text, 11) || text[2] != 'G' || !is_digit(text[11])) return 0;
  unsigned sum = 0;
  for (int i = 0; i < 11; i++) {
    if (is_one_of(text[i], "AEIOU") || (i < 2 && is_digit(text[i]))) return 0;
    unsigned share = value(text[i]) << (i % 2);
    sum += share / 10 + share % 10;
  }
  return (10 - sum % 10) % 10 == digit(text[11]);
}

/// ISO 7064 MOD 37,36.
static int grid(const uint8_t *text, size_t length) {
  uint8_t held[18];
  if (!(text = characters(text, length, "##-#####-##########-#", held)) || !are_characters(text, 18) ||
      memcmp(text, "A1", 2))
    return 0;
  unsigned check = 36;
  for (int i = 0; i < 17; i++) {
    unsigned sum = (check + value(text[i])) % 36;
    check = (sum ? sum : 36) * 2 % 37;
  }
  return (check + value(text[17])) % 36 == 1;
}

static int meid(const uint8_t *text, size_t length) {
  if (length != 14 || !is_one_of(text[0], "ABCDEFabcdef")) return 0;
  for (size_t i = 0; i < length; i++)
    if (!is_digit(text[i]) && (uint8_t)((text[i] | 0x20) - 'a') > 5) return 0;
  return 1;
}

static int mc_tva(const uint8_t *text, size_t length) {
  uint8_t held[13];
  if (length == 16) text = characters(text, length, "#### ### ### ###", held);
  else if (length != 13) return 0;
  return text && !memcmp(text, "FR", 2) && are_digits(text + 2, 11) && !memcmp(text + 4, "000", 3) &&
         (number_at(text + 4, 9) * 100 + 12) % 97 == number_at(text + 2, 2);
}

static int us_itin(const uint8_t *text, size_t length) {
  uint8_t held[9];
  if (!(text = characters(text, length, "###-##-####", held)) || !are_digits(text, 9) || text[0] != '9') return 0;
  unsigned long group = number_at(text + 3, 2);
  return (group >= 50 && group <= 65) || (group >= 70 && group <= 88) || (group >= 90 && group <= 92) ||
         (group >= 94 && group <= 99);
}

static int kr_rrn(const uint8_t *text, size_t length) {
  static const uint8_t days[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  uint8_t held[13];
  if (!(text = characters(text, length, "######-#######", held)) || !are_digits(text, 13)) return 0;
  unsigned long month = number_at(text + 2, 2) - 1, day = number_at(text + 4, 2) - 1;
  if (is_one_of(text[6], "3478") && number_at(text, 2) > 26) return 0;
  return month < 12 && day < days[month] &&
         (11 - WEIGHTED(text, 2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5) % 11) % 10 == digit(text[12]);
}

static int pe_dni(const uint8_t *text, size_t length) {
  if (length == 8) return are_digits(text, 8);
  uint8_t held[9];
  if (!(text = characters(text, length, "########-#", held)) || !are_digits(text, 8)) return 0;
  unsigned rest = WEIGHTED(text, 3, 2, 7, 6, 5, 4, 3, 2) % 11;
  return text[8] == "65432110987"[rest] || text[8] == "KJIHGFEDCBA"[rest];
}

static int pt_card(const uint8_t *text, size_t length) {
  uint8_t held[12];
  if (!(text = characters(text, length, "######## # ###", held)) || !are_digits(text, 9) ||
      !are_characters(text + 9, 2) || !is_digit(text[11]))
    return 0;
  unsigned sum = 0;
  for (int i = 0; i < 12; i++) {
    unsigned share = value(text[i]) << (i % 2 == 0);
    sum += i % 2 == 0 && share > 9 ? share - 9 : share;
  }
  return sum % 10 == 0;
}

const struct entry reference_checks[] = {
    {"in.vid", "true", in_vid},
    {"in.epic", "true", in_epic},
    {"be.eid", "true", be_eid},
    {"cy.afm", "true", cy_afm},
    {"ec.ci", "true", ec_ci},
    {"es.dni", "true", es_dni},
    {"eu.creditorID", "true", eu_creditor},
    {"creditorReference", "true", creditor_reference},
    {"figi", "true", figi},
    {"grid", "true", grid},
    {"meid", "true", meid},
    {"mc.tva", "true", mc_tva},
    {"us.itin", "true", us_itin},
    {"kr.rrn", "true", kr_rrn},
    {"pe.dni", "true", pe_dni},
    {"pt.cartaoCidadao", "true", pt_card},
    {0, 0, 0},
};
