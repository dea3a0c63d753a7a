#include "checks.h"

// Numbers of countries whose check digit is by Luhn.

static int ca_sin(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, length == 11 && text[3] == ' ' ? "### ### ###" : "###-###-###", held)) &&
         are_digits(text, 9) && strchr("12345679", text[0]) && luhn(text, 9);
}

static int do_cedula(const uint8_t *text, size_t length) {
  uint8_t held[11];
  return (text = characters(text, length, "###-#######-#", held)) && are_digits(text, 11) &&
         luhn(text, 11);
}

static int fr_siren(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "### ### ###", held)) && are_digits(text, 9) &&
         luhn(text, 9);
}

static int gn_nifp(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "###-###-###", held)) && are_digits(text, 9) &&
         luhn(text, 9);
}

static int il_companyNumber(const uint8_t *text, size_t length) {
  return length == 9 && text[0] == '5' && are_digits(text + 1, 8) && luhn(text, 9);
}

static int za_tin(const uint8_t *text, size_t length) {
  return length == 10 && are_digits(text, 10) && strchr("01239", text[0]) && luhn(text, 10);
}

static int se_orgnr(const uint8_t *text, size_t length) {
  uint8_t held[10];
  return (text = characters(text, length, "######-####", held)) && are_digits(text, 10) &&
         luhn(text, 10);
}

const struct entry luhn_checks[] = {
    {"ca.sin", "true", ca_sin},
    {"do.cedula", "true", do_cedula},
    {"fr.siren", "true", fr_siren},
    {"gn.nifp", "true", gn_nifp},
    {"il.companyNumber", "true", il_companyNumber},
    {"za.tin", "true", za_tin},
    {"se.orgnr", "true", se_orgnr},
    {0, 0, 0},
};
