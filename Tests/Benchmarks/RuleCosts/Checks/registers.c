#include "checks.h"

// Numbers of registers and of persons: the shape by comparisons, the check digits by loops over the weights.

/// Whether there is such a day; a year of two digits is of any century.
static int is_day(unsigned long year, unsigned long month, unsigned long day) {
  static const uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (month - 1 > 11 || day - 1 > 30) return 0;
  return day <= days[month - 1] + (unsigned)(month == 2 && year % 4 == 0);
}

static int nl_btw(const uint8_t *text, size_t length) {
  if (length != 12 || !are_digits(text, 9) || text[9] != 'B' || !are_digits(text + 10, 2)) return 0;
  if (!number_at(text, 9) || !number_at(text + 10, 2)) return 0;
  if (WEIGHTED(text, 9, 8, 7, 6, 5, 4, 3, 2) % 11 == digit(text[8])) return 1;
  // ISO 7064 MOD 97-10 of the number with NL before it, where B is 11.
  unsigned long rest = 2321 % 97;
  rest = (rest * 1000000000 + number_at(text, 9)) % 97;
  return (rest * 10000 + 1100 + number_at(text + 10, 2)) % 97 == 1;
}

static int nz_ird(const uint8_t *text, size_t length) {
  uint8_t held[9];
  const uint8_t *number = characters(text, length, "###-###-###", held);
  if (!number) {
    if (!(number = characters(text, length, "##-###-###", held + 1))) return 0;
    memmove(held + 1, number, 8);
    held[0] = '0';
    number = held;
  }
  if (!are_digits(number, 9)) return 0;
  unsigned long whole = number_at(number, 9);
  if (whole < 10000000 || whole > 150000000) return 0;
  unsigned check = (11 - WEIGHTED(number, 3, 2, 7, 6, 5, 4, 3, 2) % 11) % 11;
  if (check == 10) check = (11 - WEIGHTED(number, 7, 4, 3, 2, 5, 2, 7, 6) % 11) % 11;
  return check == digit(number[8]);
}

static int pl_regon(const uint8_t *text, size_t length) {
  if ((length != 9 && length != 14) || !are_digits(text, length)) return 0;
  if (WEIGHTED(text, 8, 9, 2, 3, 4, 5, 6, 7) % 11 % 10 != digit(text[8])) return 0;
  return length == 9 || WEIGHTED(text, 2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8) % 11 % 10 == digit(text[13]);
}

static int py_ruc(const uint8_t *text, size_t length) {
  if (length < 2 || length > 10) return 0;
  size_t count = text[length - 2] == '-' ? length - 2 : length - 1;
  if (count < 1 || count > 8 || !are_digits(text, count) || !is_digit(text[length - 1])) return 0;
  unsigned sum = 0;
  for (size_t i = 0; i < count; i++) sum += digit(text[i]) * (unsigned)(count + 1 - i);
  return (11 - sum % 11) % 11 % 10 == digit(text[length - 1]);
}

static int ro_cui(const uint8_t *text, size_t length) {
  static const uint8_t weights[] = {7, 5, 3, 2, 1, 7, 5, 3, 2};
  if (length < 2 || length > 10 || text[0] == '0' || !are_digits(text, length)) return 0;
  return weighted(text, weights + (10 - length), length - 1) * 10 % 11 % 10 == digit(text[length - 1]);
}

static int ru_inn(const uint8_t *text, size_t length) {
  if ((length != 10 && length != 12) || !are_digits(text, length)) return 0;
  if (length == 10) return WEIGHTED(text, 2, 4, 10, 3, 5, 9, 4, 6, 8) % 11 % 10 == digit(text[9]);
  return WEIGHTED(text, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8) % 11 % 10 == digit(text[10]) &&
         WEIGHTED(text, 3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8) % 11 % 10 == digit(text[11]);
}

static int ru_ogrn(const uint8_t *text, size_t length) {
  if (length == 13)
    return text[0] != '0' && are_digits(text, 13) && number_at(text, 12) % 11 % 10 == digit(text[12]);
  return length == 15 && is_one_of(text[0], "34") && are_digits(text, 15) &&
         number_at(text, 14) % 13 % 10 == digit(text[14]);
}

static int ru_snils(const uint8_t *text, size_t length) {
  uint8_t held[11];
  if (!(text = characters(text, length, "###-###-### ##", held)) || !are_digits(text, 11)) return 0;
  unsigned check = WEIGHTED(text, 9, 8, 7, 6, 5, 4, 3, 2, 1) % 101 % 100;
  return number_at(text, 9) > 1001998 && check == number_at(text + 9, 2);
}

static int si_tax(const uint8_t *text, size_t length) {
  return length == 8 && text[0] != '0' && are_digits(text, 8) &&
         "-0987654321"[WEIGHTED(text, 8, 7, 6, 5, 4, 3, 2) % 11] == text[7];
}

static int sk_vat(const uint8_t *text, size_t length) {
  return length == 10 && are_digits(text, 10) && text[0] != '0' && is_one_of(text[2], "234789") &&
         number_at(text, 10) % 11 == 0;
}

static int sv_nit(const uint8_t *text, size_t length) {
  uint8_t held[14];
  if (!(text = characters(text, length, "####-######-###-#", held)) || !are_digits(text, 14)) return 0;
  if (!is_one_of(text[0], "019")) return 0;
  if (number_at(text + 10, 3) <= 100)
    return WEIGHTED(text, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2) % 11 % 10 == digit(text[13]);
  unsigned check = (11 - WEIGHTED(text, 2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2) % 11) % 11;
  return check % 10 == digit(text[13]);
}

static int tr_vkn(const uint8_t *text, size_t length) {
  if (length != 10 || !are_digits(text, 10)) return 0;
  unsigned sum = 0;
  for (unsigned i = 0; i < 9; i++) {
    unsigned share = (digit(text[i]) + 9 - i) % 10;
    if (!share) continue;
    share = (share << (9 - i)) % 9;
    sum += share ? share : 9;
  }
  return (10 - sum % 10) % 10 == digit(text[9]);
}

static int ua_edrpou(const uint8_t *text, size_t length) {
  static const uint8_t low[] = {1, 2, 3, 4, 5, 6, 7}, high[] = {7, 1, 2, 3, 4, 5, 6};
  static const uint8_t low2[] = {3, 4, 5, 6, 7, 8, 9}, high2[] = {9, 3, 4, 5, 6, 7, 8};
  if (length != 8 || !are_digits(text, 8)) return 0;
  int is_high = is_one_of(text[0], "345");
  unsigned check = weighted(text, is_high ? high : low, 7) % 11;
  if (check == 10) check = weighted(text, is_high ? high2 : low2, 7) % 11 % 10;
  return check == digit(text[7]);
}

static int uy_rut(const uint8_t *text, size_t length) {
  uint8_t held[12];
  if (!(text = characters(text, length, "##-######-###-#", held)) || !are_digits(text, 12)) return 0;
  unsigned long kind = number_at(text, 2);
  return kind >= 1 && kind <= 22 && number_at(text + 2, 6) && !memcmp(text + 8, "001", 3) &&
         (11 - WEIGHTED(text, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2) % 11) % 11 == digit(text[11]);
}

static int ve_rif(const uint8_t *text, size_t length) {
  uint8_t held[10];
  if (!(text = characters(text, length, "#-########-#", held)) || !are_digits(text + 1, 9)) return 0;
  const char *kinds = "-VEJPG", *kind = text[0] ? strchr(kinds, text[0]) : 0;
  if (!kind || kind == kinds) return 0;
  unsigned sum = (unsigned)(kind - kinds) * 4 + WEIGHTED(text + 1, 3, 2, 7, 6, 5, 4, 3, 2);
  return "00987654321"[sum % 11] == text[9];
}

static int vn_mst(const uint8_t *text, size_t length) {
  if (length != 10) {
    if (length != 13 && (length != 14 || text[10] != '-')) return 0;
    if (!are_digits(text + length - 3, 3) || !number_at(text + length - 3, 3)) return 0;
  }
  return are_digits(text, 10) && number_at(text + 2, 7) &&
         10 - (int)(WEIGHTED(text, 31, 29, 23, 19, 17, 13, 7, 5, 3) % 11) == (int)digit(text[9]);
}

static int us_ein(const uint8_t *text, size_t length) {
  // The prefixes of the campuses: a bit for each number of two digits.
  static const uint64_t prefixes[] = {0xFFFDFFFFCFF1FC7E, 0xCFDFF3F9F};
  uint8_t held[9];
  if (!(text = characters(text, length, "##-#######", held)) || !are_digits(text, 9)) return 0;
  unsigned long prefix = number_at(text, 2);
  return prefixes[prefix / 64] >> prefix % 64 & 1;
}

static int gb_nino(const uint8_t *text, size_t length) {
  static const char unused[] = "BGGBKNNKNTTNZZ";
  uint8_t held[9];
  if (!(text = characters(text, length, "## ## ## ## #", held)) || !is_one_of(text[0], "ABCEGHJKLMNOPRSTWXYZ") ||
      !is_one_of(text[1], "ABCEGHJKLMNPRSTWXYZ"))
    return 0;
  for (int i = 0; i < 14; i += 2)
    if (!memcmp(text, unused + i, 2)) return 0;
  return are_digits(text + 2, 6) && is_one_of(text[8], "ABCD");
}

static int gr_amka(const uint8_t *text, size_t length) {
  return length == 11 && are_digits(text, 11) &&
         is_day(number_at(text + 4, 2), number_at(text + 2, 2), number_at(text, 2)) && luhn(text, 11);
}

static int ie_pps(const uint8_t *text, size_t length) {
  if ((length != 8 && length != 9) || !are_digits(text, 7)) return 0;
  unsigned sum = WEIGHTED(text, 8, 7, 6, 5, 4, 3, 2);
  if (length == 9) {
    if (!is_one_of(text[8], "ABHTWX")) return 0;
    if (is_one_of(text[8], "ABH")) sum += 9 * (unsigned)(text[8] - 'A' + 1);
  }
  return text[7] == "WABCDEFGHIJKLMNOPQRSTUV"[sum % 23];
}

static int il_identity(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "########-#", held)) && are_digits(text, 9) && number_at(text, 9) &&
         luhn(text, 9);
}

static int ir_national(const uint8_t *text, size_t length) {
  if (length != 10 || !are_digits(text, 10) || number_at(text, 10) % 1111111111 == 0) return 0;
  unsigned rest = WEIGHTED(text, 10, 9, 8, 7, 6, 5, 4, 3, 2) % 11;
  return (rest < 2 ? rest : 11 - rest) == digit(text[9]);
}

static int kw_civil(const uint8_t *text, size_t length) {
  return length == 12 && is_one_of(text[0], "23") && are_digits(text, 12) &&
         (text[0] == '2' || number_at(text + 1, 2) < 27) && is_day(number_at(text + 1, 2), number_at(text + 3, 2), number_at(text + 5, 2)) &&
         11 - WEIGHTED(text, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2) % 11 == digit(text[11]);
}

static int mu_nid(const uint8_t *text, size_t length) {
  if (length != 14 || !is_upper(text[0]) || !are_digits(text + 1, 12)) return 0;
  if (!is_day(number_at(text + 5, 2), number_at(text + 3, 2), number_at(text + 1, 2))) return 0;
  unsigned sum = 0;
  for (unsigned i = 0; i < 13; i++) sum += value(text[i]) * (14 - i);
  return text[13] == "0123456789ABCDEFG"[(17 - sum % 17) % 17];
}

/// The four letters with which no CURP begins.
static const char rude_words[] =
    "BACABAKABUEIBUEYCACACACOCAGACAGOCAKACAKOCOGECOGICOJACOJECOJICOJOCOLACULOFALOFETOGETAGUEIGUEYJETAJOTOKACA"
    "KACOKAGAKAGOKAKAKAKOKOGEKOGIKOJAKOJEKOJIKOJOKOLAKULOLILOLOCALOCOLOKALOKOMAMEMAMOMEARMEASMEONMIARMIONMOCO"
    "MOKOMULAMULONACANACOPEDAPEDOPENEPIPIPITOPOPOPUTAPUTOQULORATAROBAROBEROBORUINSENOTETAVACAVAGAVAGOVAKAVUEI"
    "VUEYWUEIWUEY";

static int mx_curp(const uint8_t *text, size_t length) {
  static const char states[] = "ASBCBSCCCLCMCSCHDFDGGTGRHGJCMCMNMSNTNLOCPLQTQRSPSLSRTCTSTLVZYNZSNE";
  if (length != 18 || !are_upper(text, 4) || !is_one_of(text[1], "AEIOUX") || !are_digits(text + 4, 6) ||
      !is_one_of(text[10], "HMX") || !are_upper(text + 11, 5) || !are_characters(text + 16, 1) ||
      !is_digit(text[17]))
    return 0;
  for (int i = 13; i < 16; i++)
    if (is_one_of(text[i], "AEIOU")) return 0;
  for (size_t i = 0; i + 1 < sizeof rude_words; i += 4)
    if (!memcmp(text, rude_words + i, 4)) return 0;
  size_t state = 0;
  while (states[state] && memcmp(text + 11, states + state, 2)) state += 2;
  if (!states[state] || !is_day(number_at(text + 4, 2), number_at(text + 6, 2), number_at(text + 8, 2))) return 0;
  unsigned sum = 0;
  // Ñ, which no CURP has, is between N and O.
  for (unsigned i = 0; i < 17; i++) sum += (value(text[i]) + (text[i] > 'N')) * (18 - i);
  return (10 - sum % 10) % 10 == digit(text[17]);
}

static int my_nric(const uint8_t *text, size_t length) {
  // The places of birth: a bit for each number of two digits.
  static const uint64_t places[] = {0xFFFFFFFFFFE1FFFE, 0xC3FFCFD9F};
  uint8_t held[12];
  if (!(text = characters(text, length, "######-##-####", held)) || !are_digits(text, 12)) return 0;
  unsigned long place = number_at(text + 6, 2);
  return places[place / 64] >> place % 64 & 1 &&
         is_day(number_at(text, 2), number_at(text + 2, 2), number_at(text + 4, 2));
}

static int lk_nic(const uint8_t *text, size_t length) {
  if (length == 12 ? !are_digits(text, 12) : length != 10 || !are_digits(text, 9) || !is_one_of(text[9], "VX"))
    return 0;
  unsigned long year = length == 12 ? number_at(text, 4) : 1900 + number_at(text, 2);
  unsigned long day = number_at(text + (length == 12 ? 4 : 2), 3) % 500;
  return year >= 1900 && year <= 2026 && day >= 1 && day <= 366;
}

const struct entry register_checks[] = {
    {"nl.btw", "true", nl_btw},
    {"nz.ird", "true", nz_ird},
    {"pl.regon", "true", pl_regon},
    {"py.ruc", "true", py_ruc},
    {"ro.cui", "true", ro_cui},
    {"ru.inn", "true", ru_inn},
    {"ru.ogrn", "true", ru_ogrn},
    {"ru.snils", "true", ru_snils},
    {"si.davcna", "true", si_tax},
    {"sk.dic", "true", sk_vat},
    {"sv.nit", "true", sv_nit},
    {"tr.vkn", "true", tr_vkn},
    {"ua.edrpou", "true", ua_edrpou},
    {"uy.rut", "true", uy_rut},
    {"ve.rif", "true", ve_rif},
    {"vn.mst", "true", vn_mst},
    {"us.ein", "true", us_ein},
    {"gb.nino", "true", gb_nino},
    {"gr.amka", "true", gr_amka},
    {"ie.pps", "true", ie_pps},
    {"il.identityNumber", "true", il_identity},
    {"ir.kodeMelli", "true", ir_national},
    {"kw.civilID", "true", kw_civil},
    {"mu.nid", "true", mu_nid},
    {"mx.curp", "true", mx_curp},
    {"my.nric", "true", my_nric},
    {"lk.nic", "true", lk_nic},
    {0, 0, 0},
};
