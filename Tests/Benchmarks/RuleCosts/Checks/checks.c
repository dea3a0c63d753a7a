#include "checks.h"

#include <time.h>

unsigned long today;

__attribute__((constructor)) static void set_today(void) {
  time_t now = time(0);
  struct tm *date = gmtime(&now);
  today = (unsigned long)(date->tm_year + 1900) * 10000 + (unsigned long)(date->tm_mon + 1) * 100 +
          (unsigned long)date->tm_mday;
}

rule_check rule_check_of(const char *rule, const char *arguments) {
  const struct entry *families[] = {
      number_checks, code_checks, national_checks, identifier_checks, text_checks, date_checks, network_checks,
      country_checks, shape_checks, sum_checks, form_checks, person_checks, character_checks, product_checks,
      company_checks, register_checks, thing_checks, reference_checks, european_checks, union_checks,
      world_checks, field_checks, collection_checks, country_number_checks, state_checks, document_checks,
      sequence_checks, address_checks, label_checks, listed_checks, travel_checks, link_checks, mail_checks,
      json_checks, format_checks, quantity_checks, time_checks, coordinate_checks, text_unicode_checks,
      precis_checks, word_checks, regex_checks, name_checks, postal_checks, notation_checks, account_checks, option_checks, luhn_checks,
  };
  for (size_t i = 0; i < sizeof families / sizeof *families; i++)
    for (const struct entry *entry = families[i]; entry->rule; entry++)
      if (!strcmp(entry->rule, rule) && !strcmp(entry->arguments, arguments)) return entry->check;
  return 0;
}

double rule_check_cost(rule_check check, const uint8_t *text, size_t length) {
  enum { repetitions = 200 };
  int accepted = 1;
  for (int i = 0; i < 20; i++) accepted &= check(text, length) != 0;
  if (!accepted) return -1;
  uint64_t before = instruction_count();
  for (int i = 0; i < repetitions; i++) accepted &= check(text, length) != 0;
  return accepted ? (double)(instruction_count() - before) / repetitions : -1;
}
