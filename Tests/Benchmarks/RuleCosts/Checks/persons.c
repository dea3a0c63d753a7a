#include "checks.h"

// Numbers of countries that hold a date, or whose check digits follow from more than one weighted sum.

/// Whether there is such a day; a year of two digits is of any century.
static int is_day(unsigned year, unsigned month, unsigned day) {
  static const uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (month - 1 > 11 || day - 1 > 30) return 0;
  return day <= days[month - 1] + (unsigned)(month == 2 && year % 4 == 0);
}

static unsigned two(const uint8_t *text) { return (unsigned)(text[0] - '0') * 10 + (unsigned)(text[1] - '0'); }

static int pesel(const uint8_t *text, size_t length) {
  return length == 11 && are_digits(text, 11) && is_day(two(text), two(text + 2) % 20, two(text + 4)) &&
         "0987654321"[WEIGHTED(text, 1, 3, 7, 9, 1, 3, 7, 9, 1, 3) % 10] == text[10];
}

static int egn(const uint8_t *text, size_t length) {
  return length == 10 && are_digits(text, 10) && is_day(two(text), two(text + 2) % 20, two(text + 4)) &&
         "01234567890"[WEIGHTED(text, 2, 4, 8, 5, 10, 9, 7, 3, 6) % 11] == text[9];
}

static int cnp(const uint8_t *text, size_t length) {
  // The counties: a bit for each number of two digits.
  static const uint64_t counties[] = {0x19FFFFFFFFFFFE, 0xF0040};
  return length == 13 && are_digits(text, 13) && text[0] != '0' &&
         is_day(two(text + 1), two(text + 3), two(text + 5)) && (counties[two(text + 7) / 64] >> two(text + 7) % 64 & 1) &&
         "01234567891"[WEIGHTED(text, 2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9) % 11] == text[12];
}

static int baltic(const uint8_t *text, size_t length) {
  if (length != 11 || !are_digits(text, 11) || !is_day(two(text + 1), two(text + 3), two(text + 5))) return 0;
  unsigned check = WEIGHTED(text, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1) % 11;
  if (check == 10) check = WEIGHTED(text, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3) % 11 % 10;
  return check == (unsigned)(text[10] - '0');
}

static int fodselsnummer(const uint8_t *text, size_t length) {
  uint8_t held[11];
  return (text = characters(text, length, "###### #####", held)) && are_digits(text, 11) &&
         is_day(two(text + 4), two(text + 2) % 40, two(text) % 40) &&
         "0-987654321"[WEIGHTED(text, 3, 7, 6, 1, 8, 9, 4, 5, 2) % 11] == text[9] &&
         "0-987654321"[WEIGHTED(text, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2) % 11] == text[10];
}

static int cpr(const uint8_t *text, size_t length) {
  uint8_t held[10];
  return (text = characters(text, length, "######-####", held)) && are_digits(text, 10) &&
         is_day(two(text + 4), two(text + 2), two(text));
}

static int personnummer(const uint8_t *text, size_t length) {
  uint8_t held[12];
  // Of twelve digits, the first two are the century.
  const char *shape = length > 11 ? "########-####" : length == 11 && text[6] == '+' ? "######+####" : "######-####";
  if (!(text = characters(text, length, shape, held))) return 0;
  if (length > 11) {
    if (!are_digits(text, 12) || !is_past_day(number_at(text, 4), two(text + 4), two(text + 6))) return 0;
    text += 2;
  }
  return are_digits(text, 10) && is_day(two(text), two(text + 2), two(text + 4)) && luhn(text, 10);
}

static int hetu(const uint8_t *text, size_t length) {
  if (length != 11 || !are_digits(text, 6) || !are_digits(text + 7, 3)) return 0;
  if (!is_day(two(text + 4), two(text + 2), two(text))) return 0;
  return text[10] ==
         "0123456789ABCDEFHJKLMNPRSTUVWXY"[(number_at(text, 6) * 1000 + number_at(text + 7, 3)) % 31];
}

static int rodne_cislo(const uint8_t *text, size_t length) {
  uint8_t held[10];
  // Numbers of nine digits, of births before 1954, do not have a check digit.
  if (length == 9 || (length == 10 && text[6] == '/'))
    return (text = characters(text, length, "######/###", held)) && are_digits(text, 9) && (two(text) < 54 || two(text) > 79) &&
           is_day(two(text), two(text + 2) % 50, two(text + 4));
  if (!(text = characters(text, length, "######/####", held)) || !are_digits(text, 10)) return 0;
  return is_day(two(text), two(text + 2) % 50 % 20, two(text + 4)) &&
         number_at(text, 9) % 11 % 10 == (unsigned)(text[9] - '0');
}

static int kennitala(const uint8_t *text, size_t length) {
  uint8_t held[10];
  return (text = characters(text, length, "######-####", held)) && are_digits(text, 10) &&
         is_day(two(text + 4), two(text + 2), two(text) % 40) &&
         "0-987654321"[WEIGHTED(text, 3, 2, 7, 6, 5, 4, 3, 2) % 11] == text[8];
}

static int jmbg(const uint8_t *text, size_t length) {
  return length == 13 && are_digits(text, 13) && is_day(two(text + 5), two(text + 2), two(text)) &&
         "00987654321"[WEIGHTED(text, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2) % 11] == text[12];
}

static int south_african(const uint8_t *text, size_t length) {
  uint8_t held[13];
  return (text = characters(text, length, "###### #### ## #", held)) && are_digits(text, 13) &&
         is_day(two(text), two(text + 2), two(text + 4)) && luhn(text, 13);
}

static int rijksregister(const uint8_t *text, size_t length) {
  uint8_t held[11];
  if (!(text = characters(text, length, "##.##.##-###.##", held)) || !are_digits(text, 11)) return 0;
  unsigned long number = number_at(text, 9), check = number_at(text + 9, 2);
  return 97 - number % 97 == check || 97 - (2000000000 + number) % 97 == check;
}

static int nir(const uint8_t *text, size_t length) {
  uint8_t held[15];
  if (!(text = characters(text, length, "# ## ## ## ### ### ##", held))) return 0;
  if (text[6] == 'A' || text[6] == 'B') {
    // The departments of Corsica, which count as 19 and 18.
    if (text[5] != '2') return 0;
    memmove(held, text, 15);
    memcpy(held + 5, text[6] == 'A' ? "19" : "18", 2);
    text = held;
  }
  return are_digits(text, 15) && 97 - number_at(text, 13) % 97 == number_at(text + 13, 2);
}

static int partita_iva(const uint8_t *text, size_t length) {
  if (length != 11 || !are_digits(text, 11) || !number_at(text, 7)) return 0;
  unsigned long office = number_at(text + 7, 3);
  return ((office >= 1 && office <= 100) || office == 120 || office == 121 || office == 888 || office == 999) &&
         luhn(text, 11);
}

static int codice_fiscale(const uint8_t *text, size_t length) {
  static const uint8_t odd[] = {1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18,
                                20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23};
  if (length != 16) return 0;
  unsigned sum = 0;
  for (int i = 0; i < 15; i++) {
    unsigned value = is_digit(text[i]) ? (unsigned)(text[i] - '0') : (unsigned)(text[i] - 'A');
    if (value > 25) return 0;
    sum += i % 2 ? value : odd[value];
  }
  return text[15] == 'A' + sum % 26;
}

static int bsn(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "####.##.###", held)) && are_digits(text, 9) && number_at(text, 9) &&
         WEIGHTED(text, 9, 8, 7, 6, 5, 4, 3, 2, 10) % 11 == 0;
}

static int aadhaar(const uint8_t *text, size_t length) {
  static const uint8_t turns[8][10] = {
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {1, 5, 7, 6, 2, 8, 3, 0, 9, 4}, {5, 8, 0, 3, 7, 9, 6, 1, 4, 2},
      {8, 9, 1, 6, 0, 4, 3, 5, 2, 7}, {9, 4, 5, 3, 1, 2, 6, 8, 7, 0}, {4, 2, 8, 6, 5, 7, 3, 9, 0, 1},
      {2, 7, 9, 3, 8, 0, 6, 4, 1, 5}, {7, 0, 4, 6, 9, 1, 3, 2, 5, 8}};
  uint8_t held[12];
  if (!(text = characters(text, length, "#### #### ####", held)) || !are_digits(text, 12) || text[0] < '2') {
    return 0;
  }
  unsigned check = 0;
  for (unsigned i = 0; i < 12; i++) {
    unsigned digit = turns[i % 8][text[11 - i] - '0'];
    // The product of the dihedral group of a pentagon.
    check = check < 5 ? digit < 5 ? (check + digit) % 5 : (check + digit) % 5 + 5
            : digit < 5 ? (check - digit) % 5 + 5 : (check - digit + 5) % 5;
  }
  return check == 0;
}

static int qr_reference(const uint8_t *text, size_t length) {
  static const uint8_t table[] = {0, 9, 4, 6, 8, 2, 7, 1, 3, 5};
  uint8_t held[27];
  if (!(text = characters(text, length, "## ##### ##### ##### ##### #####", held)) || !are_digits(text, 27)) {
    return 0;
  }
  unsigned carry = 0;
  for (int i = 0; i < 26; i++) carry = table[(carry + (unsigned)(text[i] - '0')) % 10];
  return (10 - carry) % 10 == (unsigned)(text[26] - '0');
}

static int ssn(const uint8_t *text, size_t length) {
  uint8_t held[9];
  if (!(text = characters(text, length, "###-##-####", held)) || !are_digits(text, 9)) return 0;
  unsigned long area = number_at(text, 3);
  return area && area != 666 && area < 900 && number_at(text + 3, 2) && number_at(text + 5, 4);
}

static int ust_id(const uint8_t *text, size_t length) {
  return length == 9 && text[0] != '0' && are_digits(text, 9) && mod11_10(text, 9);
}

static int oib(const uint8_t *text, size_t length) {
  return length == 11 && are_digits(text, 11) && mod11_10(text, 11);
}

static int cvr(const uint8_t *text, size_t length) {
  return length == 8 && text[0] != '0' && are_digits(text, 8) && WEIGHTED(text, 2, 7, 6, 5, 4, 3, 2, 1) % 11 == 0;
}

static int nip(const uint8_t *text, size_t length) {
  uint8_t held[10];
  return (text = characters(text, length, "###-###-##-##", held)) && are_digits(text, 10) &&
         WEIGHTED(text, 6, 5, 7, 2, 3, 4, 5, 6, 7) % 11 == (unsigned)(text[9] - '0');
}

const struct entry person_checks[] = {
    {"pl.pesel", "true", pesel},
    {"bg.egn", "true", egn},
    {"ro.cnp", "true", cnp},
    {"ee.isikukood", "true", baltic},
    {"lt.asmensKodas", "true", baltic},
    {"no.fodselsnummer", "true", fodselsnummer},
    {"dk.cpr", "true", cpr},
    {"se.personnummer", "true", personnummer},
    {"fi.hetu", "true", hetu},
    {"cz.rodneCislo", "true", rodne_cislo},
    {"sk.rodneCislo", "true", rodne_cislo},
    {"is.kennitala", "true", kennitala},
    {"ba.jmb", "true", jmbg},
    {"me.jmb", "true", jmbg},
    {"mk.embg", "true", jmbg},
    {"rs.jmbg", "true", jmbg},
    {"si.emso", "true", jmbg},
    {"za.idNumber", "true", south_african},
    {"be.rijksregisternummer", "true", rijksregister},
    {"fr.nir", "true", nir},
    {"it.partitaIVA", "true", partita_iva},
    {"it.codiceFiscale", "true", codice_fiscale},
    {"nl.bsn", "true", bsn},
    {"in.aadhaar", "true", aadhaar},
    {"ch.qrReference", "true", qr_reference},
    {"us.ssn", "true", ssn},
    {"de.ustIdNr", "true", ust_id},
    {"hr.oib", "true", oib},
    {"dk.cvr", "true", cvr},
    {"pl.nip", "true", nip},
    {0, 0, 0},
};
