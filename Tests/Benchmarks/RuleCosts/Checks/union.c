#include "checks.h"

// Codes of the European Union.

/// ES2 and older: the digits and the letters by their numbers in ASCII are together a multiple of 9.
static int banknote(const uint8_t *text, size_t length) {
  if (length != 12 || !is_one_of(text[0], "BCDEFGHJLMNPRSTUVWXYZ") || !are_characters(text + 1, 1) ||
      !are_digits(text + 2, 10))
    return 0;
  unsigned sum = text[0] + (is_digit(text[1]) ? digit(text[1]) : text[1]);
  for (int i = 2; i < 12; i++) sum += digit(text[i]);
  return sum % 9 == 0;
}

static int eic(const uint8_t *text, size_t length) {
  if (length != 16 || !are_digits(text, 2) || !is_one_of(text[2], "ATVWXYZ") || !are_characters(text + 15, 1))
    return 0;
  unsigned sum = 0;
  for (unsigned i = 0; i < 15; i++) {
    if (text[i] != '-' && !is_digit(text[i]) && !is_upper(text[i])) return 0;
    sum += (text[i] == '-' ? 36 : value(text[i])) * (16 - i);
  }
  return "0-ZYXWVUTSRQPONMLKJIHGFEDCBA987654321"[sum % 37] == text[15];
}

static int excise(const uint8_t *text, size_t length) {
  static const char members[] = "ATBEBGCYCZDEDKEEELESFIFRGRHRHUIEITLTLULVMTNLPLPTROSESISKXI";
  static rule_check spanish, french;
  if (length != 13 || !are_characters(text, 13)) return 0;
  if (!spanish) {
    spanish = rule_check_of("es.cae", "true");
    french = rule_check_of("fr.accise", "true");
  }
  if (!memcmp(text, "ES", 2)) return spanish(text, length);
  if (!memcmp(text, "FR", 2)) return french(text, length);
  for (size_t i = 0; i + 1 < sizeof members; i += 2)
    if (!memcmp(text, members + i, 2)) return 1;
  return 0;
}

static int oss(const uint8_t *text, size_t length) {
  static const uint16_t states[] = {40,  56,  100, 191, 196, 203, 208, 233, 246, 250, 276, 300, 348, 372,
                                    380, 428, 440, 442, 470, 528, 616, 620, 642, 703, 705, 724, 752, 900};
  if (!(length == 11 && !memcmp(text, "EU", 2)) && !(length == 12 && !memcmp(text, "IM", 2))) return 0;
  if (!are_digits(text + 2, length - 2)) return 0;
  unsigned long state = number_at(text + 2, 3);
  for (size_t i = 0; i < sizeof states / sizeof *states; i++)
    if (states[i] == state) return 1;
  return 0;
}

/// Divisions, groups and classes: a bit for each number of two, three and four digits.
struct nace {
  char last_section;
  uint64_t divisions[2], groups[16], classes[157];
};
static struct nace revision2 = {.last_section = 'U'}, revision2_1 = {.last_section = 'V'};

/// For each group, its three digits and then the last digits of its classes.
static void fill(struct nace *nace, const char *list) {
  for (const char *group = list; *group; group += strspn(group, " ")) {
    unsigned long number = number_at((const uint8_t *)group, 3);
    nace->divisions[number / 10 / 64] |= 1UL << number / 10 % 64;
    nace->groups[number / 64] |= 1UL << number % 64;
    for (group += 3; is_digit((uint8_t)*group); group++) {
      unsigned long whole = number * 10 + digit((uint8_t)*group);
      nace->classes[whole / 64] |= 1UL << whole % 64;
    }
  }
}

static const char revision2_classes[] =
    "0111234569 012123456789 0130 01412345679 0150 0161234 0170 0210 0220 0230 0240 03112 03212 0510 0520 0610 "
    "0620 0710 07219 08112 0891239 0910 0990 101123 1020 103129 10412 10512 10612 107123 1081234569 10912 "
    "1101234567 1200 1310 1320 1330 1391234569 14112349 1420 14319 15112 1520 1610 16212349 17112 17212349 "
    "1811234 1820 1910 1920 2011234567 2020 2030 20412 2051239 2060 2110 2120 22119 2221239 23112349 2320 "
    "23312 23412349 23512 236123459 2370 23919 2410 2420 2431234 244123456 2451234 25112 25219 2530 2540 2550 "
    "25612 257123 25912349 26112 2620 2630 2640 26512 2660 2670 2680 27112 2720 273123 2740 27512 2790 "
    "28112345 282123459 2830 28419 2891234569 2910 2920 29312 30112 3020 3030 3040 309129 3101239 321123 3220 "
    "3230 3240 3250 32919 33112345679 3320 3511234 352123 3530 3600 3700 38112 38212 38312 3900 4110 4120 "
    "421123 42212 42919 431123 432129 43312349 43919 45119 4520 45312 4540 461123456789 4621234 463123456789 "
    "464123456789 46512 4661234569 4671234567 4690 47119 4721234569 4730 474123 47512349 47612345 477123456789 "
    "478129 47919 4910 4920 493129 49412 4950 5010 5020 5030 5040 5110 51212 5210 52212349 5310 5320 5510 5520 "
    "5530 5590 5610 56219 5630 58112349 58219 5911234 5920 6010 6020 6110 6120 6130 6190 6201239 63112 63919 "
    "64119 6420 6430 649129 65112 6520 6530 661129 662129 6630 6810 6820 68312 6910 6920 7010 70212 71112 7120 "
    "72119 7220 73112 7320 7410 7420 7430 7490 7500 77112 772129 773123459 7740 7810 7820 7830 79112 7990 8010 "
    "8020 8030 8110 812129 8130 82119 8220 8230 829129 841123 84212345 8430 8510 8520 85312 85412 8551239 8560 "
    "8610 862123 8690 8710 8720 8730 8790 8810 88919 9001234 9101234 9200 9311239 93219 94112 9420 949129 "
    "95112 952123459 96012349 9700 9810 9820 9900";
static const char revision2_1_classes[] =
    "0111234569 012123456789 0130 01412345678 0150 016123 0170 0210 0220 0230 0240 03112 03212 0330 0510 0520 "
    "0610 0620 0710 07219 08112 0891239 0910 0990 101123 1020 103129 10412 10512 10612 107123 1081234569 10912 "
    "1101234567 1200 1310 1320 1330 1391234569 1410 14212349 15112 1520 16112 16212345678 17112 17212345 "
    "1811234 1820 1910 1920 2011234567 2020 2030 20412 20519 2060 2110 2120 22112 222123456 23112345 2320 "
    "23312 23412345 23512 236123456 2370 23919 2410 2420 2431234 244123456 2451234 25112 25212 2530 2540 "
    "255123 256123 25912349 26112 2620 2630 2640 26512 2660 2670 27112 2720 273123 2740 27512 2790 28112345 "
    "282123459 2830 28412 28912345679 2910 2920 29312 301123 3020 30312 3040 309129 3100 321123 3220 3230 3240 "
    "3250 32919 331123456789 3320 351123456 3521234 3530 3540 3600 3700 38112 382123 383123 3900 4100 421123 "
    "42212 42919 431123 4321234 43312345 43412 4350 4360 43919 461123456789 4621234 463123456789 464123456789 "
    "4650 4661234 467123 46812345679 4690 47112 4721234567 4730 4740 47512345 47612349 477123456789 478123 "
    "47912 49112 4920 49312349 49412 4950 5010 5020 5030 5040 5110 51212 5210 522123456 52312 5310 5320 5330 "
    "5510 5520 5530 5540 5590 56112 56212 5630 5640 5811239 58219 5911234 5920 6010 6020 60319 6110 6120 6190 "
    "6210 6220 6290 6310 63912 64119 64212 64312 649129 65112 6520 6530 661129 662129 6630 68112 6820 68312 "
    "6910 6920 7010 7020 71112 7120 7210 7220 73112 7320 7330 7411234 7420 7430 74919 7500 77112 77212 "
    "773123459 7740 77512 7810 7820 79112 7990 80019 8110 812123 8130 8210 8220 8230 8240 829129 841123 "
    "84212345 8430 8510 8520 853123 8540 8551239 85619 8610 862123 86912345679 8710 8720 8730 87919 8810 88919 "
    "901123 9020 90319 91112 91212 9130 91412 9200 9311239 93219 94112 9420 949129 9510 952123459 95312 9540 "
    "9610 962123 9630 9640 96919 9700 9810 9820 9900";

__attribute__((constructor)) static void fill_both(void) {
  fill(&revision2, revision2_classes);
  fill(&revision2_1, revision2_1_classes);
}

static int is_activity(const struct nace *nace, const uint8_t *text, size_t length) {
  if (length == 1) return text[0] >= 'A' && text[0] <= nace->last_section;
  uint8_t held[4];
  if (length > 3 && text[2] == '.') {
    memcpy(held, text, 2);
    memcpy(held + 2, text + 3, length > 4 ? 2 : 1);
    text = length < 6 ? held : text;
    length--;
  }
  if (length < 2 || length > 4 || !are_digits(text, length)) return 0;
  unsigned long number = number_at(text, length);
  const uint64_t *set = length == 2 ? nace->divisions : length == 3 ? nace->groups : nace->classes;
  return set[number / 64] >> number % 64 & 1;
}

static int nace2(const uint8_t *text, size_t length) { return is_activity(&revision2, text, length); }

static int nace2_1(const uint8_t *text, size_t length) { return is_activity(&revision2_1, text, length); }

const struct entry union_checks[] = {
    {"eu.banknote", "true", banknote},
    {"eu.eic", "true", eic},
    {"eu.excise", "true", excise},
    {"eu.oss", "true", oss},
    {"eu.nace", "true", nace2_1},
    {"eu.naceRev2", "true", nace2},
    {0, 0, 0},
};
