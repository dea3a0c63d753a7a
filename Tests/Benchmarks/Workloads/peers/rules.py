"""The rules of the rule documents in Python, for engines that take functions: each by its name and arguments.

A rule is a function of a value (a text, a number, a list) that says whether the value is right. The fastest way in
Python is taken where there is one: compiled expressions of `re` and `regex`, tables, `str` methods; lengths by code
points first, which bound the clusters.
"""
import datetime
import functools
import re
import unicodedata
from decimal import Decimal

import regex

clusters_of = regex.compile(r"\X").findall
words_of = regex.compile(r"[\p{L}\p{M}\p{N}'’]+|\p{Han}", regex.V1).findall


def full(pattern, flags=0):
    return regex.compile(pattern, flags).fullmatch


def refused(pattern):
    """Whether a text has none of the characters of a class."""
    search = re.compile(pattern).search if "\\p" not in pattern else regex.compile(pattern, regex.V1).search
    return lambda s: s.isascii() or search(s) is None


def length(exact=None, min=0, max=None, unit="graphemes"):
    if exact is not None:
        min = max = exact
    top = float("inf") if max is None else max
    if unit == "graphemes":
        def check(s):
            n = len(s)
            if n <= top and (n >= min and s.isascii() or min == 0 or min == 1 and n):
                return True
            if not s.isascii():
                n = len(clusters_of(s))
            return min <= n <= top
        return check
    if unit == "codePoints":
        return lambda s: min <= len(s) <= top
    if unit == "utf16":
        return lambda s: min <= (len(s) if len(s) * 2 <= top else len(s.encode("utf-16-le")) // 2) <= top
    return lambda s: min <= len(s.encode()) <= top


def normalized(form="NFC"):
    return functools.partial(unicodedata.is_normalized, form)


def display_width(max):
    def check(s):
        if len(s) * 2 <= max:
            return True
        return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in s) <= max
    return check


def no_invisibles():
    # Joiners and selectors where they are seen are taken out of the question.
    seen = regex.compile(r"(?<=\p{Extended_Pictographic}[\p{M}\U0001F3FB-\U0001F3FF]*)\u200D(?=\p{Extended_Pictographic})|(?<=\S)[\uFE00-\uFE0F]")
    search = regex.compile(r"[\p{Default_Ignorable_Code_Point}\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]").search
    return lambda s: search(s) is None or search(seen.sub("", s)) is None


def no_mixed_digits(s):
    if s.isascii():
        return True
    zeros = {ord(c) - unicodedata.decimal(c) for c in digits_of(s)}
    return len(zeros) < 2


digits_of = regex.compile(r"\p{Nd}").findall


def max_combining_marks(max):
    search = regex.compile(r"[\p{Mn}--[\uFE00-\uFE0F]]{%d}" % (max + 1), regex.V1).search
    return lambda s: s.isascii() or search(s) is None


def scripts(allowed):
    names = "".join(rf"\p{{scx={name}}}" for name in allowed + ["Zyyy", "Zinh"])
    return full(f"[{names}]*")


def script_sets():
    single = [r"\p{scx=Latn}", r"\p{scx=Cyrl}", r"\p{scx=Arab}", r"\p{scx=Grek}", r"\p{scx=Deva}", r"\p{scx=Thai}", r"\p{scx=Hebr}",
              r"\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}", r"\p{scx=Hani}\p{scx=Hang}"]
    return "|".join(rf"[{one}\p{{scx=Zyyy}}\p{{scx=Zinh}}]*" for one in single)


def balanced_bidi(s):
    stack = []
    for c in re.findall("[\u202A-\u202E\u2066-\u2069]", s):
        if c in "\u2069\u202C":
            if not stack or stack.pop() != (c == "\u2069"):
                return False
        else:
            stack.append(c in "\u2066\u2067\u2068")
    return not stack


def unique_by(key):
    def check(values):
        keys = [key(v) for v in values]
        keys = [k for k in keys if k is not None]
        return len(set(keys)) == len(keys)
    return check


def composed(value):
    return value if not isinstance(value, str) or value.isascii() else unicodedata.normalize("NFC", value)


# ---- identifiers --------------------------------------------------------------------------------

def luhn(s):
    return sum(int(c) if i % 2 == 0 else (0, 2, 4, 6, 8, 1, 3, 5, 7, 9)[int(c)] for i, c in enumerate(reversed(s))) % 10 == 0


def weighted(digits, weights):
    rest = sum(map(int.__mul__, digits, weights)) % 11
    return 0 if rest < 2 else 11 - rest


CPF = re.compile(r"[0-9]{3}\.[0-9]{3}\.[0-9]{3}-[0-9]{2}|[0-9]{11}").fullmatch
CNPJ = re.compile(r"[0-9]{2}\.[0-9]{3}\.[0-9]{3}/[0-9]{4}-[0-9]{2}|[0-9]{14}").fullmatch
A, B = (10, 9, 8, 7, 6, 5, 4, 3, 2), (11, 10, 9, 8, 7, 6, 5, 4, 3, 2)
C, D = (5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2), (6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2)


def cpf(s):
    if not CPF(s):
        return False
    d = [int(c) for c in s if c.isdigit()]
    return len(set(d)) > 1 and weighted(d, A) == d[9] and weighted(d, B) == d[10]


def cnpj(s):
    if not CNPJ(s):
        return False
    d = [int(c) for c in s if c.isdigit()]
    return weighted(d, C) == d[12] and weighted(d, D) == d[13]


RESIDENT = re.compile(r"(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[123])[0-9]{4}([0-9]{8})[0-9]{3}[0-9X]").fullmatch
RESIDENT_WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)


def resident_id(s):
    m = RESIDENT(s)
    if not m:
        return False
    try:
        datetime.date(int(m[1][:4]), int(m[1][4:6]), int(m[1][6:]))
    except ValueError:
        return False
    return "10X98765432"[sum(map(int.__mul__, map(int, s[:17]), RESIDENT_WEIGHTS)) % 11] == s[17]


SAUDI = re.compile("[12][0-9]{9}").fullmatch
CARD = re.compile("4[0-9]{12}(?:[0-9]{3}){0,2}|5[1-5][0-9]{14}|3[47][0-9]{13}|(?:6011|65[0-9]{2}|35[0-9]{2})[0-9]{12}|62[0-9]{14,17}").fullmatch
IBAN_LENGTHS = {"DE": 22, "PT": 25, "SA": 24, "BR": 29, "GB": 22, "FR": 27, "ES": 24, "IT": 27, "NL": 18, "AE": 23, "CH": 21, "PL": 28}
IBAN = re.compile("[A-Z]{2}[0-9]{2}[0-9A-Z]+").fullmatch
EAN = re.compile("[0-9]{8}|[0-9]{12,14}").fullmatch


def iban(s):
    return (IBAN(s) is not None and IBAN_LENGTHS.get(s[:2]) == len(s)
            and int("".join(c if c.isdigit() else str(ord(c) - 55) for c in s[4:] + s[:4])) % 97 == 1)


def ean(s):
    return EAN(s) is not None and sum(int(c) * (3 if i % 2 else 1) for i, c in enumerate(reversed(s))) % 10 == 0


COUNTRIES = frozenset("""AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ
BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG
EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU
ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV
LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU
NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN
SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
VN VU WF WS YE YT ZA ZM ZW""".split())
CURRENCIES = frozenset("""AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP
CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK
JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN
NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT
TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWL""".split())
CALLING = "1|7|2[07]|21[1-9]|2[2-69][0-9]|3[0-469]|3[578][0-9]|4[013-9]|42[013]|5[1-8]|5[09][0-9]|6[0-6]|6[7-9][0-9]|8[1246]|8[058][0-9]|9[0-58]|9[679][0-9]"
POSTAL = {region: re.compile(pattern).fullmatch for region, pattern in {
    "BR": "(?!00)[0-9]{5}-?[0-9]{3}", "CN": "[0-9]{6}", "SA": "[0-9]{5}(?:-[0-9]{4})?", "US": "[0-9]{5}(?:-[0-9]{4})?", "IN": "[1-9][0-9]{5}",
    "RU": "[0-9]{6}", "TH": "[0-9]{5}", "PT": "[0-9]{4}-[0-9]{3}"}.items()}
LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"


def real_date(s):
    try:
        return datetime.date.fromisoformat(s)
    except ValueError:
        return None


DATE = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}").fullmatch
DATE_TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]{1,6})?(?:Z|[+-][0-9]{2}:[0-9]{2})").fullmatch


def real_moment(s):
    if not DATE_TIME(s):
        return None
    try:
        return datetime.datetime.fromisoformat(s)
    except ValueError:
        return None


def precision_scale(precision, scale):
    def check(n):
        if isinstance(n, int):
            return -(10 ** (precision - scale)) < n < 10 ** (precision - scale)
        _, digits, exponent = Decimal(repr(n)).normalize().as_tuple()
        return -exponent <= scale and len(digits) + exponent <= precision - scale
    return check


def multiple_of(factor):
    whole = Decimal(repr(factor))
    if whole == int(whole):
        return lambda n: n % factor == 0
    return lambda n: isinstance(n, int) or Decimal(repr(n)) % whole == 0


# ---- by name ------------------------------------------------------------------------------------

def simple():
    """The rules that take no argument."""
    return {
        "notBlank": lambda s: not not s.strip(" \t\n\r\v\f\u0085\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000"),
        "noBidiControls": refused("[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]"),
        "noInvisibles": no_invisibles(), "noPrivateUse": refused(r"\p{Co}"), "assignedOnly": refused(r"\p{Cn}"),
        "noMixedDigits": no_mixed_digits, "balancedBidi": balanced_bidi, "ascii": str.isascii,
        "singleLine": lambda s, search=re.compile("[\n-\r\u0085\u2028\u2029]").search: search(s) is None,
        "singleScript": full(script_sets()), "slug": re.compile("[a-z0-9]+(?:-[a-z0-9]+)*").fullmatch,
        "languageTag": re.compile("[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*").fullmatch,
        "alphabetic": full(r"[\p{Alphabetic}\p{M}]+"),
        "email": lambda s, match=re.compile(rf"{ATOM}(?:\.{ATOM})*@(?:{LABEL}\.)+{LABEL}").fullmatch: len(s) <= 254 and match(s),
        "url": re.compile(rf"https?://{LABEL}(?:\.{LABEL})*(?::(?:[0-9]{{1,4}}|[1-5][0-9]{{4}}|6[0-4][0-9]{{3}}|65[0-4][0-9]{{2}}|655[0-2][0-9]|6553[0-5]))?"
                          r"(?:[/?](?:[A-Za-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*)?(?:#(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*)?").fullmatch,
        "phone": re.compile(rf"\+(?=[0-9]{{7,15}}\Z)(?:{CALLING})[0-9]+").fullmatch,
        "uuid": re.compile("[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}").fullmatch,
        "country": COUNTRIES.__contains__, "currency": CURRENCIES.__contains__, "br.cpf": cpf, "br.cnpj": cnpj, "cn.residentID": resident_id,
        "sa.nationalID": lambda s: SAUDI(s) is not None and luhn(s), "creditCard": lambda s: CARD(s) is not None and luhn(s), "iban": iban, "ean": ean,
        "date": lambda s: DATE(s) is not None and real_date(s) is not None, "dateTime": lambda s: real_moment(s) is not None,
        "accepted": lambda v: v is True or v == 1 and not isinstance(v, bool) or isinstance(v, str) and v in ("on", "yes", "1", "true"),
        "unique": unique_by(composed),
    }


def taking(name, a):
    """A rule with its arguments."""
    match name:
        case "length": return length(**(a if isinstance(a, dict) else {"exact": a}))
        case "normalized": return normalized(a)
        case "matches": return full(a)
        case "notMatches": return lambda s, search=regex.compile(a["pattern"]).search: search(s) is None
        case "contains": return lambda s: a in s
        case "notContains": return lambda s: a not in s
        case "startsWith": return lambda s: s.startswith(a)
        case "endsWith": return lambda s: s.endswith(a)
        case "oneOf": return frozenset(a).__contains__
        case "noneOf": return lambda v, listed=frozenset(a): v not in listed
        case "notEqual": return lambda v: v != a
        case "displayWidth": return display_width(a["max"])
        case "wordCount": return lambda s: len(s) <= a["max"] or len(words_of(s)) <= a["max"]
        case "restrictionLevel": return full(script_sets() + r"|[\p{scx=Latn}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Zyyy}\p{scx=Zinh}]*")
        case "alphabetic": return re.compile("[A-Za-z]+").fullmatch
        case "alphanumeric": return re.compile("[A-Za-z0-9]+").fullmatch
        case "letterCase": return lambda s: s == s.lower()
        case "encodable":
            def check(s):
                try:
                    s.encode(a)
                except UnicodeEncodeError:
                    return False
                return True
            return check
        case "scripts": return scripts(a)
        case "maxCombiningMarks": return max_combining_marks(a)
        case "count": return lambda v: a.get("min", 0) <= len(v) <= a.get("max", float("inf"))
        case "unique": return unique_by(lambda v: v.get(a["by"]))
        case "postalCode": return POSTAL[a]
        case "precisionScale": return precision_scale(**a)
        case "range": return lambda n: a["min"] <= n <= a["max"]
        case "between": return lambda n: a["lower"] <= n <= a["upper"]
        case "min": return lambda n: n >= a
        case "max": return lambda n: n <= a
        case "greaterThan": return lambda n: n > a
        case "lessThan": return lambda n: n < a
        case "sign": return lambda n: n >= 0
        case "multipleOf": return multiple_of(a)
        case "after": return lambda s: real_date(s) is None or s > a
        case "before": return lambda s: real_date(s) is None or s < a
    raise KeyError(name)
