#include "checks.h"

// Numbers of persons and companies in more countries: dates, regions and lists of what has been given out.

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
      if (letters < 3 || (count > letters && text[i - 7] != byte)) return 0;
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
    if (length < count + 3) return 0;
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
    {"fi.associationID", "true", fi_association},
    {"fr.nif", "true", fr_tax},
    {"gb.upn", "true", gb_upn},
    {"id.nik", "true", id_nik},
    {"id.npwp", "true", id_npwp},
    {"ir.shenaseMelli", "true", ir_legal},
    {"lv.personasKods", "true", lv_person},
    {"mx.rfc", "true", mx_rfc},
    {"ro.onrc", "true", ro_onrc},
    {"se.samordningsnummer", "true", se_coordination},
    {"sg.uen", "true", sg_uen},
    {"sm.coe", "true", sm_coe},
    {"sn.ninea", "true", sn_ninea},
    {0, 0, 0},
};
