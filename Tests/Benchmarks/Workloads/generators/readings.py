"""Readings of a station: lists of numbers, lists in lists and lists of small objects, and faults in them."""
from texts import LANGUAGES, Writer

UNITS = ["°C", "K", "Pa", "hPa", "V", "mm", "㎜", "m/s"]
CODES = ["start", "stop", "error", "reset", "calibrate"]
PLACES = ["São Paulo", "Praça da Sé", "北京市", "الرياض", "Москва", "ถนนสีลม", "Harbour 7", "दिली"]


class Readings(Writer):
    share_of_invalid = 0.24

    def sample(self):
        return round(self.random.uniform(-499, 499), self.pick([0, 1, 1, 2, 3]))

    def record(self):
        r = self.random
        start = r.randrange(1_600_000_000, 1_790_000_000)
        return {
            "station": self.letters(2, 2, "ABCDEFGHJKLMNPQRSTUVWXYZ") + "-" + self.digits(4),
            "place": self.pick(PLACES) if self.chance(0.6) else self.name(self.pick(LANGUAGES)),
            "start": f"20{r.randrange(20, 30)}-{r.randrange(1, 13):02}-{r.randrange(1, 29):02}"
                     f"T{r.randrange(24):02}:{r.randrange(60):02}:{r.randrange(60):02}{self.pick(['Z', '-03:00', '.250Z', '+08:00'])}",
            "unit": self.pick(UNITS),
            "samples": [self.sample() for _ in range(r.randrange(20, 120))],
            "grid": [[r.randrange(256) for _ in range(8)] for _ in range(r.randrange(4, 12))],
            "sequence": r.sample(range(1, 1_000_000), r.randrange(5, 40)),
            "track": [{"lat": round(r.uniform(-89, 89), 5), "lon": round(r.uniform(-179, 179), 5), "t": start + 5 * i}
                      for i in range(r.randrange(4, 20))],
            "events": [{"at": 100 * i + r.randrange(100), "code": self.pick(CODES), "level": r.randrange(0, 21) / 2}
                       for i in range(r.randrange(1, 8))],
        }

    def spoil(self, record, fault):
        """Puts one fault into a record and returns its errors: paths, and codes or their groups."""
        field, what = fault.split(" ")
        r, pick = self.random, self.pick
        if what == "missing":
            if field in ("track", "events"):
                i, name = r.randrange(len(record[field])), pick({"track": ["lat", "lon", "t"], "events": ["at", "code"]}[field])
                if self.chance(0.5):
                    del record[field][i][name]
                else:
                    record[field][i][name] = None
                return [(f"{field}[{i}].{name}", "presence.missing")]
            record[field] = None
            return [(field, "presence.missing")]
        if what == "null":
            i = r.randrange(len(record["samples"]))
            record["samples"][i] = None
            return [(f"samples[{i}]", "presence.missing")]
        if what == "object":
            record[field] = {"0": 1}
            return [(field, "type.mismatch")]
        if field == "samples" and what == "many":
            record["samples"] = [self.sample() for _ in range(151)]
            return [("samples", "count.tooMany")]
        if field == "samples" and what == "none":
            record["samples"] = []
            return [("samples", "count.tooFew")]
        if field == "grid" and what == "row":
            i = r.randrange(len(record["grid"]))
            record["grid"][i] = record["grid"][i][:7]
            return [(f"grid[{i}]", "count.wrong")]
        if field == "sequence" and what == "twice":
            record["sequence"].append(record["sequence"][0])
            return [(f"sequence[{len(record['sequence']) - 1}]", "collection.repeated")]
        if field in ("station", "place", "start", "unit"):
            value, code = {
                "station shape": (pick(["ab-1234", "AB-123", "AB_1234", "AB-12345"]), "format.mismatch"),
                "place blank": (" \u3000", "presence.blank"),
                "place long": (self.sentence(pick(["pt", "en", "ru"]), 41 + r.randrange(20)), "length.tooLong"),
                "place bidi": ("a" + pick("\u202E\u2067") + "b", "unicode.bidiControl"),
                "start day": ("2023-02-29T10:00:00Z", "date.day"),
                "start syntax": (pick(["2023-02-28", "yesterday"]), "dateTime.syntax"),
                "unit unlisted": (pick(["F", "°F", "pa"]), "choice.notListed"),
            }[fault]
            record[field] = value
            return [(field, code)]
        i = r.randrange(len(record[field]))
        if field in ("samples", "sequence"):
            value, code = {
                "samples large": (pick([500.5, 1234]), "range.tooLarge"),
                "samples small": (pick([-500.5, -1234]), "range.tooSmall"),
                "samples scale": (12.3456, "number.tooManyFractionDigits"),
                "samples text": ("12", "type.mismatch"),
                "sequence zero": (0, "range.notAbove"),
                "sequence fraction": (1.5, "type.mismatch"),
            }[fault]
            record[field][i] = value
            return [(f"{field}[{i}]", code)]
        if field == "grid":
            j = r.randrange(8)
            value, code = {
                "grid large": (256, "range.tooLarge"), "grid small": (-1, "range.tooSmall"), "grid text": ("7", "type.mismatch"),
            }[fault]
            record["grid"][i][j] = value
            return [(f"grid[{i}][{j}]", code)]
        name, value, code = {
            "track north": ("lat", 90.5, "range.tooLarge"), "track west": ("lon", -180.25, "range.tooSmall"),
            "track early": ("t", 1_499_999_999, "range.tooSmall"), "track fraction": ("t", 1_600_000_000.5, "type.mismatch"),
            "events negative": ("at", -1, "range.tooSmall"), "events code": ("code", "halt", "choice.notListed"),
            "events level": ("level", 10.5, "range.tooLarge"), "events text": ("level", "5", "type.mismatch"),
        }[fault]
        record[field][i][name] = value
        return [(f"{field}[{i}].{name}", code)]

    groups = [
        ["station missing", "station shape"],
        ["place missing", "place blank", "place long", "place bidi"],
        ["start missing", "start day", "start syntax"],
        ["unit missing", "unit unlisted"],
        ["samples missing", "samples null", "samples object", "samples many", "samples none", "samples large", "samples small",
         "samples scale", "samples text"],
        ["grid object", "grid row", "grid large", "grid small", "grid text"],
        ["sequence object", "sequence twice", "sequence zero", "sequence fraction"],
        ["track missing", "track north", "track west", "track early", "track fraction"],
        ["events missing", "events negative", "events code", "events level", "events text"],
    ]
