#include "checks.h"

// Check characters of any number of characters, and identifiers of no country with them or in a list.

static int verhoeff(const uint8_t *text, size_t length) {
  static const uint8_t product[10][10] = {
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {1, 2, 3, 4, 0, 6, 7, 8, 9, 5}, {2, 3, 4, 0, 1, 7, 8, 9, 5, 6},
      {3, 4, 0, 1, 2, 8, 9, 5, 6, 7}, {4, 0, 1, 2, 3, 9, 5, 6, 7, 8}, {5, 9, 8, 7, 6, 0, 4, 3, 2, 1},
      {6, 5, 9, 8, 7, 1, 0, 4, 3, 2}, {7, 6, 5, 9, 8, 2, 1, 0, 4, 3}, {8, 7, 6, 5, 9, 3, 2, 1, 0, 4},
      {9, 8, 7, 6, 5, 4, 3, 2, 1, 0}};
  static const uint8_t turns[8][10] = {
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {1, 5, 7, 6, 2, 8, 3, 0, 9, 4}, {5, 8, 0, 3, 7, 9, 6, 1, 4, 2},
      {8, 9, 1, 6, 0, 4, 3, 5, 2, 7}, {9, 4, 5, 3, 1, 2, 6, 8, 7, 0}, {4, 2, 8, 6, 5, 7, 3, 9, 0, 1},
      {2, 7, 9, 3, 8, 0, 6, 4, 1, 5}, {7, 0, 4, 6, 9, 1, 3, 2, 5, 8}};
  unsigned check = 0;
  if (length < 2 || !are_digits(text, length)) return 0;
  for (size_t i = 0; i < length; i++) check = product[check][turns[i % 8][digit(text[length - 1 - i])]];
  return check == 0;
}

static int damm(const uint8_t *text, size_t length) {
  static const char table[] =
      "0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790";
  unsigned check = 0;
  if (length < 2 || !are_digits(text, length)) return 0;
  for (size_t i = 0; i < length; i++) check = (unsigned)(table[check * 10 + digit(text[i])] - '0');
  return check == 0;
}

static int mod11(const uint8_t *text, size_t length) {
  if (length < 2 || !are_digits(text, length - 1)) return 0;
  uint8_t last = text[length - 1];
  if (!is_digit(last) && last != 'X') return 0;
  unsigned sum = last == 'X' ? 10 : digit(last);
  for (size_t i = length - 1, weight = 2; i-- > 0; weight = weight == 11 ? 1 : weight + 1)
    sum += digit(text[i]) * (unsigned)weight;
  return sum % 11 == 0;
}

static int luhn_text(const uint8_t *text, size_t length) { return length > 1 && checked_luhn(text, length); }

static int mod11_and_10(const uint8_t *text, size_t length) {
  return length > 1 && are_digits(text, length) && mod11_10(text, length);
}

static int mod11_and_2(const uint8_t *text, size_t length) {
  if (length < 2 || !are_digits(text, length - 1)) return 0;
  unsigned rest = 0;
  for (size_t i = 0; i + 1 < length; i++) rest = (rest + digit(text[i])) * 2 % 11;
  return text[length - 1] == "10X98765432"[rest];
}

static int mod37_and_2(const uint8_t *text, size_t length) {
  if (length < 2 || !are_characters(text, length - 1)) return 0;
  uint8_t last = text[length - 1];
  if (!is_digit(last) && !is_upper(last) && last != '*') return 0;
  unsigned rest = 0;
  for (size_t i = 0; i + 1 < length; i++) rest = (rest + value(text[i])) * 2 % 37;
  return (rest + (last == '*' ? 36 : value(last))) % 37 == 1;
}

/// The product of ISO 7064 MOD 37,36 after more characters.
static unsigned hybrid37(unsigned product, const uint8_t *text, size_t count) {
  for (size_t i = 0; i < count; i++) {
    unsigned sum = product + value(text[i]);
    if (sum > 36) sum -= 36;
    product = sum * 2 % 37;
  }
  return product;
}

static int mod37_and_36(const uint8_t *text, size_t length) {
  return length > 1 && are_characters(text, length) &&
         (hybrid37(36, text, length - 1) + value(text[length - 1])) % 36 == 1;
}

static int mod97_and_10(const uint8_t *text, size_t length) {
  uint64_t number = 0;
  if (length < 3 || !are_characters(text, length)) return 0;
  for (size_t i = 0; i < length; i++) {
    unsigned share = value(text[i]);
    number = number * (share > 9 ? 100 : 10) + share;
    if (number >> 56) number %= 97;
  }
  return number % 97 == 1;
}

static int isan(const uint8_t *text, size_t length) {
  uint8_t held[26];
  const char *shape = length == 17 || length == 21   ? "####-####-####-####-#"
                      : length == 26 || length == 33 ? "####-####-####-####-#-####-####-#"
                      : length == 16 || length == 19 ? "####-####-####-####"
                                                     : "####-####-####-####-####-####";
  if (!(text = characters(text, length, shape, held))) return 0;
  size_t count = length > 26 ? (length == 33 ? 26 : 24) : length == 21 ? 17 : length == 19 ? 16 : length;
  for (size_t i = 0; i < count; i++) {
    int is_check = (i == 16 && count % 8) || i == 25;
    if (!is_digit(text[i]) && (!is_upper(text[i]) || (!is_check && text[i] > 'F'))) return 0;
  }
  if (count == 16 || count == 24) return 1;
  unsigned product = hybrid37(36, text, 16);
  if ((product + value(text[16])) % 36 != 1) return 0;
  return count == 17 || (hybrid37(product, text + 17, 8) + value(text[25])) % 36 == 1;
}

static int isil(const uint8_t *text, size_t length) {
  static const char *const agencies[] = {"EUR", "GTB", "O", "OCLC", "ZDB"};
  static rule_check country;
  if (!country) country = rule_check_of("country", "true");
  size_t end = 0;
  while (end < 4 && end < length && is_letter(text[end])) end++;
  if (!end || end >= length || text[end] != '-' || length - end < 2 || length - end > 12) return 0;
  for (size_t i = end + 1; i < length; i++)
    if (!is_digit(text[i]) && !is_letter(text[i]) && !is_one_of(text[i], "-:/")) return 0;
  uint8_t prefix[4];
  for (size_t i = 0; i < end; i++) prefix[i] = text[i] & 0xDF;
  if (end == 2) return country(prefix, 2);
  for (int i = 0; i < 5; i++)
    if (strlen(agencies[i]) == end && !memcmp(agencies[i], prefix, end)) return 1;
  return 0;
}

static int imsi(const uint8_t *text, size_t length) {
  // The codes of countries and networks: a bit for each number of three digits.
  static const uint64_t codes[] = {
      0x2, 0x0, 0x0, 0x85D54DD47D715400, 0x17D042F75D55545A, 0x1557D5555544400, 0x3753F7FF4770000,
      0x42400000014C33D4, 0xFFFFB05210C, 0xFFFFFFFFFC000000, 0x40000000000EFFEF, 0x555554141555, 0x0, 0x0,
      0x60, 0x8880000000};
  if ((length != 15 && length != 14) || !are_digits(text, length)) return 0;
  unsigned long code = number_at(text, 3);
  return codes[code / 64] >> code % 64 & 1;
}

/// The classifications of ISO 10962, four sets of letters behind each two letters.
static const char classifications[] =
    "CB[CMOX][GIJX]X[QSUXY] CE[CMOX][GIJX][BCDEFKLMRVX][SUX] CF[CMOX][GIJX][BEHIMPX][QSUXY] CH[ADELMNRSX]XXX "
    "CI[CMOX][GIJX][BCDEFKLMRVX][QSUXY] CMXXX[QSUXY] CP[CMOX][GIJX][BCDEFKLMRVX][QSUXY] "
    "CS[CMOX][BGLMX][BMRX][SUX] DA[FVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX] "
    "DB[CFKVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX] DC[FKVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX] "
    "DD[ABCGMNTWXY][CFVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX] DE[ABCDEMX][DFMVXY][CMRSTX][BCDIMNSTX] "
    "DG[FVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX] DM[BMPX]XX[BMNRX] "
    "DN[FVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX] DS[ABCDMX][DFMVXY][FMVX][BCDIMNSTX] "
    "DT[FKVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX] DW[FKVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX] "
    "DY[FKVXZ][CGJNOPQSTUX]X[BMNRX] EC[ENRVX][TUX][FOPX][BMNRX] ED[CFLMPSX][BDNRX][ACDFNPQUX][BMNRX] "
    "EF[ENRVX][ACEGNRTX][ACFNPQUX][BMNRX] EL[ENRVX][TUX][FOPX][BMNRX] EMXXX[BMNRX] "
    "EP[ENRVX][ACEGNRTX][ACFNPQUX][BMNRX] ES[ENRVX][TUX][FOPX][BMNRX] EY[ABCDEMX][DMXY][EFMVX][BCDGIMNSTX] "
    "FC[AEHIMNPSX][CNPX][NSX]X FF[BCDFIMNOSVWX][CNPX][NSX]X HC[IMUVWX][ABCDEFGHIX][ABDGLMPVX][CEPX] "
    "HE[BFIMORSX][ABCDEFGHIX][ABDGLMPVX][CEPX] HF[BCDEFMQRTUVWXY][JKLX][ABDGLMPVX][CEPX] "
    "HM[MPX][ABCDEFGHIJKLX][ABDGLMPVX][ACENPX] HR[ACDEFGHMORX][ABCDEFGHIX][ABCDFGLMPVX][CEPX] "
    "HT[ABCFGHIJKMNOPRSTWX][ABCDEFGHIX][ABDGLMPVX][CEPX] IFXXX[PX] IT[AJKMNPSTX]XXX JC[ABCDGIOX]X[CFSX][CPX] "
    "JE[BFIOSX]X[CFSX][CPX] JF[FJKLNORSTUVWX]X[CFRSX][CPX] JR[IMOX]X[CFSX][CPX] "
    "JT[ABCGHIJKMNPSTX]X[CFSX][CPX] KCXXXX KEXXXX KFXXXX KMXXXX KRXXXX KTXXXX KYXXXX LL[ABJKMNPSTX]XX[CPX] "
    "LR[CGSX][FNOTX]X[DHTX] LS[CDEGKLMPTWX][NOTX]X[DFHTX] MC[ABHMSUWX][TUX]X[BMNRX] MM[EIMNPRSTX]XXX "
    "OC[ABEX][BCDFIMNOSTWX][CENPX][NSX] OMXXXX OP[ABEX][BCDFIMNOSTWX][CENPX][NSX] RAXXX[BMNRX] "
    "RD[AMPSWX]XX[BMNRX] RF[BCDIMSTX][MNTX][CMPX][ABEMX] RMXXXX RP[BCFIMPSX]XX[BMNRX] RS[BCFIMPSX]XX[BMNRX] "
    "RW[BCDIMSTX][CNTX][BCPX][ABEMX] SC[BIMUVX][CMTX][CLSX][ACPX] SE[BIMSX][CDLMPTVX]X[CEPX] SF[ACMX]XX[CPX] "
    "SM[MPX]XX[CEPX] SR[ACDGHMXZ][CDIXY][CSX][DNX] ST[ABCGHIJKMNPQSTX][CTX]X[CEPX] TB[CDEFIMTX]XXX "
    "TC[CLMNX]XXX TD[CFKLMPSX]XXX TI[CDEFMRTX][CEFMPX][GMNPX]X TMXXXX TR[FMNRVX][ADMNQSWX]XX "
    "TT[AEHIMNPSX]XXX";
static struct {
  uint32_t sets[4];
} kinds[26 * 26];

__attribute__((constructor)) static void fill(void) {
  for (const char *form = classifications; *form; form += strspn(form, " ")) {
    uint32_t *sets = kinds[(form[0] - 'A') * 26 + form[1] - 'A'].sets;
    form += 2;
    for (int i = 0; i < 4; i++) {
      int is_set = *form == '[';
      for (form += is_set; *form != ']'; form++) {
        sets[i] |= 1u << (*form - 'A');
        if (!is_set) break;
      }
      form++;
    }
  }
}

static int cfi(const uint8_t *text, size_t length) {
  if (length != 6 || !are_upper(text, 6)) return 0;
  const uint32_t *sets = kinds[(text[0] - 'A') * 26 + text[1] - 'A'].sets;
  return sets[0] >> (text[2] - 'A') & sets[1] >> (text[3] - 'A') & sets[2] >> (text[4] - 'A') &
         sets[3] >> (text[5] - 'A') & 1;
}

const struct entry sequence_checks[] = {
    {"checkDigit", "{\"algorithm\":\"luhn\"}", luhn_text},
    {"checkDigit", "{\"algorithm\":\"verhoeff\"}", verhoeff},
    {"checkDigit", "{\"algorithm\":\"damm\"}", damm},
    {"checkDigit", "{\"algorithm\":\"mod11\"}", mod11},
    {"checkDigit", "{\"algorithm\":\"mod11And10\"}", mod11_and_10},
    {"checkDigit", "{\"algorithm\":\"mod11And2\"}", mod11_and_2},
    {"checkDigit", "{\"algorithm\":\"mod37And2\"}", mod37_and_2},
    {"checkDigit", "{\"algorithm\":\"mod37And36\"}", mod37_and_36},
    {"checkDigit", "{\"algorithm\":\"mod97And10\"}", mod97_and_10},
    {"isan", "true", isan},
    {"isil", "true", isil},
    {"imsi", "true", imsi},
    {"cfi", "true", cfi},
    {0, 0, 0},
};
