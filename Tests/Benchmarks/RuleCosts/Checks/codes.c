#include "checks.h"

// Lists of codes as tables of bits or of few hundred bytes, which is what a C programmer would generate.

/// ISO 3166-1 alpha-2, a row for each first letter.
static const char *const countries[26] = {
    "DEFGILMOQRSTUWXZ", "ABDEFGHIJLMNOQRSTVWYZ", "ACDFGHIKLMNORUVWXYZ", "EJKMOZ", "CEGHRST", "IJKMOR",
    "ABDEFGHILMNPQRSTUWY", "KMNRTU", "DELMNOQRST", "EMOP", "EGHIMNPRWYZ", "ABCIKRSTUVY",
    "ACDEFGHKLMNOPQRSTUVWXYZ", "ACEFGILOPRUZ", "M", "AEFGHKLMNRSTWY", "A", "EOSUW",
    "ABCDEGHIJKLMNORSTVXYZ", "CDFGHJKLMNORTVWZ", "AGMSYZ", "ACEGINU", "FS", "", "ET", "AMW",
};

static uint32_t rows[26];

__attribute__((constructor)) static void fill(void) {
  for (int i = 0; i < 26; i++)
    for (const char *second = countries[i]; *second; second++) rows[i] |= 1u << (*second - 'A');
}

static int country(const uint8_t *text, size_t length) {
  return length == 2 && is_upper(text[0]) && is_upper(text[1]) && rows[text[0] - 'A'] >> (text[1] - 'A') & 1;
}

/// A perfect hash of three letters: the letters as a number in base 32, and a bit for each code.
static uint32_t currencies[1024];

static const char *const currency_list =
    "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF "
    "CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD "
    "HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD "
    "MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN "
    "PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD "
    "TWD TZS UAH UGX USD UYI UYU UYW UZS VED VES VND VUV WST XAD XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF "
    "XPT XSU XTS XUA XXX YER ZAR ZMW ZWG";

static unsigned packed(const uint8_t *text) {
  return (text[0] & 31u) << 10 | (text[1] & 31u) << 5 | (text[2] & 31u);
}

__attribute__((constructor)) static void fill_currencies(void) {
  for (const char *code = currency_list; *code; code += code[3] ? 4 : 3) {
    unsigned key = packed((const uint8_t *)code);
    currencies[key >> 5] |= 1u << (key & 31);
  }
}

static int currency(const uint8_t *text, size_t length) {
  if (length != 3 || !is_upper(text[0]) || !is_upper(text[1]) || !is_upper(text[2])) return 0;
  unsigned key = packed(text);
  return currencies[key >> 5] >> (key & 31) & 1;
}

const struct entry code_checks[] = {
    {"country", "true", country},
    {"currency", "true", currency},
    {0, 0, 0},
};
