#include "checks.h"

// VAT numbers of the member states of the European Union and of Northern Ireland, as VIES takes them: the code of the
// state and the number without separators.

static int is_mod11(const uint8_t *text, const uint8_t *weights, size_t count) {
  return (11 - weighted(text, weights, count) % 11) % 11 % 10 == digit(text[count]);
}

static int bulgarian(const uint8_t *text, size_t length) {
  static rule_check company, person;
  if (!company) {
    company = rule_check_of("bg.eik", "true");
    person = rule_check_of("bg.egn", "true");
  }
  if (length != 10) return company(text, length);
  return are_digits(text, 10) &&
         (person(text, length) || WEIGHTED(text, 21, 19, 17, 13, 11, 9, 7, 3, 1) % 10 == digit(text[9]) ||
          (WEIGHTED(text, 4, 3, 2, 7, 6, 5, 4, 3, 2) % 11 != 1 &&
           is_mod11(text, (const uint8_t[]){4, 3, 2, 7, 6, 5, 4, 3, 2}, 9)));
}

static int czech(const uint8_t *text, size_t length) {
  if (!are_digits(text, length)) return 0;
  if (length == 8) return text[0] <= '8' && "10987654321"[WEIGHTED(text, 8, 7, 6, 5, 4, 3, 2) % 11] == text[7];
  if (length != 9 && length != 10) return 0;
  if (length == 9 && text[0] == '6')
    return (8 - (10 - (int)(WEIGHTED(text + 1, 8, 7, 6, 5, 4, 3, 2) % 11)) % 11 + 10) % 10 == (int)digit(text[8]);
  unsigned long year = number_at(text, 2), century = length == 9 ? (year >= 80 ? 1800 : 1900) : (year >= 54 ? 1900 : 2000);
  if (length == 9 && century + year > 1953) return 0;
  return is_past_day(century + year, number_at(text + 2, 2) % 50 % 20, number_at(text + 4, 2)) &&
         (length == 9 || number_at(text, 9) % 11 % 10 == digit(text[9]));
}

static int spanish(const uint8_t *text, size_t length) {
  static const char letters[] = "TRWAGMYFPDXBNJZSQVHLCKE";
  if (length != 9 || !are_digits(text + 1, 7)) return 0;
  if (is_digit(text[0])) return text[8] == (uint8_t)letters[number_at(text, 8) % 23];
  if (is_one_of(text[0], "KLMXYZ"))
    return text[8] == (uint8_t)letters[((text[0] == 'Y') * 10000000UL + (text[0] == 'Z') * 20000000UL +
                                        number_at(text + 1, 7)) % 23];
  static rule_check company;
  if (!company) company = rule_check_of("es.cif", "true");
  uint8_t held[11] = {text[0], '-'};
  memcpy(held + 2, text + 1, 8);
  return company(held, 10);
}

static int french(const uint8_t *text, size_t length) {
  static const char alphabet[] = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  if (length != 11 || !are_digits(text + 2, 9)) return 0;
  const char *one = memchr(alphabet, text[0], 34), *two = memchr(alphabet, text[1], 34);
  // Numbers of Monaco do not have a SIREN.
  unsigned long siren = number_at(text + 2, 9);
  if (!one || !two || (siren >= 1000000 && !luhn(text + 2, 9))) return 0;
  unsigned long first = (unsigned long)(one - alphabet), second = (unsigned long)(two - alphabet);
  if (first < 10 && second < 10) return first * 10 + second == (12 + 3 * (siren % 97)) % 97;
  unsigned long key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (siren + 1 + key / 11) % 11 == key % 11;
}

static int hungarian(const uint8_t *text, size_t length) {
  return length == 8 && are_digits(text, 8) && WEIGHTED(text, 9, 7, 3, 1, 9, 7, 3, 1) % 10 == 0;
}

static int irish(const uint8_t *text, size_t length) {
  if ((length != 8 && length != 9) || !is_digit(text[0]) || !are_digits(text + 2, 5)) return 0;
  unsigned sum;
  if (is_digit(text[1])) {
    if (!is_digit(text[6])) return 0;
    sum = WEIGHTED(text, 8, 7, 6, 5, 4, 3, 2);
    if (length == 9) {
      if (!is_one_of(text[8], "ABCDEFGHIW")) return 0;
      if (text[8] != 'W') sum += 9 * (unsigned)(text[8] - 'A' + 1);
    }
  } else {
    if (length != 8 || !is_digit(text[6]) || (!is_upper(text[1]) && text[1] != '+' && text[1] != '*')) return 0;
    sum = WEIGHTED(text + 2, 7, 6, 5, 4, 3) + 2 * digit(text[0]);
  }
  return text[7] == "WABCDEFGHIJKLMNOPQRSTUV"[sum % 23];
}

static int italian(const uint8_t *text, size_t length) {
  if (length != 11 || !are_digits(text, 11) || !number_at(text, 7)) return 0;
  unsigned long office = number_at(text + 7, 3);
  return ((office >= 1 && office <= 100) || office == 120 || office == 121 || office == 888 || office == 999) &&
         luhn(text, 11);
}

static int latvian(const uint8_t *text, size_t length) {
  static rule_check company, person;
  if (!company) {
    company = rule_check_of("lv.registrationNumber", "true");
    person = rule_check_of("lv.personasKods", "true");
  }
  return length == 11 && (company(text, length) || person(text, length));
}

static int swedish(const uint8_t *text, size_t length) {
  return length == 12 && !memcmp(text + 10, "01", 2) && are_digits(text, 10) && luhn(text, 10);
}

static int northern_irish(const uint8_t *text, size_t length) {
  if (length == 5)
    return are_digits(text + 2, 3) &&
           ((!memcmp(text, "GD", 2) && text[2] < '5') || (!memcmp(text, "HA", 2) && text[2] >= '5'));
  if ((length != 9 && length != 12) || !are_digits(text, length)) return 0;
  unsigned long rest = (WEIGHTED(text, 8, 7, 6, 5, 4, 3, 2) + number_at(text + 7, 2)) % 97;
  return rest == 0 || (number_at(text, 3) >= 100 && (rest == 42 || rest == 55));
}

/// The check of each state, or the rule of its number and the length without separators, 0 for any.
static struct state {
  char code[3];
  uint8_t length;
  const char *rule;
  rule_check check;
} states[] = {
    {"AT", 9, "at.uid", 0},     {"BE", 10, "be.enterpriseNumber", 0}, {"BG", 0, 0, bulgarian},
    {"CY", 9, "cy.afm", 0},     {"CZ", 0, 0, czech},                  {"DE", 9, "de.ustIdNr", 0},
    {"DK", 8, "dk.cvr", 0},     {"EE", 9, "ee.kmkr", 0},              {"EL", 9, "gr.afm", 0},
    {"ES", 0, 0, spanish},      {"FI", 8, "fi.ytunnus", 0},           {"FR", 0, 0, french},
    {"HR", 11, "hr.oib", 0},    {"HU", 0, 0, hungarian},              {"IE", 0, 0, irish},
    {"IT", 0, 0, italian},      {"LT", 0, "lt.pvm", 0},               {"LU", 8, "lu.tva", 0},
    {"LV", 0, 0, latvian},      {"MT", 8, "mt.vat", 0},               {"NL", 12, "nl.btw", 0},
    {"PL", 10, "pl.nip", 0},    {"PT", 9, "pt.nif", 0},               {"RO", 0, "ro.cui", 0},
    {"SE", 0, 0, swedish},      {"SI", 8, "si.davcna", 0},            {"SK", 10, "sk.dic", 0},
    {"XI", 0, 0, northern_irish},
};
static uint8_t state_of[26 * 26];

__attribute__((constructor)) static void fill(void) {
  for (size_t i = 0; i < sizeof states / sizeof *states; i++) {
    state_of[(states[i].code[0] - 'A') * 26 + states[i].code[1] - 'A'] = (uint8_t)(i + 1);
    if (states[i].rule) states[i].check = rule_check_of(states[i].rule, "true");
  }
}

static int eu_vat(const uint8_t *text, size_t length) {
  if (length < 4 || !is_upper(text[0]) || !is_upper(text[1])) return 0;
  unsigned index = state_of[(text[0] - 'A') * 26 + text[1] - 'A'];
  if (!index) return 0;
  const struct state *state = &states[index - 1];
  return (!state->length || state->length == length - 2) && state->check(text + 2, length - 2);
}

/// The numbers of some states, as they print them.
static int es_nif(const uint8_t *text, size_t length) {
  uint8_t held[9];
  const char *shape = length == 11 ? "#-#######-#" : length == 10 && text[1] == '-' ? "#-########" : "########-#";
  return (text = characters(text, length, shape, held)) && spanish(text, 9);
}

static int fr_tva(const uint8_t *text, size_t length) {
  uint8_t held[11];
  return (text = characters(text, length, "## ### ### ###", held)) && french(text, 11);
}

static int gb_vat(const uint8_t *text, size_t length) {
  uint8_t held[12];
  if (length == 11 || length == 9) return (text = characters(text, length, "### #### ##", held)) && northern_irish(text, 9);
  if (length == 15) return (text = characters(text, length, "### #### ## ###", held)) && northern_irish(text, 12);
  return northern_irish(text, length);
}

const struct entry state_checks[] = {
    {"es.nif", "true", es_nif},
    {"fr.tva", "true", fr_tva},
    {"gb.vat", "true", gb_vat},
    {"cz.dic", "true", czech},
    {"eu.vat", "true", eu_vat},
    {0, 0, 0},
};
