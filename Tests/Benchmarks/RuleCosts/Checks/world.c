#include "checks.h"

// Numbers of persons, companies and accounts in more countries: dates, regions and lists of what has been given out.

static int ad_nrt(const uint8_t *text, size_t length) {
  uint8_t held[8];
  if (!(text = characters(text, length, "#-######-#", held)) || !is_one_of(text[0], "ACDEFGLOPU") ||
      !are_digits(text + 1, 6) || !is_upper(text[7]))
    return 0;
  unsigned long number = number_at(text + 1, 6);
  if (text[0] == 'F') return number <= 699999;
  return (text[0] != 'A' && text[0] != 'L') || (number >= 700000 && number <= 799999);
}

static int at_firmenbuch(const uint8_t *text, size_t length) {
  static const uint8_t weights[] = {6, 4, 14, 15, 10, 1};
  if (length > 2 && !memcmp(text, "FN", 2)) {
    size_t prefix = text[2] == ' ' ? 3 : 2;
    text += prefix;
    length -= prefix;
  }
  if (length < 2 || length > 7 || !are_digits(text, length - 1)) return 0;
  return text[length - 1] == "abdfghikmpstvwxyz"[weighted(text, weights + (7 - length), length - 1) % 17];
}

static int cr_company(const uint8_t *text, size_t length) {
  uint8_t held[10];
  if (!(text = characters(text, length, "#-###-######", held)) || !are_digits(text, 10)) return 0;
  unsigned long kind = number_at(text, 4);
  return kind == 2100 || kind == 2200 || kind == 2300 || kind == 2400 || (kind >= 3002 && kind <= 3014) ||
         (kind >= 3101 && kind <= 3110) || kind == 4000 || kind == 5001;
}

static int cu_identity(const uint8_t *text, size_t length) {
  if (length != 11 || !are_digits(text, 11)) return 0;
  unsigned century = text[6] == '9' ? 1800 : text[6] < '6' ? 1900 : 2000;
  return is_past_day(century + number_at(text, 2), number_at(text + 2, 2), number_at(text + 4, 2));
}

/// Whether the weighted sum of up to ten digits is a multiple of 11, by the Czech national bank.
static int is_account_part(const uint8_t *text, size_t length) {
  static const uint8_t weights[] = {6, 3, 7, 9, 10, 5, 8, 4, 2, 1};
  return weighted(text, weights + (10 - length), length) % 11 == 0;
}

static int cz_account(const uint8_t *text, size_t length) {
  static const uint16_t banks[] = {
      100,  300,  600,  710,  800,  2010, 2060, 2070, 2100, 2200, 2220, 2250, 2260, 2600, 2700, 3030,
      3060, 3500, 4300, 5500, 5800, 6000, 6200, 6210, 6300, 6363, 6700, 6800, 7910, 7950, 7960, 7970,
      7990, 8030, 8040, 8060, 8090, 8150, 8190, 8198, 8220, 8250, 8255, 8265, 8500, 8610, 8660,
  };
  if (length < 7 || text[length - 5] != '/' || !are_digits(text + length - 4, 4)) return 0;
  size_t end = length - 5, start = 0;
  while (start < end && start < 7 && text[start] != '-') start++;
  size_t prefix = start < end && text[start] == '-' ? start : 0;
  if (start < end && text[start] == '-') {
    if (!prefix) return 0;
    start++;
  } else {
    start = 0;
  }
  size_t count = end - start;
  if (prefix > 6 || count < 2 || count > 10 || !are_digits(text, prefix) || !are_digits(text + start, count))
    return 0;
  unsigned long bank = number_at(text + length - 4, 4);
  size_t low = 0, high = sizeof banks / sizeof *banks;
  while (low + 1 < high) {
    size_t middle = (low + high) / 2;
    if (banks[middle] <= bank) low = middle;
    else high = middle;
  }
  return banks[low] == bank && number_at(text + start, count) && is_account_part(text, prefix) &&
         is_account_part(text + start, count);
}

static int fi_association(const uint8_t *text, size_t length) {
  // Of the numbers below 100, those that the register has: a bit for each.
  static const uint64_t low[] = {0x14946F5839C5D2C2, 0x12387913};
  uint8_t held[6];
  if (length > 4) {
    const char *shapes[] = {"#.###", "##.###", "###.###"};
    if (length > 7) return 0;
    if (text[length - 4] == '.') {
      if (!(text = characters(text, length, shapes[length - 5], held))) return 0;
      length--;
    }
  }
  if (!length || length > 6 || !are_digits(text, length)) return 0;
  unsigned long number = number_at(text, length);
  return length > 2 || (low[number / 64] >> number % 64 & 1);
}

static int fr_tax(const uint8_t *text, size_t length) {
  uint8_t held[13];
  return (text = characters(text, length, "## ## ### ### ###", held)) && are_digits(text, 13) && text[0] <= '3' &&
         number_at(text, 10) % 511 == number_at(text + 10, 3);
}

static int gb_upn(const uint8_t *text, size_t length) {
  static const char alphabet[] = "ABCDEFGHJKLMNPQRTUVWXYZ0123456789";
  // The first and the last number of each run of local authorities.
  static const uint16_t regions[][2] = {
      {201, 213}, {301, 320}, {330, 336}, {340, 344}, {350, 359}, {370, 373}, {380, 384}, {390, 394}, {420, 420},
      {800, 803}, {805, 808}, {810, 813}, {815, 816}, {821, 823}, {825, 826}, {830, 831}, {835, 837}, {840, 841},
      {845, 846}, {850, 852}, {855, 857}, {860, 861}, {865, 874}, {876, 896}, {908, 909}, {916, 916}, {919, 919},
      {921, 921}, {925, 926}, {928, 929}, {931, 931}, {933, 933}, {935, 938},
  };
  if (length != 13 || !is_upper(text[0]) || !are_digits(text + 1, 11)) return 0;
  const char *first = memchr(alphabet, text[0], 23), *last = memchr(alphabet, text[12], 33);
  if (!first || !last) return 0;
  unsigned long region = number_at(text + 1, 3);
  size_t at = 0, count = sizeof regions / sizeof *regions;
  while (at < count && regions[at][1] < region) at++;
  if (at == count || regions[at][0] > region) return 0;
  unsigned sum = 13 * (unsigned)(last - alphabet);
  for (unsigned i = 1; i < 12; i++) sum += (i + 1) * (digit(text[i]) + 23);
  return sum % 23 == (unsigned)(first - alphabet);
}

/// The provinces of Indonesia: a bit for each number of two digits.
static int is_indonesian_province(const uint8_t *text) {
  static const uint64_t provinces[] = {0xE038001F802FF800, 0x1F8061F83};
  unsigned long number = number_at(text, 2);
  return provinces[number / 64] >> number % 64 & 1;
}

static int id_nik(const uint8_t *text, size_t length) {
  if (length != 16 || !are_digits(text, 16) || !is_indonesian_province(text)) return 0;
  unsigned long day = number_at(text + 6, 2) % 40, month = number_at(text + 8, 2), year = number_at(text + 10, 2);
  return is_past_day(1900 + year, month, day) || is_past_day(2000 + year, month, day);
}

static int id_npwp(const uint8_t *text, size_t length) {
  if (length == 16 && text[0] != '0') return id_nik(text, length);
  if (length == 16) return are_digits(text, 16) && luhn(text, 10);
  uint8_t held[15];
  return (text = characters(text, length, "##.###.###.#-###.###", held)) && are_digits(text, 15) && luhn(text, 9);
}

static int ir_legal(const uint8_t *text, size_t length) {
  if (length != 11 || !are_digits(text, 11)) return 0;
  // The tenth digit and 2 are added to each; the weights have a sum of 230.
  unsigned sum = WEIGHTED(text, 29, 27, 23, 19, 17, 29, 27, 23, 19, 17) + 230 * (digit(text[9]) + 2);
  return sum % 11 % 10 == digit(text[10]);
}

static int lv_person(const uint8_t *text, size_t length) {
  uint8_t held[11];
  if (!(text = characters(text, length, "######-#####", held)) || !are_digits(text, 11) || text[0] > '3') return 0;
  if (memcmp(text, "32", 2) &&
      (text[6] > '2' || !is_past_day(1800 + digit(text[6]) * 100 + number_at(text + 4, 2), number_at(text + 2, 2),
                                     number_at(text, 2))))
    return 0;
  return (1 + WEIGHTED(text, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9)) % 11 % 10 == digit(text[10]);
}

/// The value of a character of an RFC, where & is between N and O.
static unsigned rfc_value(uint8_t byte) {
  if (byte == '&') return 24;
  if (byte == 0xD1) return 38;
  unsigned plain = value(byte);
  return plain > 23 ? plain + 1 : plain;
}

static int mx_rfc(const uint8_t *text, size_t length) {
  static const char rude[] =
      "BUEIBUEYCACACACOCAGACAGOCAKACAKOCOGECOJACOJECOJICOJOCULOFETOGUEYJOTOKACAKACOKAGAKAGOKAKAKOGEKOJOKULOMAMEMAMO"
      "MEARMEASMEONMIONMOCOMULAPEDAPEDOPENEPUTAPUTOQULORATARUIN";
  uint8_t held[13];
  size_t count = 0, letters = 0;
  // Ñ is two bytes of UTF-8; its place in Latin-1 is held.
  for (size_t i = 0; i < length; i++) {
    uint8_t byte = text[i];
    if ((byte == '-' || byte == ' ') && (count == letters || count == letters + 6)) {
      if (count < 3 || (count > letters && text[i - 7] != byte)) return 0;
      if (count > letters && length - i != 4) return 0;
      continue;
    }
    if (count == 13) return 0;
    if (byte == 0xC3 && i + 1 < length && text[i + 1] == 0x91) {
      byte = 0xD1;
      i++;
    }
    if (letters == count && (is_upper(byte) || byte == '&' || byte == 0xD1) && count < 4) letters++;
    held[count++] = byte;
  }
  if ((count != 12 && count != 13) || letters != count - 9 || !are_digits(held + letters, 6)) return 0;
  const uint8_t *last = held + count - 1;
  if (!are_characters(last - 2, 2) || (!is_digit(*last) && *last != 'A')) return 0;
  if (count == 13 && (!memcmp(held, "XAXX010101000", 13) || !memcmp(held, "XEXX010101000", 13))) return 1;
  if (count == 13)
    for (size_t i = 0; i + 1 < sizeof rude; i += 4)
      if (!memcmp(held, rude + i, 4)) return 0;
  const uint8_t *date = held + letters;
  unsigned long year = number_at(date, 2), month = number_at(date + 2, 2), day = number_at(date + 4, 2);
  if (!is_calendar_day(1900 + year, month, day) && !is_calendar_day(2000 + year, month, day)) return 0;
  unsigned sum = count == 12 ? 37 * 13 : 0;
  for (unsigned i = 0; i + 1 < count; i++) sum += rfc_value(held[i]) * (unsigned)(count - i);
  return value(*last) == (11 - sum % 11) % 11;
}

static int nz_account(const uint8_t *text, size_t length) {
  static const uint8_t modulo11[] = {0, 0, 6, 3, 7, 9, 0, 10, 5, 8, 4, 2, 1};
  uint8_t held[16];
  const uint8_t *number;
  if ((number = characters(text, length, "##-####-#######-###", held))) {
    memmove(held, number, 16);
  } else if ((number = characters(text, length, "##-####-#######-##", held))) {
    memmove(held, number, 15);
    held[15] = held[14];
    held[14] = held[13];
    held[13] = '0';
  } else {
    return 0;
  }
  if (!are_digits(held, 16)) return 0;
  unsigned long bank = number_at(held, 2);
  // The banks: a bit for each number of two digits.
  if (bank > 38 || !(0x4AFFFFFF5EUL >> bank & 1)) return 0;
  unsigned sum = 0;
  switch (bank) {
    case 8: return WEIGHTED(held + 6, 7, 6, 5, 4, 3, 2, 1) % 11 == 0;
    case 9:
      // The digits of each product are added up until one is left.
      for (unsigned i = 9, weight = 5; i < 13; i++, weight--) {
        unsigned product = digit(held[i]) * weight;
        sum += product > 9 ? product % 9 : product;
      }
      return (sum + digit(held[15])) % 11 == 0;
    case 25:
    case 33: return WEIGHTED(held + 6, 1, 7, 3, 1, 7, 3, 1) % 10 == 0;
    case 26:
    case 28:
    case 29:
      for (unsigned i = 6; i < 16; i++) {
        unsigned product = digit(held[i]) * (uint8_t[]){1, 3, 7}[(i - 6) % 3];
        sum += product > 9 ? product % 9 : product;
      }
      return sum % 10 == 0;
    case 31: return 1;
    default:
      if (number_at(held + 6, 7) >= 990000) return weighted(held + 6, modulo11 + 6, 7) % 11 == 0;
      return weighted(held, modulo11, 13) % 11 == 0;
  }
}

static int ro_onrc(const uint8_t *text, size_t length) {
  if (length != 14 || !is_one_of(text[0], "JFC") || !are_digits(text + 1, 13)) return 0;
  unsigned long year = number_at(text + 1, 4), county = number_at(text + 11, 2);
  if (year < 1990 || year > today / 10000) return 0;
  int is_county = (county >= 1 && county <= 40) || county == 51 || county == 52;
  if (!(is_county && year <= 2024) && !(county == 0 && year >= 2024)) return 0;
  return (text[0] + WEIGHTED(text + 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)) % 10 == digit(text[13]);
}

static int se_coordination(const uint8_t *text, size_t length) {
  uint8_t held[12];
  const uint8_t *number = characters(text, length, "########-####", held);
  if (number) {
    return are_digits(number, 12) &&
           is_past_day(number_at(number, 4), number_at(number + 4, 2), number_at(number + 6, 2) - 60) &&
           luhn(number + 2, 10);
  }
  int has_plus = length == 11 && text[6] == '+';
  if (!(number = characters(text, length, has_plus ? "######+####" : "######-####", held))) return 0;
  if (!are_digits(number, 10)) return 0;
  unsigned long year = number_at(number, 2), month = number_at(number + 2, 2), day = number_at(number + 4, 2) - 60;
  return (is_past_day(1900 + year, month, day) || is_past_day((has_plus ? 1800 : 2000) + year, month, day)) &&
         luhn(number, 10);
}

static int sg_uen(const uint8_t *text, size_t length) {
  static const char kinds[] =
      "CCCDCHCLCMCPCSCXDPFBFCFMFNGAGBGSHSLLLPMBMCMDMHMMMQNBNRPAPBPFRFRPSMSSTCTUVHXL";
  static const char alphabet[] = "ABCDEFGHJKLMNPQRSTUVWX0123456789";
  static const uint8_t weights[] = {4, 3, 5, 3, 10, 2, 2, 5, 7};
  if (length == 9)
    return are_digits(text, 8) && "XMKECAWLJDB"[WEIGHTED(text, 10, 4, 9, 3, 8, 2, 7, 1) % 11] == text[8];
  if (length != 10) return 0;
  if (is_digit(text[0])) {
    return are_digits(text, 9) && number_at(text, 4) <= today / 10000 &&
           "ZKCMDNERGWH"[WEIGHTED(text, 10, 8, 6, 4, 9, 7, 5, 3, 1) % 11] == text[9];
  }
  if (!is_one_of(text[0], "RST") || !are_digits(text + 1, 2) || !are_digits(text + 5, 4)) return 0;
  if (text[0] == 'T' && 2000 + number_at(text + 1, 2) > today / 10000) return 0;
  size_t kind = 0;
  while (kinds[kind] && memcmp(text + 3, kinds + kind, 2)) kind += 2;
  if (!kinds[kind]) return 0;
  unsigned sum = 6;
  for (int i = 0; i < 9; i++) {
    const char *place = memchr(alphabet, text[i], 32);
    if (!place) return 0;
    sum += (unsigned)(place - alphabet) * weights[i];
  }
  return "ABCDEFGHJKL"[sum % 11] == text[9];
}

static int sm_coe(const uint8_t *text, size_t length) {
  // Of the numbers below 100, those that have been given out: a bit for each.
  static const uint64_t low[] = {0x6F9AA5FB463D2FD4, 0xBD9B39FFF};
  if (!length || length > 5 || !are_digits(text, length)) return 0;
  unsigned long number = number_at(text, length);
  return number > 99 || (low[number / 64] >> number % 64 & 1);
}

static int sn_ninea(const uint8_t *text, size_t length) {
  size_t count = length == 7 || length == 10 || (length == 11 && text[7] == ' ') ? 7 : 9;
  if (length != count) {
    size_t space = text[count] == ' ';
    if (length != count + space + 3) return 0;
    const uint8_t *form = text + count + space;
    if (form[0] < '0' || form[0] > '2' || !is_upper(form[1]) || is_one_of(form[1], "IOXY") || !is_digit(form[2]))
      return 0;
  }
  static const uint8_t weights[] = {1, 2, 1, 2, 1, 2, 1, 2, 1};
  return are_digits(text, count) && weighted(text, weights, count) % 10 == 0;
}

const struct entry world_checks[] = {
    {"ad.nrt", "true", ad_nrt},
    {"at.firmenbuchnummer", "true", at_firmenbuch},
    {"cr.cedulaJuridica", "true", cr_company},
    {"cu.carneIdentidad", "true", cu_identity},
    {"cz.bankAccount", "true", cz_account},
    {"fi.associationID", "true", fi_association},
    {"fr.nif", "true", fr_tax},
    {"gb.upn", "true", gb_upn},
    {"id.nik", "true", id_nik},
    {"id.npwp", "true", id_npwp},
    {"ir.shenaseMelli", "true", ir_legal},
    {"lv.personasKods", "true", lv_person},
    {"mx.rfc", "true", mx_rfc},
    {"nz.bankAccount", "true", nz_account},
    {"ro.onrc", "true", ro_onrc},
    {"se.samordningsnummer", "true", se_coordination},
    {"sg.uen", "true", sg_uen},
    {"sm.coe", "true", sm_coe},
    {"sn.ninea", "true", sn_ninea},
    {0, 0, 0},
};
