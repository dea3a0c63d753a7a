#include "record.h"

// Passports and license plates in the forms that countries publish. Each form is a list of classes of characters, made
// once from a pattern: '#' is a digit, '@' a capital, '*' either, a class in brackets those in it, each perhaps with a
// count or a question mark behind it; other characters are themselves. Letters beyond ASCII are in Latin-1.

static const char *const passports[] = {
    "AR|@@@######",
    "AU|@@#######|@#######",
    "BE|@@######",
    "BR|@@######",
    "CA|@######@@|@@######",
    "CN|E[A-HJ-NP-Z]#######|[EG]########|[DSP]E#######",
    "CZ|########",
    "DE|[CFGHJK][0-9CFGHJKLMNPRTVWXYZ]{8}",
    "DK|#########",
    "ES|@@@######|***######|**######",
    "FI|@@#######",
    "FR|##@@#####",
    "GB|#########",
    "GR|@@#######",
    "IN|@#######",
    "IT|@@#######|**#######",
    "JP|@@#######",
    "KR|@###@####|@########",
    "MX|@########|###########|##########",
    "MY|[AHK]########",
    "NL|[A-NP-Z]{2}[0-9A-NP-Z]{6}#",
    "NZ|@@######",
    "PH|@#######@|@@#######|@@######|@######",
    "PK|@@#######",
    "PL|@@#######",
    "RU|## #######",
    "TH|@@#######|@@######|@#######|@######",
    "TR|@########",
    "UA|@@######",
    "US|@########|#########",
    "ZA|@########",
};
static const char *const plates[] = {
    "AR|@@ ### @@|@@@ ###|@ ### @@@|### @@@",
    "BE|[1-9]-@@@-###|@-@@@-###|@@@-###|###-@@@",
    "BG|[ABEKMHOPCTYX]{2} #### [ABEKMHOPCTYX]{2}|[ABEKMHOPCTYX] #### [ABEKMHOPCTYX]{2}|"
    "[ABEKMHOPCTYX][ABEKMHOPCTYX]? #### [ABEKMHOPCTYX]",
    "BR|@@@#@##|@@@-####",
    "CL|[BCDFGHJKLPRSTVWXYZ]{4}-##|@@-####|[BCDFGHJKLPRSTVWXYZ]{3}-##|[BCDFGHJKLPRSTVWXYZ]{5}-#|"
    "[BCDFGHJKLPRSTVWXYZ]{4}-#",
    "CO|@@@-###|@@@-##@|@@@-##|[RS]-#####|T-####",
    "CZ|#@# ####|#@@ ####|#@@ @###|EL# ##@@|#@ ####|##V ####?|@@@? ##-##",
    "DE|[A-Z\304\326\334][A-Z\304\326\334]?[A-Z\304\326\334]?-@@? [1-9]#?#?#?[EH]?|"
    "[A-Z\304\326\334][A-Z\304\326\334]?[A-Z\304\326\334]? @@? [1-9]#?#?#?[EH]?",
    "DK|@@ ## ###|@@ ## ##|@@ ###",
    "EE|###[A-Z]{3}|### @@@|## @@@?|### @@",
    "ES|#### [BCDFGHJKLMNPRSTVWXYZ]{3}|@@?-####-@@?|@ #### [BCDFGHJKLMNPRSTVWXYZ]{3}|"
    "@@?@?-[1-9]#?#?#?#?#?",
    "FI|[A-Z\305\304\326][A-Z\305\304\326]?[A-Z\305\304\326]?-[1-9]#?#?",
    "FR|[A-HJ-NP-TV-Z]{2}-###-[A-HJ-NP-TV-Z]{2}",
    "GB|@@## @@@|@[1-9]#?#? @@@|@@@ [1-9]#?#?@|@@?@? [1-9]#?#?#?|[1-9]#?#?#? @@?@?",
    "HU|@@ @@-###|@@@-###",
    "IE|##[12]?-@@?-[1-9]#?#?#?#?#?|ZV ####?#?|@@?@? [1-9]#?#?#?|[1-9]#?#?#? @@?@?",
    "IN|@@ ## @@?@? ####|## BH #### @@?|@@ # @@?@? ####|@@ ##? ####|@@@ ####",
    "IT|[A-HJ-NPR-TV-Z]{2} ###[A-HJ-NPR-TV-Z]{2}|@@ #####|@@ [1-9]#?#?#?#?#?|@@ @#####|@@ #####@|"
    "ROMA [1-9]#?#?#?#?#?|ROMA @#####|ROMA #####@",
    "LT|@@@ ###|@@ ####?|### @@|T #####",
    "NL|@-###-@@|@@-###-@|@@@-##-@|@-##-@@@|#-@@-###|###-@@-#|#-@@@-##|##-@@@-#|##-@@-@@|@@-@@-##|"
    "@@-##-@@|##-@@-##|##-##-@@|@@-##-##",
    "NO|@@ #####?",
    "PT|@@-##-@@|##-@@-##|##-##-@@|@@-##-##",
    "RO|@@-###?-@@@|B-###?-@@@",
    "SE|[A-HJ-PR-UW-Z]{3} ##[0-9A-HJ-NPR-UW-Z]",
    "TR|## @@@ ###?#?|## @@ ###?#?|## @ ###?#?#?",
    "UY|@@@ ####?",
};

enum { most_cells = 20 };

/// A form, and the next of its country and length.
struct form {
  uint16_t next;
  uint8_t length, cells[most_cells];
};
/// The first form of each length.
struct country {
  uint16_t firsts[most_cells + 1], is_known;
};
static struct form forms[4096];
static uint16_t form_count = 1;
static struct country passports_of[26 * 26], plates_of[26 * 26];

/// A bit for each class that a character is in; only the classes that occur have a number.
static uint64_t classes_of[256];
static uint8_t class_count;

static unsigned index_of(const uint8_t *code) { return (unsigned)(code[0] - 'A') * 26 + code[1] - 'A'; }

/// The number of a class of characters.
static uint8_t class_of(const uint8_t members[256]) {
  for (uint8_t number = 0; number < class_count; number++) {
    int is_same = 1;
    for (int byte = 0; byte < 256; byte++) is_same &= (classes_of[byte] >> number & 1) == members[byte];
    if (is_same) return number;
  }
  for (int byte = 0; byte < 256; byte++) classes_of[byte] |= (uint64_t)members[byte] << class_count;
  return class_count++;
}

/// Adds what the rest of a pattern stands for to the cells, with separators or without.
static void expand(struct country *country, struct form form, const char *pattern, int has_separators) {
  if (!*pattern || *pattern == '|') {
    // Question marks in different places make the same forms.
    for (uint16_t place = country->firsts[form.length]; place; place = forms[place].next)
      if (!memcmp(forms[place].cells, form.cells, form.length)) return;
    form.next = country->firsts[form.length];
    forms[country->firsts[form.length] = form_count++] = form;
    country->is_known = 1;
    return;
  }
  uint8_t members[256] = {0};
  const char *end = pattern + 1;
  if (*pattern == '[') {
    for (end = pattern + 1; *end != ']'; end++) {
      int is_range = end[1] == '-' && end[2] != ']';
      for (int byte = (uint8_t)*end; byte <= (uint8_t)end[is_range ? 2 : 0]; byte++) members[byte] = 1;
      if (is_range) end += 2;
    }
    end++;
  } else {
    int kind = *pattern;
    for (int byte = 0; byte < 256; byte++) {
      int is_number = is_digit((uint8_t)byte), is_capital = is_upper((uint8_t)byte);
      members[byte] = (uint8_t)(kind == '#'   ? is_number
                                : kind == '@' ? is_capital
                                : kind == '*' ? is_number || is_capital
                                              : byte == (uint8_t)kind);
    }
  }
  if (!has_separators && (*pattern == '-' || *pattern == ' ')) return expand(country, form, end, 0);
  unsigned count = 1;
  if (*end == '{') {
    count = (unsigned)digit((uint8_t)end[1]);
    end += 3;
  } else if (*end == '?') {
    expand(country, form, ++end, has_separators);
  }
  uint8_t number = class_of(members);
  while (count-- > 0 && form.length < most_cells) form.cells[form.length++] = number;
  expand(country, form, end, has_separators);
}

static void fill(const char *const *countries, size_t count, struct country *all) {
  for (size_t i = 0; i < count; i++) {
    struct country *country = &all[index_of((const uint8_t *)countries[i])];
    for (const char *pattern = countries[i] + 2; pattern; pattern = strchr(pattern, '|')) {
      pattern++;
      size_t length = strcspn(pattern, "|");
      expand(country, (struct form){0}, pattern, 1);
      // A number is also written without any separator.
      if (strcspn(pattern, "- ") < length) expand(country, (struct form){0}, pattern, 0);
    }
  }
}

__attribute__((constructor)) static void fill_both(void) {
  fill(passports, sizeof passports / sizeof *passports, passports_of);
  fill(plates, sizeof plates / sizeof *plates, plates_of);
}

static int is_written(const struct country *country, const uint8_t *text, size_t length) {
  uint8_t held[most_cells];
  size_t count = 0;
  if (length > 2 * most_cells) return 0;
  for (size_t i = 0; i < length; i++) {
    if (count == most_cells) return 0;
    // Of UTF-8, the letters of Latin-1 that begin with this byte.
    held[count++] = text[i] == 0xC3 && i + 1 < length ? text[++i] | 0x40 : text[i] < 0x80 ? text[i] : 0;
  }
  for (uint16_t place = country->firsts[count]; place; place = forms[place].next) {
    const struct form *form = &forms[place];
    size_t fitting = 0;
    while (fitting < count && classes_of[held[fitting]] >> form->cells[fitting] & 1) fitting++;
    if (fitting == count) return 1;
  }
  return 0;
}

/// Whether another field names the country; a country without a known form has any.
static int is_written_in_field(const struct country *countries, const uint8_t *text, size_t length) {
  if (!record.b.text || record.b.length != 4 || !is_upper(record.b.text[1]) || !is_upper(record.b.text[2])) return 1;
  const struct country *country = &countries[index_of(record.b.text + 1)];
  return !country->is_known || is_written(country, text, length);
}

static int british_passport(const uint8_t *text, size_t length) {
  return is_written(&passports_of[index_of((const uint8_t *)"GB")], text, length);
}

static int german_passport(const uint8_t *text, size_t length) {
  return is_written(&passports_of[index_of((const uint8_t *)"DE")], text, length);
}

static int passport_of_field(const uint8_t *text, size_t length) {
  return is_written_in_field(passports_of, text, length);
}

static int belgian_plate(const uint8_t *text, size_t length) {
  return is_written(&plates_of[index_of((const uint8_t *)"BE")], text, length);
}

static int french_plate(const uint8_t *text, size_t length) {
  return is_written(&plates_of[index_of((const uint8_t *)"FR")], text, length);
}

static int plate_of_field(const uint8_t *text, size_t length) {
  return is_written_in_field(plates_of, text, length);
}

const struct entry document_checks[] = {
    {"passportNumber", "{\"country\":\"GB\"}", british_passport},
    {"passportNumber", "{\"country\":\"DE\"}", german_passport},
    {"passportNumber", "{\"countryField\":\"b\"}", passport_of_field},
    {"licensePlate", "{\"country\":\"BE\"}", belgian_plate},
    {"licensePlate", "{\"country\":\"FR\"}", french_plate},
    {"licensePlate", "{\"countryField\":\"b\"}", plate_of_field},
    {0, 0, 0},
};
