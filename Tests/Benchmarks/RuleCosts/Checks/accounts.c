#include "checks.h"

// Accounts with banks whose numbers are not of one length.

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
        sum += product > 9 ? (product - 1) % 9 + 1 : product;
      }
      return (sum + digit(held[15])) % 11 == 0;
    case 25:
    case 33: return WEIGHTED(held + 6, 1, 7, 3, 1, 7, 3, 1) % 10 == 0;
    case 26:
    case 28:
    case 29:
      for (unsigned i = 6; i < 16; i++) {
        unsigned product = digit(held[i]) * (uint8_t[]){1, 3, 7}[(i - 6) % 3];
        sum += product > 9 ? (product - 1) % 9 + 1 : product;
      }
      return sum % 10 == 0;
    case 31: return 1;
    default:
      if (number_at(held + 6, 7) >= 990000) return weighted(held + 6, modulo11 + 6, 7) % 11 == 0;
      return weighted(held, modulo11, 13) % 11 == 0;
  }
}

const struct entry account_checks[] = {
    {"cz.bankAccount", "true", cz_account},
    {"nz.bankAccount", "true", nz_account},
    {0, 0, 0},
};
