"""Long articles in ten scripts, with faults that rules about text find. The rules are in ../articles/rules.json."""
import math
import unicodedata

from texts import NO_SPACES, WORDS, Writer

BIDI = "\u202A\u202B\u202D\u202E\u200E\u200F\u061C"
TAGS = {"ar": "ar", "zh": "zh-Hans", "pt": "pt-BR", "ru": "ru", "hi": "hi", "th": "th", "en": "en-GB", "ko": "ko", "ja": "ja",
        "el": "el", "he": "he"}


class Articles(Writer):
    share_of_invalid = 0.24

    def paragraphs(self, language, size):
        """Paragraphs of about `size` bytes together."""
        parts, left, room = [], size, 29_000  # clusters
        languages = list(WORDS)
        while left > 0 and room > 0:
            spoken = language if self.chance(0.85) else self.pick(languages)
            length = self.random.randrange(100, 600)
            parts.append(self.sentence(spoken, length, emoji=0.01) + ".")
            left -= len(parts[-1].encode()) + 2
            room -= length + 3
        return parts

    def body(self, language):
        # From 1 to 48 KB, with as many short articles as long ones by the logarithm of their size.
        size = int(math.exp(self.random.uniform(math.log(1000), math.log(46_000))))
        return self.framed(self.paragraphs(language, size))

    def framed(self, paragraphs):
        return "# 1\n[[toc]]\n" + "\n\n".join(paragraphs) + "\n***"

    def record(self):
        r, language = self.random, self.pick(list(WORDS))
        article = {
            "slug": "-".join(self.letters(2, 8) for _ in range(r.randrange(1, 6))),
            "language": TAGS[language],
            "title": self.sentence(language, r.randrange(5, 60)),
            "handle": self.pick(["ana.silva", "writer_7", "иван_петров", "محمد", "李小龙", "maria-01", "ελένη"]) ,
            "section": self.pick(WORDS[language]),
            "code": self.letters(4, 12, "abcdefXYZ0123456789"),
            "region": self.pick(["São Paulo", "Köln", "Paris – Île-de-France", "Málaga", "Oslo", "€ zone"]),
            "keywords": r.sample(WORDS[language], r.randrange(2, 9)),
            "summary": self.sentence(language, r.randrange(40, 110 if language in NO_SPACES else 240)) + ".",
            "body": self.body(language),
        }
        if self.chance(0.5):
            article["footnotes"] = [
                "\u2067" * (k := r.randrange(0, 2)) + self.sentence(self.pick(["he", "ar", language]), r.randrange(20, 200)) + "\u2069" * k
                for _ in range(r.randrange(1, 5))]
        if self.chance(0.5):
            article["quote"] = "«" + self.sentence(language, r.randrange(20, 200), emoji=0.02) + "»"
        return article

    def into_body(self, article, text):
        """Puts a text between two paragraphs of the body."""
        body = article["body"]
        places = [i for i in range(len(body)) if body.startswith("\n", i)]
        place = self.pick(places[1:]) if len(places) > 1 else len(body) - 4
        article["body"] = body[:place] + "\n" + text + body[place:]

    def spoil(self, article, kind):
        """Puts one fault into the article and returns its errors: paths, and codes or their groups."""
        pick = self.pick
        match kind:
            case "slug":
                article["slug"], code = pick([("Two-Words", "slug.character"), ("two--words", "slug.hyphen"),
                                              ("-two", "slug.hyphen"), ("two words", "slug.character")])
                return [("slug", code)]
            case "slug long":
                article["slug"] = self.letters(81, 90)
                return [("slug", "length.tooLong")]
            case "language": article["language"] = pick(["pt_BR!", "e", "portuguese-language"]); return [("language", "languageTag.syntax")]
            case "title missing": del article["title"]; return [("title", "presence.missing")]
            case "title lines": article["title"] += pick(["\n", "\r\n", "\u2028"]) + "two"; return [("title", "text.lineBreak")]
            case "title long":
                article["title"] = self.sentence(pick(["pt", "ru", "ar", "hi"]), 125)
                return [("title", "length.tooLong")]
            case "title wide": article["title"] = "统" * 90; return [("title", "length.tooLong")]
            case "title normalization":
                article["title"] = "a" + unicodedata.normalize("NFD", "é") + "x"
                return [("title", "unicode.notNormalized")]
            case "title bidi":
                article["title"] += pick(BIDI) + "b"
                return [("title", "unicode.bidiControl"), ("title", "unicode.invisible")]
            case "handle": article["handle"] = pick(["pаypal", "ivanиvan", "αlpha"]); return [("handle", "unicode.restrictionLevel")]
            case "handle short": article["handle"] = "ab"; return [("handle", "length.tooShort")]
            case "section": article["section"] = pick(["a b", "x1", "x-y"]); return [("section", "text.notAlphabetic")]
            case "code": article["code"] = "a-b"; return [("code", "text.notAlphanumeric")]
            case "code script": article["code"] = "abcд"; return [("code", "text.notASCII"), ("code", "text.notAlphanumeric")]
            case "region": article["region"] = pick(["Łódź", "Москва", "北京"]); return [("region", "text.notEncodable")]
            case "keywords many":
                article["keywords"] = [self.letters(3, 5) + str(i).translate(str.maketrans("0123456789", "abcdefghij")) for i in range(13)]
                return [("keywords", "count.tooMany")]
            case "keyword repeated": article["keywords"] = ["olá", "b", unicodedata.normalize("NFD", "olá")]; return [("keywords[2]", "collection.repeated")]
            case "keyword case": article["keywords"] = ["abc", pick(["Olá", "Мир", "ΑΒΓ"])]; return [("keywords[1]", "letterCase.notLower")]
            case "keyword scripts": article["keywords"] = ["abc", "latinи"]; return [("keywords[1]", "unicode.mixedScripts")]
            case "keyword long": article["keywords"] = ["я" * 41]; return [("keywords[0]", "length.tooLong")]
            case "summary words": article["summary"] = "ab " * 130 + "."; return [("summary", "length.tooLong")]
            case "summary blank": article["summary"] = "\u3000"; return [("summary", "presence.blank"), ("summary", "text.partMissing")]
            case "summary without end": article["summary"] = article["summary"][:-1]; return [("summary", "text.partMissing")]
            case "body missing": article["body"] = None; return [("body", "presence.missing")]
            case "body type": article["body"] = pick([7, ["text"], {"text": "x"}]); return [("body", "type.mismatch")]
            case "body short": article["body"] = "# [[toc]] short ***"; return [("body", "length.tooShort")]
            case "body long": article["body"] = self.framed([self.sentence("en", 30_100)]); return [("body", "length.tooLong")]
            case "body longer": article["body"] = self.framed([self.sentence("en", 40_100)]); return [("body", "length.tooLong")] * 3
            case "body bytes": article["body"] = self.framed([self.sentence("zh", 17_000)]); return [("body", "length.tooLong")]
            case "body normalization":
                self.into_body(article, "a" + unicodedata.normalize("NFD", pick("áãçéêíóõü")) + "x")
                return [("body", "unicode.notNormalized")]
            case "body bidi":
                self.into_body(article, "a" + pick(BIDI) + "b")
                return [("body", "unicode.bidiControl"), ("body", "unicode.invisible")]
            case "body invisible": self.into_body(article, "a" + pick("\u200B\u2060\uFEFF\u00AD") + "b"); return [("body", "unicode.invisible")]
            case "body private use": self.into_body(article, "\uE123"); return [("body", "unicode.privateUse"), ("body", "unicode.script")]
            case "body unassigned": self.into_body(article, "\u0378"); return [("body", "unicode.unassigned"), ("body", "unicode.script")]
            case "body script": self.into_body(article, pick(["გამარჯობა", "வணக்கம்", "ᓄᓇᕗᑦ"])); return [("body", "unicode.script")]
            case "body marks": self.into_body(article, "q\u0300\u0301\u0302\u0304"); return [("body", "unicode.tooManyMarks")]
            case "body digits": self.into_body(article, pick(["४२", "٤٢"])); return [("body", "unicode.mixedDigits")]
            case "body start": article["body"] = article["body"][1:]; return [("body", "text.startMissing")]
            case "body end": article["body"] = article["body"][:-1]; return [("body", "text.endMissing")]
            case "body part": article["body"] = article["body"].replace("[[toc]]", "[toc]"); return [("body", "text.partMissing")]
            case "body forbidden part": self.into_body(article, "<script>"); return [("body", "text.partForbidden")]
            case "body pattern": self.into_body(article, pick(["TODO: x", "待办: x", "لاحقا: x"])); return [("body", "format.forbidden")]
            case "footnote bidi":
                article["footnotes"] = ["fine", "\u2067" + self.sentence("he", 20)]
                return [("footnotes[1]", "unicode.bidiUnclosed")]
            case "footnote long": article["footnotes"] = [self.sentence("ko", 601)]; return [("footnotes[0]", "length.tooLong")]
            case "quote": article["quote"] = "«a\tb»"; return [("quote", "format.mismatch")]
            case "quote marks": article["quote"] = '"a"'; return [("quote", "text.startMissing"), ("quote", "text.endMissing")]
            case _: raise ValueError(kind)

    groups = [
        ["slug", "slug long"], ["language"],
        ["title missing", "title lines", "title long", "title wide", "title normalization", "title bidi"],
        ["handle", "handle short"], ["section"], ["code", "code script"], ["region"],
        ["keywords many", "keyword repeated", "keyword case", "keyword scripts", "keyword long"],
        ["summary words", "summary blank", "summary without end"],
        ["footnote bidi", "footnote long"], ["quote", "quote marks"],
        ["body missing", "body type", "body short", "body long", "body longer", "body bytes", "body start", "body end",
         "body part", "body normalization", "body bidi", "body invisible", "body private use", "body unassigned",
         "body script", "body marks", "body digits", "body forbidden part", "body pattern"],
    ]
