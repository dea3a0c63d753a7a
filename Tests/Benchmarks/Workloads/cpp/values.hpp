// Identifiers, codes, dates and numbers, each by hand with tables where they pay.
#pragma once
#include <unicode/ucurr.h>
#include <unicode/uloc.h>
#include <cstdint>
#include <cstring>
#include "text.hpp"

inline bool digit(char c) { return uint8_t(c - '0') < 10; }
inline bool upper(char c) { return uint8_t(c - 'A') < 26; }
inline bool lower(char c) { return uint8_t(c - 'a') < 26; }
inline bool letter(char c) { return lower(char(c | 32)); }
inline bool all_digits(Text s) {
  for (char c : s) if (!digit(c)) return false;
  return true;
}

// What is wrong with an identifier: nothing, its form, or its check digit.
enum Verdict { VALID, FORM, CHECK };

inline Verdict cpf(Text s) {
  uint8_t d[11];
  if (s.size() == 14) {
    if (s[3] != '.' || s[7] != '.' || s[11] != '-') return FORM;
    static const uint8_t at[] = {0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13};
    for (int i = 0; i < 11; i++) d[i] = uint8_t(s[at[i]] - '0');
  } else if (s.size() == 11) {
    for (int i = 0; i < 11; i++) d[i] = uint8_t(s[size_t(i)] - '0');
  } else return FORM;
  unsigned a = 0, b = 0, same = 1;
  for (int i = 0; i < 11; i++) { if (d[i] > 9) return FORM; same &= d[i] == d[0]; }
  if (same) return FORM;
  for (unsigned i = 0; i < 9; i++) a += d[i] * (10 - i), b += d[i] * (11 - i);
  a = a * 10 % 11 % 10, b = (b + a * 2) * 10 % 11 % 10;
  return a == d[9] && b == d[10] ? VALID : CHECK;
}

inline Verdict cnpj(Text s) {
  uint8_t d[14];
  if (s.size() == 18) {
    if (s[2] != '.' || s[6] != '.' || s[10] != '/' || s[15] != '-') return FORM;
    static const uint8_t at[] = {0, 1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 14, 16, 17};
    for (int i = 0; i < 14; i++) d[i] = uint8_t(s[at[i]] - '0');
  } else if (s.size() == 14) {
    for (int i = 0; i < 14; i++) d[i] = uint8_t(s[size_t(i)] - '0');
  } else return FORM;
  static const uint8_t weights[] = {6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2};
  unsigned a = 0, b = 0;
  // Digits, or capital letters but in the check digits; a letter counts as far as it is from 0 in ASCII.
  for (int i = 0; i < 14; i++) if (d[i] > 42 || (d[i] > 9 && (d[i] < 17 || i > 11))) return FORM;
  for (int i = 0; i < 12; i++) a += unsigned(d[i] * weights[i + 1]), b += unsigned(d[i] * weights[i]);
  a = a % 11 < 2 ? 0 : 11 - a % 11, b += a * weights[12], b = b % 11 < 2 ? 0 : 11 - b % 11;
  return a == d[12] && b == d[13] ? VALID : CHECK;
}

inline bool real_day(unsigned y, unsigned m, unsigned d) {
  static const uint8_t days[] = {0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return m - 1 < 12 && d && d <= days[m] + unsigned(m == 2 && y % 4 == 0 && (y % 100 != 0 || y % 400 == 0));
}
inline unsigned number(const char *s, int n) {
  unsigned v = 0;
  for (int i = 0; i < n; i++) v = v * 10 + unsigned(s[i] - '0');
  return v;
}

inline Verdict resident(Text s) {
  if (s.size() != 18 || !all_digits(s.substr(0, 17)) || !(digit(s[17]) || s[17] == 'X')) return FORM;
  static const uint8_t weights[] = {7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2};
  static const struct Areas {
    bool known[100] = {};
    Areas() {
      for (const char *p = "11121314152122233132333435363741424344454650515253546162636465718182"; *p; p += 2) known[number(p, 2)] = true;
    }
  } areas;
  if (!areas.known[number(s.data(), 2)] || !real_day(number(s.data() + 6, 4), number(s.data() + 10, 2), number(s.data() + 12, 2))) return FORM;
  unsigned sum = 0;
  for (size_t i = 0; i < 17; i++) sum += unsigned(s[i] - '0') * weights[i];
  return "10X98765432"[sum % 11] == s[17] ? VALID : CHECK;
}

inline bool luhn(Text s) {
  static const uint8_t twice[] = {0, 2, 4, 6, 8, 1, 3, 5, 7, 9};
  unsigned sum = 0;
  for (size_t i = 0; i < s.size(); i++) {
    unsigned d = unsigned(s[s.size() - 1 - i] - '0');
    sum += i & 1 ? twice[d] : d;
  }
  return sum % 10 == 0;
}
inline Verdict saudi(Text s) {
  if (s.size() != 10 || !all_digits(s) || (s[0] != '1' && s[0] != '2')) return FORM;
  return luhn(s) ? VALID : CHECK;
}
inline Verdict card(Text s) {
  if (s.size() < 12 || s.size() > 19 || !all_digits(s)) return FORM;
  unsigned two = number(s.data(), 2), four = number(s.data(), 4);
  bool known = s[0] == '4' ? s.size() == 13 || s.size() == 16 || s.size() == 19
      : (two >= 51 && two <= 55) || (four >= 2221 && four <= 2720) ? s.size() == 16
      : two == 34 || two == 37 ? s.size() == 15
      : two == 62 || four == 6011 || two == 65 || two == 35 ? s.size() >= 16
      : two == 36 || two == 38 || two == 30 ? s.size() >= 14
      : two == 50 || (two >= 56 && two <= 69);
  return !known ? FORM : luhn(s) ? VALID : CHECK;
}
inline Verdict ean13(Text s) {
  if ((s.size() != 13 && s.size() != 8 && s.size() != 12 && s.size() != 14) || !all_digits(s)) return FORM;
  unsigned sum = 0;
  for (size_t i = 0; i < s.size(); i++) sum += unsigned(s[s.size() - 1 - i] - '0') * (i & 1 ? 3 : 1);
  return sum % 10 == 0 ? VALID : CHECK;
}

inline Verdict iban(Text s) {
  // Length by country, from the registry of SWIFT; the structure of the account is left out.
  static const struct Lengths {
    uint8_t of[26][26] = {};
    Lengths() {
      for (const char *p = "AD24AE23AL28AT20AZ28BA20BE16BG22BH22BR29CH21CR22CY28CZ24DE22DK18DO28EE20EG29ES24FI18FR27GB22GE22GR27HR21HU28"
                           "IE22IL23IS26IT27JO30KW30KZ20LB28LT20LU20LV21MC27MD24ME22MK19MT31MU30NL18NO15PK24PL28PS29PT25QA29RO24RS22SA24"
                           "SE24SI19SK24SM27TN24TR26UA29VA22VG24XK20"; *p; p += 4)
        of[p[0] - 'A'][p[1] - 'A'] = uint8_t(number(p + 2, 2));
    }
  } lengths;
  if (s.size() < 15 || !upper(s[0]) || !upper(s[1]) || !digit(s[2]) || !digit(s[3])) return FORM;
  if (lengths.of[s[0] - 'A'][s[1] - 'A'] != s.size()) return FORM;
  uint64_t rest = 0;
  for (size_t k = 0; k < s.size(); k++) {
    char c = s[k + 4 < s.size() ? k + 4 : k + 4 - s.size()];
    if (digit(c)) rest = rest * 10 + uint64_t(c - '0');
    else if (upper(c)) rest = rest * 100 + uint64_t(c - 'A' + 10);
    else return FORM;
    if (rest > uint64_t(1) << 56) rest %= 97;
  }
  unsigned check = number(s.data() + 2, 2);
  return rest % 97 == 1 && check >= 2 && check <= 98 ? VALID : CHECK;
}

inline bool uuid(Text s) {
  if (s.size() != 36 || s[8] != '-' || s[13] != '-' || s[18] != '-' || s[23] != '-') return false;
  static const struct Hex { bool is[256] = {}; Hex() { for (const char *p = "0123456789abcdefABCDEF"; *p; p++) is[uint8_t(*p)] = true; } } hex;
  unsigned n = 0;
  for (char c : s) n += hex.is[uint8_t(c)];
  return n == 32;
}

// Codes that ICU knows, as tables by their letters.
struct Codes {
  bool country[26][26] = {}, currency[26][26][26] = {}, calling[1000] = {};
  Codes() {
    for (const char *const *p = uloc_getISOCountries(); *p; p++) country[(*p)[0] - 'A'][(*p)[1] - 'A'] = true;
    UErrorCode e = U_ZERO_ERROR;
    UEnumeration *list = ucurr_openISOCurrencies(UCURR_COMMON | UCURR_NON_DEPRECATED, &e);
    while (const char *c = uenum_next(list, nullptr, &e)) currency[c[0] - 'A'][c[1] - 'A'][c[2] - 'A'] = true;
    uenum_close(list);
    for (const char *p = "1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 "
                         "91 92 93 94 95 98 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 "
                         "240 241 242 243 244 245 246 248 249 250 251 252 253 254 255 256 257 258 260 261 262 263 264 265 266 267 268 269 290 291 "
                         "297 298 299 350 351 352 353 354 355 356 357 358 359 370 371 372 373 374 375 376 377 378 380 381 382 383 385 386 387 389 "
                         "420 421 423 500 501 502 503 504 505 506 507 508 509 590 591 592 593 594 595 596 597 598 599 670 672 673 674 675 676 677 "
                         "678 679 680 681 682 683 685 686 687 688 689 690 691 692 850 852 853 855 856 880 886 960 961 962 963 964 965 966 967 968 "
                         "970 971 972 973 974 975 976 977 992 993 994 995 996 998"; *p;) {
      int n = 0;
      while (digit(p[n])) n++;
      calling[number(p, n)] = true;
      p += n + (p[n] == ' ');
    }
  }
};
inline const Codes *codes;

enum CodeVerdict { KNOWN, UNKNOWN, NOT_A_CODE };
inline CodeVerdict country(Text s) {
  if (s.size() != 2 || !upper(s[0]) || !upper(s[1])) return NOT_A_CODE;
  return codes->country[s[0] - 'A'][s[1] - 'A'] ? KNOWN : UNKNOWN;
}
inline CodeVerdict currency(Text s) {
  if (s.size() != 3 || !upper(s[0]) || !upper(s[1]) || !upper(s[2])) return NOT_A_CODE;
  return codes->currency[s[0] - 'A'][s[1] - 'A'][s[2] - 'A'] ? KNOWN : UNKNOWN;
}

inline const char *phone(Text s) {
  bool plus = !s.empty() && s[0] == '+';
  if (!all_digits(s.substr(plus))) return "identifier.characters";
  if (!plus) return "phone.international";
  size_t n = s.size() - 1;
  if (n > 15) return "phone.tooLong";
  bool known = false;
  for (int k = 1; k <= 3 && size_t(k) <= n; k++) known |= codes->calling[number(s.data() + 1, k)];
  return !known ? "phone.countryCode" : n < 7 ? "phone.tooShort" : nullptr;
}

inline bool host(Text s) {  // ASCII labels with a dot or none
  if (s.empty() || s.size() > 253) return false;
  size_t label = 0;
  for (size_t i = 0; i <= s.size(); i++) {
    char c = i < s.size() ? s[i] : '.';
    if (c == '.') {
      if (i == label || i - label > 63 || s[label] == '-' || s[i - 1] == '-') return false;
      label = i + 1;
    } else if (!letter(c) && !digit(c) && c != '-') return false;
  }
  return true;
}

inline const char *email(Text s) {
  static const struct Atom { bool is[256] = {}; Atom() {
    for (const char *p = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&'*+/=?^_`{|}~-"; *p; p++) is[uint8_t(*p)] = true;
  } } atom;
  const void *at = s.empty() ? nullptr : memrchr(s.data(), '@', s.size());
  if (!at) return "email.missingAt";
  Text local = s.substr(0, size_t(static_cast<const char *>(at) - s.data())), domain = s.substr(local.size() + 1);
  if (local.empty() || local[0] == '.' || local.back() == '.') return "email.localPart";
  for (size_t i = 0; i < local.size(); i++)
    if (!atom.is[uint8_t(local[i])] && !(local[i] == '.' && local[i - 1] != '.')) return "email.localPart";
  if (local.size() > 64) return "email.localPartTooLong";
  return !host(domain) || !memchr(domain.data(), '.', domain.size()) ? "email.domain" : s.size() > 254 ? "email.tooLong" : nullptr;
}

inline const char *url(Text s) {
  static const struct Path { bool is[256] = {}; Path() {
    for (const char *p = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@/?"; *p; p++) is[uint8_t(*p)] = true;
  } } path;
  size_t i = starts(s, "https://") ? 8 : starts(s, "http://") ? 7 : 0;
  if (!i) return contains(s, "://") ? "url.schemeNotAllowed" : "url.scheme";
  size_t from = i;
  while (i < s.size() && s[i] != '/' && s[i] != '?' && s[i] != '#' && s[i] != ':') i++;
  if (i == from) return "url.hostMissing";
  if (!host(s.substr(from, i - from))) return "url.host";
  if (i < s.size() && s[i] == ':') {
    size_t port = ++i;
    while (i < s.size() && digit(s[i])) i++;
    if (i - port > 5 || (i - port == 5 && number(s.data() + port, 5) > 65535)) return "url.port";
    if (i < s.size() && s[i] != '/' && s[i] != '?' && s[i] != '#') return "url.port";
  }
  bool fragment = false;
  for (; i < s.size(); i++) {
    if (path.is[uint8_t(s[i])]) continue;
    if (s[i] == '#' && !fragment) { fragment = true; continue; }
    auto hex = [&](size_t k) { return k < s.size() && (digit(s[k]) || uint8_t((s[k] | 32) - 'a') < 6); };
    if (s[i] != '%' || !hex(i + 1) || !hex(i + 2)) return "url.path";
    i += 2;
  }
  return nullptr;
}

// Days since 0000-03-01, or why there are none.
inline const char *date(Text s, int64_t &days) {
  if (s.size() != 10 || s[4] != '-' || s[7] != '-' || !all_digits(s.substr(0, 4)) || !all_digits(s.substr(5, 2)) || !all_digits(s.substr(8)))
    return "date.syntax";
  unsigned y = number(s.data(), 4), m = number(s.data() + 5, 2), d = number(s.data() + 8, 2);
  if (m - 1 >= 12) return "date.month";
  if (!real_day(y, m, d)) return "date.day";
  unsigned a = y - (m <= 2), b = (m + 9) % 12;
  days = int64_t(a) * 365 + a / 4 - a / 100 + a / 400 + (b * 153 + 2) / 5 + d;
  return nullptr;
}
// Milliseconds of a moment of RFC 3339.
inline const char *moment(Text s, int64_t &time) {
  if (s.size() < 20 || (s[10] | 32) != 't' || s[13] != ':' || s[16] != ':') return "dateTime.syntax";
  int64_t days;
  if (const char *wrong = date(s.substr(0, 10), days)) return !strcmp(wrong, "date.syntax") ? "dateTime.syntax" : wrong;
  if (!all_digits(s.substr(11, 2)) || !all_digits(s.substr(14, 2)) || !all_digits(s.substr(17, 2))) return "dateTime.syntax";
  unsigned h = number(s.data() + 11, 2), m = number(s.data() + 14, 2), sec = number(s.data() + 17, 2);
  if (h > 23) return "time.hour";
  if (m > 59) return "time.minute";
  if (sec > 59) return "time.second";
  size_t i = 19;
  int64_t ms = 0;
  if (s[i] == '.') {
    int64_t scale = 100;
    size_t from = ++i;
    for (; i < s.size() && digit(s[i]); i++, scale /= 10) ms += scale * (s[i] - '0');
    if (i == from) return "dateTime.syntax";
  }
  int64_t offset = 0;
  if (i < s.size() && (s[i] | 32) == 'z' && i + 1 == s.size()) {
  } else if (i + 6 == s.size() && (s[i] == '+' || s[i] == '-') && s[i + 3] == ':' && all_digits(s.substr(i + 1, 2)) && all_digits(s.substr(i + 4, 2))) {
    offset = int64_t(number(s.data() + i + 1, 2)) * 60 + number(s.data() + i + 4, 2);
    if (s[i] == '-') offset = -offset;
  } else return "dateTime.syntax";
  time = (((days * 24 + h) * 60 + m - offset) * 60 + sec) * 1000 + ms;
  return nullptr;
}

// A JSON number as its digits: how many stand before and after the point, without zeros that mean nothing.
struct Extent { int whole, fraction; bool negative; };
inline Extent extent(Text s) {
  Extent e{0, 0, false};
  size_t i = 0;
  if (s[0] == '-') e.negative = true, i++;
  bool leading = true;
  for (; i < s.size() && digit(s[i]); i++) {
    leading &= s[i] == '0';
    e.whole += !leading;
  }
  int zeros = 0, places = 0;
  bool any = e.whole > 0;
  if (i < s.size() && s[i] == '.')
    for (i++; i < s.size() && digit(s[i]); i++) {
      places++;
      zeros = s[i] == '0' ? zeros + 1 : 0;
      any |= s[i] != '0';
    }
  e.fraction = places - zeros;
  if (i < s.size() && (s[i] | 32) == 'e') {
    int exponent = atoi(s.data() + i + 1);
    e.whole += exponent, e.fraction -= exponent;
    if (e.whole < 0) e.whole = 0;
    if (e.fraction < 0) e.fraction = 0;
  }
  if (!any) e.whole = e.fraction = 0;
  return e;
}
