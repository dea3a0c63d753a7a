"""Flat records of 500 fields, 50 of each of ten kinds, with ten rules each, and faults in them."""
import json
import unicodedata

import identifiers
from texts import LANGUAGES, Writer

EACH = 50
IDENTIFIERS = ["br.cpf", "br.cnpj", "iban", "uuid", "country", "currency", "creditCard", "cn.residentID", "phone", "ean"]
CHOICES = ["active", "paused", "closed", "review", "shipped", "returned", "lost", "new"]
PLACES = ["São Paulo", "Praça da Sé", "北京市", "الرياض", "Москва", "ถนนสีลม", "Main Street 7", "दिली"]


def rules_of(kind, index):
    match kind:
        case "name":
            return ["required", "notBlank", {"length": {"min": 1, "max": 60}}, {"normalized": "NFC"}, "noBidiControls",
                    "noInvisibles", "noPrivateUse", "assignedOnly", "singleLine", {"maxCombiningMarks": 4}]
        case "code":
            return ["required", {"type": "string"}, {"length": {"min": 6, "max": 14}}, "ascii", "singleLine",
                    {"matches": "[A-Z]{2}[0-9]{4,8}"}, {"notContains": "--"}, {"alphanumeric": {"ascii": True}},
                    {"noneOf": ["AA0000", "ZZ9999"]}, {"notEqual": "XX1111"}]
        case "amount":
            return ["required", {"type": "number"}, {"precisionScale": {"precision": 12, "scale": 2}},
                    {"range": {"min": 0, "max": 1000000}}, {"min": 0}, {"max": 1000000}, {"multipleOf": 0.01},
                    {"sign": "nonNegative"}, {"notEqual": 13}, {"noneOf": [13.13, 666]}]
        case "count":
            return ["required", {"type": "integer"}, {"range": {"min": 0, "max": 100000}}, {"min": 0}, {"max": 100000},
                    {"greaterThan": -1}, {"lessThan": 100001}, {"between": {"lower": 0, "upper": 100000}}, {"multipleOf": 5},
                    {"notEqual": 15}]
        case "status":
            return ["required", {"type": "string"}, {"oneOf": CHOICES}, {"noneOf": ["draft", "deleted"]},
                    {"length": {"min": 3, "max": 10}}, "ascii", {"letterCase": "lower"}, "singleLine",
                    {"alphabetic": {"ascii": True}}, {"notEqual": "unknown"}]
        case "email":
            return ["required", "notBlank", "email", {"length": {"max": 100, "unit": "utf8"}}, "noBidiControls", "noInvisibles",
                    "singleLine", {"contains": "@"}, {"notContains": ".."},
                    {"notMatches": {"pattern": "(?:mailinator|example\\.invalid)", "find": True}}]
        case "date":
            return ["required", {"type": "string"}, "date", {"after": "2000-01-01"}, {"before": "2100-01-01"}, {"length": 10},
                    "ascii", {"matches": "[0-9\\-]{10}"}, {"noneOf": ["2001-01-01"]}, {"notEqual": "2002-02-02"}]
        case "note":
            return [{"length": {"max": 200}}, {"length": {"max": 400, "unit": "codePoints"}},
                    {"length": {"max": 400, "unit": "utf16"}}, {"length": {"max": 900, "unit": "utf8"}}, {"normalized": "NFC"},
                    "noBidiControls", "noInvisibles", {"scripts": ["Latn", "Arab", "Hani", "Cyrl", "Deva", "Thai"]},
                    "assignedOnly", "noPrivateUse"]
        case "identifier":
            return ["required", {"type": "string"}, "singleLine", "ascii", "notBlank", "noInvisibles", {"length": {"max": 40}},
                    {"notContains": "  "}, IDENTIFIERS[index % len(IDENTIFIERS)], {"notEqual": "none"}]
        case "link":
            return ["required", {"type": "string"}, "ascii", "url", {"length": {"max": 120}}, {"startsWith": "http"},
                    {"notContains": " "}, "noBidiControls", "singleLine",
                    {"notMatches": {"pattern": "\\.(?:exe|scr)", "find": True}}]


KINDS = ["name", "code", "amount", "count", "status", "email", "date", "note", "identifier", "link"]


def field(kind, index):
    return f"{kind}{index:03}"


class Wide(Writer):
    share_of_invalid = 0.24

    @staticmethod
    def rules():
        fields = {field(kind, index): rules_of(kind, index) for index in range(EACH) for kind in KINDS}
        return json.dumps({"description": "Flat records of 500 fields with ten rules each.", "fields": fields}, indent=1)

    def identifier(self, index):
        match IDENTIFIERS[index % len(IDENTIFIERS)]:
            case "br.cpf": return identifiers.cpf(self)
            case "br.cnpj": return identifiers.cnpj(self)
            case "iban": return identifiers.iban(self)
            case "uuid": return identifiers.uuid(self)
            case "country": return self.pick(["BR", "CN", "SA", "US", "IN", "RU", "TH", "PT", "DE", "ZW"])
            case "currency": return self.pick(["BRL", "CNY", "SAR", "USD", "EUR", "INR", "RUB", "THB", "JPY", "KWD"])
            case "creditCard": return identifiers.card(self)
            case "cn.residentID": return identifiers.resident_id(self)
            case "phone": return self.pick(["+5511", "+86138", "+9665", "+1415", "+7916"]) + self.digits(7)
            case _: return identifiers.ean13(self)

    def value(self, kind, index):
        r = self.random
        match kind:
            case "name":
                language = self.pick(LANGUAGES)
                return self.name(language) if self.chance(0.7) else self.pick(PLACES)
            case "code": return self.letters(2, 2, "BCDEFGHJKLMNPQRSTUVW") + self.digits(r.randrange(4, 9))
            case "amount": return r.randrange(2001, 100_000_000) / 100 if self.chance(0.6) else r.randrange(1000, 1_000_000)
            case "count": return 5 * r.randrange(4, 20_000)
            case "status": return self.pick(CHOICES)
            case "email": return f"{self.letters(3, 9)}.{self.letters(2, 9)}@{self.letters(3, 9)}.{self.pick(['com', 'org', 'com.br', 'cn'])}"
            case "date": return f"{r.randrange(2003, 2099)}-{r.randrange(1, 13):02}-{r.randrange(1, 29):02}"
            case "note": return self.sentence(self.pick(LANGUAGES), r.randrange(5, 60)) if self.chance(0.5) else None
            case "identifier": return self.identifier(index)
            case "link": return f"https://{self.letters(3, 9)}.{self.pick(['com', 'org', 'net'])}/{self.letters(0, 9)}?{self.letters(1, 3)}={self.digits(2)}"

    def record(self):
        return {field(kind, index): self.value(kind, index) for index in range(EACH) for kind in KINDS}

    def spoil(self, record, fault):
        """Puts one fault into a field of a kind and returns its errors: paths, and codes or their groups."""
        kind, what = fault.split(" ")
        index = self.random.randrange(EACH)
        if kind == "identifier" and what == "check":
            index -= index % 10
        name = field(kind, index)
        pick = self.pick
        if what == "missing":
            if self.chance(0.5):
                del record[name]
            else:
                record[name] = None
            return [(name, "presence.missing")]
        if what == "type":
            record[name] = pick(["7", True]) if kind in ("amount", "count") else pick([7, True, ["a"]])
            return [(name, "type.mismatch")]
        value, codes = {
            "name blank": (" \u3000", ["presence.blank"]),
            "name long": (self.sentence(pick(LANGUAGES), 61 + self.random.randrange(20)), ["length.tooLong"]),
            "name normalization": ("a" + unicodedata.normalize("NFD", pick("áãçéêí")) + "b", ["unicode.notNormalized"]),
            "name bidi": ("a" + pick("\u202E\u200F\u2067") + "b", ["unicode.bidiControl", "unicode.invisible"]),
            "name invisible": ("a" + pick("\u200B\u2060") + "b", ["unicode.invisible"]),
            "name private": ("a\uE001", ["unicode.privateUse"]),
            "name unassigned": ("a\u0378", ["unicode.unassigned"]),
            "name lines": ("a\u2028b", ["text.lineBreak"]),
            "name marks": ("q" + "\u0300\u0301" * 3, ["unicode.tooManyMarks"]),
            "code shape": (pick(["AB12345X", "abcd1234", "12345678"]), ["format.mismatch"]),
            "code hyphens": ("AB--1234", ["format.mismatch", "text.partForbidden", "text.notAlphanumeric"]),
            "code listed": (pick(["AA0000", "ZZ9999"]), ["choice.forbidden"]),
            "code equal": ("XX1111", ["comparison.equal"]),
            "amount negative": (-1.5, ["range.tooSmall", "range.tooSmall", "number.negative"]),
            "amount large": (1000000.5, ["range.tooLarge", "range.tooLarge"]),
            "amount scale": (17.125, ["number.tooManyFractionDigits", "number.notMultiple"]),
            "amount equal": (pick([13, 13.0]), ["comparison.equal"]),
            "amount listed": (pick([13.13, 666]), ["choice.forbidden"]),
            "count fraction": (7.5, ["type.mismatch"]),
            "count small": (-5, ["range.tooSmall", "range.tooSmall", "range.notAbove", "range.tooSmall"]),
            "count large": (100005, ["range.tooLarge", "range.tooLarge", "range.notBelow", "range.tooLarge"]),
            "count multiple": (pick([7, 99_999]), ["number.notMultiple"]),
            "count equal": (15, ["comparison.equal"]),
            "status unlisted": (pick(["gone", "open"]), ["choice.notListed"]),
            "status forbidden": ("draft", ["choice.notListed", "choice.forbidden"]),
            "status case": ("Active", ["choice.notListed", "letterCase.notLower"]),
            "email shape": (pick(["a b@example.com", "@example.com", "a@", "a@-x.com"]), ["email"]),
            "email at": ("a.example.com", ["email", "text.partMissing"]),
            "email dots": ("a..b@example.com", ["email", "text.partForbidden"]),
            "email host": ("a@mailinator.com", ["format.forbidden"]),
            "date day": (pick(["2023-02-29", "2023-04-31"]), ["date.day", "date.day", "date.day"]),
            "date early": ("1999-12-31", ["range.notAfter"]),
            "date late": ("2100-01-01", ["range.notBefore"]),
            "date listed": ("2001-01-01", ["choice.forbidden"]),
            "note long": (self.sentence(pick(["pt", "en", "ru"]), 201 + self.random.randrange(50)), ["length.tooLong"]),
            "note script": (pick(["ελληνικά", "გამარჯობა"]), ["unicode.script"]),
            "note normalization": ("a" + unicodedata.normalize("NFD", pick("áãçéêí")) + "b", ["unicode.notNormalized"]),
            "note bidi": ("مرحبا\u202Eabc", ["unicode.bidiControl", "unicode.invisible"]),
            "note type": (7, ["type.mismatch"]),
            "identifier check": (self.wrong_identifier(), ["identifier.checkDigit"]),
            "identifier characters": ("!?!?!", ["identifier"]),
            "link scheme": ("ftp://example.com/", ["url.schemeNotAllowed", "text.startMissing"]),
            "link space": ("https://example.com/a b", ["url", "text.partForbidden"]),
            "link file": ("https://example.com/a.exe", ["format.forbidden"]),
        }[fault]
        record[name] = value
        return [(name, code) for code in codes]

    def wrong_identifier(self):
        return identifiers.other_digit(identifiers.cpf(self), -1)

    groups = [
        ["name missing", "name type", "name blank", "name long", "name normalization", "name bidi", "name invisible", "name private",
         "name unassigned", "name lines", "name marks"],
        ["code missing", "code type", "code shape", "code hyphens", "code listed", "code equal"],
        ["amount missing", "amount type", "amount negative", "amount large", "amount scale", "amount equal", "amount listed"],
        ["count missing", "count type", "count fraction", "count small", "count large", "count multiple", "count equal"],
        ["status missing", "status type", "status unlisted", "status forbidden", "status case"],
        ["email missing", "email type", "email shape", "email at", "email dots", "email host"],
        ["date missing", "date type", "date day", "date early", "date late", "date listed"],
        ["note type", "note long", "note script", "note normalization", "note bidi"],
        ["identifier missing", "identifier type", "identifier check", "identifier characters"],
        ["link missing", "link type", "link scheme", "link space", "link file"],
    ]
