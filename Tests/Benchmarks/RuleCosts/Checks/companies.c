#include "checks.h"

// Numbers of companies and of taxpayers: the shape by comparisons, the check digits by loops over the weights.

/// The sum of the digits of each digit, every second one of them doubled.
static unsigned doubled(const uint8_t *text, size_t count, size_t first) {
  unsigned sum = 0;
  for (size_t i = 0; i < count; i++) {
    unsigned share = digit(text[i]) << (i % 2 == first);
    sum += share > 9 ? share - 9 : share;
  }
  return sum;
}

static int at_uid(const uint8_t *text, size_t length) {
  return length == 9 && text[0] == 'U' && are_digits(text + 1, 8) &&
         (96 - doubled(text + 1, 7, 1)) % 10 == digit(text[8]);
}

static int at_tax(const uint8_t *text, size_t length) {
  // The numbers of tax offices: a bit for each number of two digits.
  static const uint64_t offices[] = {0x2A78424220C597D8, 0x62C1E01BA};
  uint8_t held[9];
  if (!(text = characters(text, length, "##-###/####", held)) || !are_digits(text, 9)) return 0;
  unsigned long office = number_at(text, 2);
  return offices[office / 64] >> office % 64 & 1 && (80 - doubled(text, 8, 1)) % 10 == digit(text[8]);
}

static int au_tfn(const uint8_t *text, size_t length) {
  uint8_t held[9];
  const uint8_t *number = characters(text, length, "### ### ###", held);
  if (number) return are_digits(number, 9) && WEIGHTED(number, 1, 4, 3, 7, 5, 8, 6, 9, 10) % 11 == 0;
  return (text = characters(text, length, "### ### ##", held)) && are_digits(text, 8) &&
         WEIGHTED(text, 10, 7, 8, 4, 6, 3, 5, 1) % 11 == 0;
}

static int au_abn(const uint8_t *text, size_t length) {
  uint8_t held[11];
  return (text = characters(text, length, "## ### ### ###", held)) && are_digits(text, 11) && text[0] != '0' &&
         (WEIGHTED(text, 10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19) + 79) % 89 == 0;
}

static int be_enterprise(const uint8_t *text, size_t length) {
  uint8_t held[10];
  return (text = characters(text, length, "####.###.###", held)) && are_digits(text, 10) && text[0] <= '1' &&
         97 - number_at(text, 8) % 97 == number_at(text + 8, 2);
}

static int bg_eik(const uint8_t *text, size_t length) {
  if (length != 9 || !are_digits(text, 9)) return 0;
  unsigned check = WEIGHTED(text, 1, 2, 3, 4, 5, 6, 7, 8) % 11;
  if (check == 10) check = WEIGHTED(text, 3, 4, 5, 6, 7, 8, 9, 10) % 11 % 10;
  return check == digit(text[8]);
}

static int by_unp(const uint8_t *text, size_t length) {
  static const char letters[] = "ABCEHKMOPT";
  if (length != 9 || !are_digits(text + 2, 7)) return 0;
  unsigned first, second;
  if (text[0] >= '1' && text[0] <= '7') {
    if (!is_digit(text[1])) return 0;
    first = digit(text[0]);
    second = digit(text[1]);
  } else {
    if (!is_one_of(text[0], "ABCEHKM") || !is_one_of(text[1], letters)) return 0;
    first = value(text[0]);
    second = (unsigned)(strchr(letters, text[1]) - letters);
  }
  return (first * 29 + second * 23 + WEIGHTED(text + 2, 19, 17, 13, 7, 5, 3)) % 11 == digit(text[8]);
}

/// The nine digits, and possibly the program and its account.
static int ca_bn(const uint8_t *text, size_t length) {
  uint8_t held[15];
  const uint8_t *number = characters(text, length, "##### ####", held);
  if (number) return are_digits(number, 9) && luhn(number, 9);
  if (length == 18) text = characters(text, length, "##### #### ## ####", held);
  else if (length != 15) return 0;
  return text && are_digits(text, 9) && luhn(text, 9) && text[9] == 'R' && is_one_of(text[10], "CDEGMNPRTZ") &&
         are_digits(text + 11, 4);
}

static int de_tax_id(const uint8_t *text, size_t length) {
  uint8_t held[11];
  if (!(text = characters(text, length, "## ### ### ###", held)) || !are_digits(text, 11) || text[0] == '0') return 0;
  // Of the first ten digits one or two are missing, and one is there twice or thrice.
  uint8_t counts[10] = {0};
  unsigned most = 0, missing = 0;
  for (int i = 0; i < 10; i++) {
    unsigned count = ++counts[digit(text[i])];
    if (count > most) most = count;
  }
  for (int i = 0; i < 10; i++) missing += !counts[i];
  return (most == 2 || most == 3) && missing == most - 1 && mod11_10(text, 11);
}

static int ec_ruc(const uint8_t *text, size_t length) {
  uint8_t held[13];
  if (!(text = characters(text, length, "##########-###", held)) || !are_digits(text, 13)) return 0;
  unsigned long province = number_at(text, 2);
  if ((province < 1 || province > 24) && province != 30 && province != 50) return 0;
  int has_establishment = number_at(text + 10, 3) > 0;
  int is_person = has_establishment && (90 - doubled(text, 9, 0)) % 10 == digit(text[9]);
  int is_public = number_at(text + 9, 4) > 0 && WEIGHTED(text, 3, 2, 7, 6, 5, 4, 3, 2, 1) % 11 == 0;
  if (text[2] < '6') return is_person;
  if (text[2] == '6') return is_public || is_person;
  return text[2] == '9' &&
         (is_public || (has_establishment && WEIGHTED(text, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1) % 11 == 0));
}

static int ee_kmkr(const uint8_t *text, size_t length) {
  return length == 9 && text[0] != '0' && are_digits(text, 9) && WEIGHTED(text, 3, 7, 1, 3, 7, 1, 3, 7, 1) % 10 == 0;
}

static int ee_registry(const uint8_t *text, size_t length) {
  if (length != 8 || !is_one_of(text[0], "1789") || !are_digits(text, 8)) return 0;
  unsigned check = WEIGHTED(text, 1, 2, 3, 4, 5, 6, 7) % 11;
  if (check == 10) check = WEIGHTED(text, 3, 4, 5, 6, 7, 8, 9) % 11 % 10;
  return check == digit(text[7]);
}

static int es_cif(const uint8_t *text, size_t length) {
  uint8_t held[9];
  const uint8_t *number = characters(text, length, "#-#######-#", held);
  if (!number && !(number = characters(text, length, "#-########", held))) return 0;
  if (!is_one_of(number[0], "ABCDEFGHJNPQRSUVW") || !are_digits(number + 1, 7)) return 0;
  unsigned check = (70 - doubled(number + 1, 7, 0)) % 10;
  if (is_one_of(number[0], "NPQRSW")) return number[8] == "JABCDEFGHI"[check];
  if (is_one_of(number[0], "JUV")) return number[8] == '0' + check;
  // Of companies from abroad, whose province is 00, the control is a letter.
  if (is_one_of(number[0], "ABEH") && memcmp(number + 1, "00", 2)) return number[8] == '0' + check;
  return number[8] == '0' + check || number[8] == "JABCDEFGHI"[check];
}

static int fi_business(const uint8_t *text, size_t length) {
  uint8_t held[8];
  return (text = characters(text, length, "#######-#", held)) && are_digits(text, 8) && number_at(text, 8) &&
         "0-987654321"[WEIGHTED(text, 7, 9, 10, 5, 8, 4, 2) % 11] == text[7];
}

static int fr_siret(const uint8_t *text, size_t length) {
  uint8_t held[14];
  if (!(text = characters(text, length, "### ### ### #####", held)) || !are_digits(text, 14)) return 0;
  // The establishments of La Poste, but its seat, have a sum of digits that five divides.
  if (!memcmp(text, "356000000", 9) && memcmp(text + 9, "00048", 5))
    return WEIGHTED(text, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1) % 5 == 0;
  return luhn(text, 9) && luhn(text, 14);
}

static int gb_utr(const uint8_t *text, size_t length) {
  uint8_t held[10];
  return (text = characters(text, length, "##### #####", held)) && are_digits(text, 10) &&
         "21987654321"[WEIGHTED(text + 1, 6, 7, 8, 9, 10, 5, 4, 3, 2) % 11] == text[0];
}

static int gr_afm(const uint8_t *text, size_t length) {
  unsigned sum = 0;
  if (length != 9 || !are_digits(text, 9) || !number_at(text, 9)) return 0;
  for (int i = 0; i < 8; i++) sum = sum * 2 + digit(text[i]);
  return sum * 2 % 11 % 10 == digit(text[8]);
}

static int gt_nit(const uint8_t *text, size_t length) {
  if (length < 3 || length > 13) return 0;
  size_t count = text[length - 2] == '-' ? length - 2 : length - 1;
  if (count > 11 || !are_digits(text, count)) return 0;
  unsigned sum = 0;
  for (size_t i = 0; i < count; i++) sum += digit(text[i]) * (unsigned)(count + 1 - i);
  return "0123456789K"[(11 - sum % 11) % 11] == text[length - 1];
}

static int in_gstin(const uint8_t *text, size_t length) {
  if (length != 15 || !are_digits(text, 2) || !are_upper(text + 2, 5) || !is_one_of(text[5], "ABCFGHJKLPT") ||
      !are_digits(text + 7, 4) || !is_upper(text[11]) || !are_characters(text + 12, 3) || text[12] == '0' ||
      text[13] != 'Z' || !number_at(text + 7, 4))
    return 0;
  unsigned long state = number_at(text, 2);
  if (state < 1 || (state > 38 && state != 97)) return 0;
  unsigned sum = 0;
  for (int i = 0; i < 15; i++) {
    unsigned share = value(text[i]) << (i % 2 == 1);
    sum += i == 14 ? value(text[i]) : share / 36 + share % 36;
  }
  return sum % 36 == 0;
}

static int in_pan(const uint8_t *text, size_t length) {
  return length == 10 && are_upper(text, 5) && is_one_of(text[3], "ABCFGHJKLPT") && are_digits(text + 5, 4) &&
         number_at(text + 5, 4) > 0 && is_upper(text[9]);
}

static int jp_corporate(const uint8_t *text, size_t length) {
  uint8_t held[13];
  return (text = characters(text, length, "#-####-####-####", held)) && are_digits(text, 13) && text[0] != '0' &&
         9 - WEIGHTED(text + 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1) % 9 == digit(text[0]);
}

static int kr_business(const uint8_t *text, size_t length) {
  uint8_t held[10];
  if (!(text = characters(text, length, "###-##-#####", held)) || !are_digits(text, 10)) return 0;
  unsigned sum = WEIGHTED(text, 1, 3, 7, 1, 3, 7, 1, 3, 5) + digit(text[8]) * 5 / 10;
  return number_at(text, 3) > 100 && number_at(text + 3, 2) && number_at(text + 5, 4) && (sum + digit(text[9])) % 10 == 0;
}

static int lt_vat(const uint8_t *text, size_t length) {
  if ((length != 9 && length != 12) || !are_digits(text, length) || text[length - 2] != '1') return 0;
  unsigned first = 0, second = 0;
  for (unsigned i = 0; i + 1 < length; i++) {
    first += digit(text[i]) * (1 + i % 9);
    second += digit(text[i]) * (1 + (i + 2) % 9);
  }
  unsigned check = first % 11 == 10 ? second % 11 % 10 : first % 11;
  return check == digit(text[length - 1]);
}

static int lu_vat(const uint8_t *text, size_t length) {
  uint8_t held[8];
  return (text = characters(text, length, "### ### ##", held)) && are_digits(text, 8) &&
         number_at(text, 6) % 89 == number_at(text + 6, 2);
}

static int ma_ice(const uint8_t *text, size_t length) {
  return length == 15 && are_digits(text, 15) && number_at(text, 15) % 97 == 0;
}

static int mt_vat(const uint8_t *text, size_t length) {
  return length == 8 && text[0] != '0' && are_digits(text, 8) &&
         WEIGHTED(text, 3, 4, 6, 7, 8, 9, 10, 1) % 37 == 0;
}

const struct entry company_checks[] = {
    {"at.uid", "true", at_uid},
    {"at.abgabenkontonummer", "true", at_tax},
    {"au.tfn", "true", au_tfn},
    {"au.abn", "true", au_abn},
    {"be.enterpriseNumber", "true", be_enterprise},
    {"bg.eik", "true", bg_eik},
    {"by.unp", "true", by_unp},
    {"ca.bn", "true", ca_bn},
    {"de.steuerID", "true", de_tax_id},
    {"ec.ruc", "true", ec_ruc},
    {"ee.kmkr", "true", ee_kmkr},
    {"ee.registrikood", "true", ee_registry},
    {"es.cif", "true", es_cif},
    {"fi.ytunnus", "true", fi_business},
    {"fr.siret", "true", fr_siret},
    {"gb.utr", "true", gb_utr},
    {"gr.afm", "true", gr_afm},
    {"gt.nit", "true", gt_nit},
    {"in.gstin", "true", in_gstin},
    {"in.pan", "true", in_pan},
    {"jp.corporateNumber", "true", jp_corporate},
    {"kr.brn", "true", kr_business},
    {"lt.pvm", "true", lt_vat},
    {"lu.tva", "true", lu_vat},
    {"ma.ice", "true", ma_ice},
    {"mt.vat", "true", mt_vat},
    {0, 0, 0},
};
