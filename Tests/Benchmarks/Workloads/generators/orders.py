"""Nested orders, and 55 kinds of fault in them. The rules are in ../orders/rules.json."""
import unicodedata

import identifiers
from texts import LANGUAGES, Writer

POSTAL = {
    "BR": lambda w: "0" + w.pick("123456789") + w.digits(3) + "-" + w.digits(3),
    "CN": lambda w: w.pick(["10", "20", "51", "43"]) + w.digits(4),
    "SA": lambda w: "1" + w.digits(4),
    "US": lambda w: "1" + w.digits(4) + (("-" + w.digits(4)) if w.chance(0.2) else ""),
    "IN": lambda w: "11" + w.digits(4),
    "RU": lambda w: "1" + w.digits(5),
    "TH": lambda w: "10" + w.digits(3),
    "PT": lambda w: "1" + w.digits(3) + "-" + w.digits(3),
}
OTHER_COUNTRIES = "DE FR AR MX JP KE NG ES IT AE EG KR ZA VN".split()
CURRENCIES = "BRL CNY SAR USD EUR INR RUB THB JPY KWD".split()
HOSTS = ["example.com", "shop.example.org", "loja.com.br", "store-7.co.uk", "mail.example.net", "corp.io"]
NFD = [unicodedata.normalize("NFD", c) for c in "áãçéêíóõüñйё"]
BIDI = "\u202A\u202B\u202D\u202E\u2066\u2067\u2068\u200E\u200F\u061C"


class Orders(Writer):
    share_of_invalid = 0.24

    # --- values ------------------------------------------------------------------------------

    def language(self):
        return self.pick(LANGUAGES)

    def email(self):
        return self.letters(3, 10) + self.pick(["", ".", "+", "_"]) + self.letters(2, 6) + "@" + self.pick(HOSTS)

    def phone(self):
        return self.pick(["+5511", "+86138", "+9665", "+1415", "+9198", "+7916", "+668", "+35191"]) + self.digits(7)

    def price(self):
        r = self.random
        return r.randrange(0, 10_000_000) / 100 if self.chance(0.7) else r.randrange(0, 50_000)

    def date(self, year_low=2020, year_high=2026):
        r = self.random
        return f"{r.randrange(year_low, year_high + 1)}-{r.randrange(1, 13):02}-{r.randrange(1, 29):02}"

    def date_time(self, year_low, year_high):
        r = self.random
        offset = self.pick(["Z", "Z", "+03:00", "-03:00", "+08:00", "+05:30"])
        fraction = f".{r.randrange(1000):03}" if self.chance(0.3) else ""
        return (f"{self.date(year_low, year_high)}T{r.randrange(24):02}:{r.randrange(60):02}:{r.randrange(60):02}"
                f"{fraction}{offset}")

    def address(self):
        country = self.pick(list(POSTAL)) if self.chance(0.8) else self.pick(OTHER_COUNTRIES)
        language = self.language()
        address = {
            "recipient": self.name(language),
            "lines": [self.sentence(language, self.random.randrange(8, 60)) + " " + self.digits(2)
                      for _ in range(self.random.randrange(1, 4))],
            "country": country,
        }
        if self.chance(0.9):
            address["postalCode"] = POSTAL.get(country, lambda w: w.letters(3, 9))(self)
        return address

    def item(self, sku):
        language = self.language()
        item = {
            "sku": sku,
            "name": self.sentence(language, self.random.randrange(6, 45), emoji=0.03),
            "quantity": self.random.randrange(1, 1000) if self.chance(0.05) else self.random.randrange(1, 12),
            "price": self.price(),
            "wrapping": self.pick(["none", "none", "none", "paper", "box", "ribbon"]),
        }
        if self.chance(0.25):
            item["salePrice"] = item["price"] if self.chance(0.2) else round(item["price"] * 0.8, 2)
        if item["wrapping"] in ("box", "ribbon"):
            item["giftNote"] = self.sentence(language, self.random.randrange(5, 26))
        return item

    def skus(self, count):
        made = set()
        while len(made) < count:
            made.add(self.letters(3, 3, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") + "-" + self.digits(self.random.randrange(4, 7)))
        return sorted(made, key=lambda sku: sku[::-1])

    def customer(self):
        language = self.language()
        customer = {
            "id": identifiers.uuid(self),
            "consent": True if self.chance(0.8) else self.pick(["on", "yes", "1", 1]),
            "name": self.name(language) + (" " + self.pick("😀🚀🎉") if self.chance(0.03) else ""),
            "email": self.email(),
            "country": self.pick(list(POSTAL) + OTHER_COUNTRIES),
            "document": self.pick(["cpf", "cnpj", "resident", "saudi", "none"]),
        }
        customer["emailConfirmation"] = customer["email"]
        if self.chance(0.12):
            del customer["email"], customer["emailConfirmation"]
        if "email" not in customer or self.chance(0.6):
            customer["phone"] = self.phone()
        self.give_document(customer)
        if self.chance(0.35):
            customer["website"] = self.pick(["https://", "http://"]) + self.pick(HOSTS) + self.pick(
                ["", "/", "/a/b?c=d&e=%20f", "/caminho#topo", ":8080/x"])
        if self.chance(0.3):
            customer["backupEmail"] = "b" + self.email()
        return customer

    def give_document(self, customer):
        kind = customer["document"]
        made = {"cpf": ("cpf", identifiers.cpf), "cnpj": ("cnpj", identifiers.cnpj),
                "resident": ("residentId", identifiers.resident_id), "saudi": ("nationalId", identifiers.saudi_id)}
        if kind in made:
            name, make = made[kind]
            customer[name] = make(self)

    def give_payment(self, payment):
        for name in ("card", "iban", "voucher"):
            payment.pop(name, None)
        if payment["method"] == "card":
            payment["card"] = identifiers.card(self)
        elif payment["method"] == "transfer":
            payment["iban"] = identifiers.iban(self)
        else:
            payment["voucher"] = self.letters(8, 8, "ABCDEF0123456789")

    def record(self):
        r = self.random
        count = min(40, 1 + int(r.expovariate(1 / 6.5)))
        placed = self.date_time(2020, 2024)
        order = {
            "orderId": f"ORD-{r.randrange(2020, 2027)}-{self.digits(6)}",
            "placedAt": placed,
            "channel": self.pick(["web", "app", "store", "phone", "partner"]),
            "currency": self.pick(CURRENCIES),
            "customer": self.customer(),
            "addresses": [self.address() for _ in range(self.pick([1, 1, 1, 2, 2, 3]))],
            "items": [self.item(sku) for sku in self.skus(count)],
            "payment": {"method": self.pick(["card", "card", "transfer", "voucher"]), "holder": self.name(self.language()),
                        "total": self.price()},
        }
        self.give_payment(order["payment"])
        if self.chance(0.5):
            order["payment"]["totalShown"] = order["payment"]["total"]
        if self.chance(0.3):
            order["payment"].update(taxRegion="EU", taxNumber=self.digits(9), billingName=self.name("en"))
        if self.chance(0.6):
            order["shippedAt"] = self.date_time(2026, 2026)
        if self.chance(0.25):
            order["coupon"] = self.coupon()
        if self.chance(0.45):
            order["note"] = self.sentence(self.language(), r.randrange(10, 220), emoji=0.08)
        if self.chance(0.6):
            order["tags"] = r.sample(["vip", "gift", "مهم", "加急", "urgente", "хит", "ด่วน", "new"], r.randrange(0, 5))
        if self.chance(0.7):
            first = self.date(2025, 2025)
            order["delivery"] = {"from": first, "until": first if self.chance(0.2) else self.date(2026, 2026)}
        return order

    def coupon(self):
        return (self.pick(["VIP", "WELCOME", "خصم", "折扣"]) + "-" + self.letters(4, 8, "ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
                + self.pick(["", "", "/BR", "/CN", "/SA"]))

    # --- faults ------------------------------------------------------------------------------

    def any_item(self, order):
        place = self.random.randrange(len(order["items"]))
        return order["items"][place], f"items[{place}]"

    def any_address(self, order):
        place = self.random.randrange(len(order["addresses"]))
        return order["addresses"][place], f"addresses[{place}]"

    def without(self, holder, name, path, code="presence.missing"):
        if self.chance(0.5):
            holder.pop(name, None)
        else:
            holder[name] = None
        return [(path, code)]

    def decomposed(self):
        return "a" + self.pick(NFD) + "x "

    def spoil(self, order, kind):
        """Puts one fault into the order and returns its errors: paths, and codes or their groups."""
        customer, payment = order["customer"], order["payment"]
        match kind:
            case "orderId missing": return self.without(order, "orderId", "orderId")
            case "orderId shape":
                order["orderId"] = self.pick(["ORD-24-000001", "ORD-2024-00000A", "ord-2024-000001", "ORD-2024-0000001", "",
                                              "ORD-٢٠٢٤-000001"])
                return [("orderId", "format.mismatch")]
            case "orderId type":
                order["orderId"] = self.pick([12, True, ["ORD-2024-000001"]])
                return [("orderId", "type.mismatch")]
            case "placedAt missing": return self.without(order, "placedAt", "placedAt")
            case "placedAt date":
                order["placedAt"] = self.pick(["2023-02-29T10:00:00Z", "2023-04-31T10:00:00Z"])
                return [("placedAt", "date.day")]
            case "placedAt syntax":
                order["placedAt"] = self.pick(["2023-02-28", "yesterday", "2023/02/28 10:00"])
                return [("placedAt", "dateTime.syntax")]
            case "shippedAt early":
                order["shippedAt"] = self.date_time(2018, 2019)
                return [("shippedAt", "fields.notAfter")]
            case "shippedAt equal":
                order["shippedAt"] = order["placedAt"]
                return [("shippedAt", "fields.notAfter")]
            case "channel": order["channel"] = self.pick(["Web", "fax", ""]); return [("channel", "choice.notListed")]
            case "currency unknown": order["currency"] = self.pick(["ABC", "XYZ", "QQQ"]); return [("currency", "currency.unknown")]
            case "currency shape": order["currency"] = self.pick(["EURO", "US", "R$"]); return [("currency", "identifier")]
            case "coupon":
                order["coupon"] = self.pick(["VIP-ABC", "GOLD-ABCD", "折-ABCD", "VIP-ABCD/US", "خصم-abcd", "VIP ABCD", "VIP-ABCDEFGHJ"])
                return [("coupon", "format.mismatch")]
            case "note long":
                order["note"] = self.sentence(self.language(), self.random.randrange(501, 600), emoji=0.05)
                return [("note", "length.tooLong")]
            case "note normalization":
                order["note"] = self.sentence("pt", 40) + " " + self.decomposed() + self.sentence("en", 20)
                return [("note", "unicode.notNormalized")]
            case "note bidi":
                order["note"] = self.sentence("ar", 30) + self.pick(BIDI) + self.sentence("en", 20)
                return [("note", "unicode.bidiControl")]
            case "note both":
                order["note"] = self.decomposed() + self.sentence("ru", 30) + self.pick(BIDI) + "z"
                return [("note", "unicode.notNormalized"), ("note", "unicode.bidiControl")]
            case "tags many":
                order["tags"] = ["a", "b", "c", "d", "e", "f"]
                return [("tags", "count.tooMany")]
            case "tags repeated":
                order["tags"] = ["café", "b", unicodedata.normalize(self.pick(["NFC", "NFD"]), "café")]
                return [("tags[2]", "collection.repeated")]
            case "customer id missing":
                del customer["id"]
                return [("customer.id", "presence.missing")]
            case "customer id": customer["id"] = customer["id"][:-1] + "g"; return [("customer.id", "identifier")]
            case "consent":
                customer["consent"] = self.pick([False, "off", 0])
                return [("customer.consent", "presence.notAccepted")]
            case "name missing": return self.without(customer, "name", "customer.name")
            case "name blank":
                customer["name"] = self.pick([" ", "\u3000", "\u00A0 ", "\t "])
                return [("customer.name", "presence.blank")]
            case "name long":
                customer["name"] = self.sentence(self.language(), self.random.randrange(81, 110))
                return [("customer.name", "length.tooLong")]
            case "name normalization":
                customer["name"] = self.decomposed() + customer["name"]
                return [("customer.name", "unicode.notNormalized")]
            case "name bidi":
                customer["name"] = customer["name"] + self.pick(BIDI) + "b"
                return [("customer.name", "unicode.bidiControl")]
            case "email":
                customer["email"] = customer["emailConfirmation"] = self.pick(
                    ["a at example.com", "user@", "@example.com", "user.example.com", "us er@example.com", "u@-x.com", "u..v@example.com"])
                return [("customer.email", "email")]
            case "email unconfirmed":
                customer["email"] = self.email()
                customer["emailConfirmation"] = self.pick(["", "x"]) + customer["email"].upper()
                return [("customer.email", "fields.unconfirmed")]
            case "no email and no phone":
                for name in ("email", "emailConfirmation", "phone"):
                    customer.pop(name, None)
                return [("", "fields.noneGiven"), ("customer.phone", "fields.requiredWithout")]
            case "phone":
                customer["phone"], code = self.pick([
                    ("+5511", "phone.tooShort"), ("11987654321", "phone.international"), ("+2101234567890", "phone.countryCode"),
                    ("+5511abc98765", "identifier.characters"), ("+55119876543210987", "phone.tooLong")])
                return [("customer.phone", code)]
            case "country": customer["country"] = self.pick(["XX", "ZZ", "QQ"]); return [("customer.country", "country.unknown")]
            case "country shape": customer["country"] = self.pick(["BRA", "B", "中国"]); return [("customer.country", "identifier")]
            case "document": customer["document"] = "passport"; return [("customer.document", "choice.notListed")]
            case "cpf check digit": return self.wrong_document(customer, "cpf", "cpf", identifiers.cpf)
            case "cnpj check digit": return self.wrong_document(customer, "cnpj", "cnpj", identifiers.cnpj)
            case "saudi check digit": return self.wrong_document(customer, "saudi", "nationalId", identifiers.saudi_id)
            case "resident check digit":
                made = identifiers.resident_id(self)
                return self.set_document(customer, "resident", "residentId", identifiers.other_digit(made, 14), "identifier.checkDigit")
            case "document missing":
                kind, name = self.pick([("cpf", "cpf"), ("cnpj", "cnpj"), ("resident", "residentId"), ("saudi", "nationalId")])
                return self.set_document(customer, kind, name, None, "fields.requiredIf")
            case "website":
                customer["website"] = self.pick(["ftp://example.com", "example.com", "http://", "https://exa mple.com", "https://h:99999/"])
                return [("customer.website", "url")]
            case "backup email":
                customer.setdefault("email", self.email())
                customer["emailConfirmation"] = customer["backupEmail"] = customer["email"]
                return [("customer.backupEmail", "fields.notDifferent")]
            case "addresses missing": return self.without(order, "addresses", "addresses")
            case "addresses none": order["addresses"] = []; return [("addresses", "count.tooFew")]
            case "recipient long":
                address, path = self.any_address(order)
                address["recipient"] = self.sentence(self.language(), 85)
                return [(path + ".recipient", "length.tooLong")]
            case "line blank":
                address, path = self.any_address(order)
                address["lines"].append(self.pick(["", "  ", "\u3000"]))
                return [(f"{path}.lines[{len(address['lines']) - 1}]", "presence.blank")]
            case "line normalization":
                address, path = self.any_address(order)
                address["lines"][0] = self.decomposed() + address["lines"][0]
                return [(path + ".lines[0]", "unicode.notNormalized")]
            case "postal code":
                address, path = self.any_address(order)
                address["country"] = self.pick(list(POSTAL))
                address["postalCode"] = self.pick(["ABC", "12", "1234567890123", "0-0-0"])
                return [(path + ".postalCode", "identifier")]
            case "items none": order["items"] = []; return [("items", "count.tooFew")]
            case "sku repeated":
                order["items"].append(self.item(order["items"][0]["sku"]))
                if len(order["items"]) == 41:
                    del order["items"][20]
                return [(f"items[{len(order['items']) - 1}]", "collection.repeated")]
            case "sku shape":
                item, path = self.any_item(order)
                item["sku"] = self.pick(["AB-1234", "ABC-123", "abc-1234", "ABC-1234567", "ABC1234"])
                return [(path + ".sku", "format.mismatch")]
            case "item name missing":
                item, path = self.any_item(order)
                return self.without(item, "name", path + ".name")
            case "item name long":
                item, path = self.any_item(order)
                item["name"] = self.sentence(self.language(), self.random.randrange(61, 80))
                return [(path + ".name", "length.tooLong")]
            case "quantity":
                item, path = self.any_item(order)
                item["quantity"], code = self.pick([(0, "range.tooSmall"), (-3, "range.tooSmall"), (1000, "range.tooLarge"),
                                                    (1.5, "type.mismatch"), ("2", "type.mismatch")])
                return [(path + ".quantity", code)]
            case "price scale":
                item, path = self.any_item(order)
                item["price"] = self.pick([1.125, 0.001, 19.999])
                item.pop("salePrice", None)
                return [(path + ".price", "number.tooManyFractionDigits")]
            case "price precision":
                item, path = self.any_item(order)
                item["price"] = self.random.randrange(10 ** 8, 10 ** 9)
                return [(path + ".price", "number.tooManyIntegerDigits")]
            case "price negative":
                item, path = self.any_item(order)
                item["price"] = -self.random.randrange(1, 5000) / 100
                item.pop("salePrice", None)
                return [(path + ".price", "range.tooSmall")]
            case "sale price":
                item, path = self.any_item(order)
                item["salePrice"] = round(item["price"] + 0.01, 2)
                return [(path + ".salePrice", "fields.tooLarge")]
            case "gift note missing":
                item, path = self.any_item(order)
                item["wrapping"] = self.pick(["box", "ribbon"])
                return self.without(item, "giftNote", path + ".giftNote", "fields.requiredIf")
            case "gift note unexpected":
                item, path = self.any_item(order)
                item["wrapping"], item["giftNote"] = "none", self.sentence("th", 12)
                return [(path + ".giftNote", "fields.prohibitedIf")]
            case "gift note shape":
                item, path = self.any_item(order)
                item["wrapping"], item["giftNote"] = "box", self.pick(["<b>", "a\tb", "50%", "", "x" * 61])
                return [(path + ".giftNote", "format.mismatch")]
            case "card check digit":
                payment["method"] = "card"
                self.give_payment(payment)
                payment["card"] = identifiers.other_digit(payment["card"], -1)
                return [("payment.card", "identifier.checkDigit")]
            case "iban check digit":
                payment["method"] = "transfer"
                self.give_payment(payment)
                payment["iban"] = identifiers.other_check_digits(payment["iban"])
                return [("payment.iban", "identifier.checkDigit")]
            case "payment missing":
                self.give_payment(payment)
                kind = payment["method"]
                payment.pop({"card": "card", "transfer": "iban"}.get(kind, kind))
                errors = [("", "fields.noneGiven")]
                if kind == "card": errors.append(("payment.card", "fields.requiredIf"))
                if kind == "transfer": errors.append(("payment.iban", "fields.requiredUnless"))
                return errors
            case "payment twice":
                payment["method"] = self.pick(["card", "transfer"])
                self.give_payment(payment)
                payment["voucher"] = "ABCDEF12"
                return [("", "fields.severalGiven")]
            case "holder missing":
                payment["method"] = self.pick(["card", "transfer"])
                self.give_payment(payment)
                return self.without(payment, "holder", "payment.holder", "fields.requiredWith")
            case "billing name missing":
                payment.update(taxRegion="EU", taxNumber="123456789")
                return self.without(payment, "billingName", "payment.billingName", "fields.requiredWithAll")
            case "total":
                payment["total"] = -0.5
                payment.pop("totalShown", None)
                return [("payment.total", "range.tooSmall")]
            case "total shown":
                payment["totalShown"] = round(payment["total"] + 1, 2)
                return [("payment.totalShown", "comparison.differs")]
            case "delivery date":
                order["delivery"] = {"from": self.pick(["2025-02-30", "2025-06-31"]), "until": self.date(2026, 2026)}
                return [("delivery.from", "date.day")]
            case "delivery order":
                order["delivery"] = {"from": self.date(2026, 2026), "until": self.date(2025, 2025)}
                return [("delivery.until", "fields.tooEarly")]
            case _: raise ValueError(kind)

    def set_document(self, customer, kind, name, value, code):
        for other in ("cpf", "cnpj", "residentId", "nationalId"):
            customer.pop(other, None)
        customer["document"] = kind
        if value is not None:
            customer[name] = value
        return [("customer." + name, code)]

    def wrong_document(self, customer, kind, name, make):
        return self.set_document(customer, kind, name, identifiers.other_digit(make(self), -1), "identifier.checkDigit")

    # Faults of one group change the same part of the order, so one order has at most one of them.
    groups = [
        ["orderId missing", "orderId shape", "orderId type"],
        ["placedAt missing", "placedAt date", "placedAt syntax", "shippedAt early", "shippedAt equal"],
        ["channel"], ["currency unknown", "currency shape"], ["coupon"],
        ["note long", "note normalization", "note bidi", "note both"],
        ["tags many", "tags repeated"],
        ["customer id missing", "customer id"], ["consent"],
        ["name missing", "name blank", "name long", "name normalization", "name bidi"],
        ["email", "email unconfirmed", "no email and no phone", "phone", "backup email"],
        ["country", "country shape"],
        ["document", "cpf check digit", "cnpj check digit", "saudi check digit", "resident check digit", "document missing"],
        ["website"],
        ["addresses missing", "addresses none", "recipient long", "line blank", "line normalization", "postal code"],
        ["items none", "sku repeated", "sku shape", "item name missing", "item name long", "quantity", "price scale",
         "price precision", "price negative", "sale price", "gift note missing", "gift note unexpected", "gift note shape"],
        ["card check digit", "iban check digit", "payment missing", "payment twice", "holder missing"],
        ["billing name missing"], ["total", "total shown"], ["delivery date", "delivery order"],
    ]
