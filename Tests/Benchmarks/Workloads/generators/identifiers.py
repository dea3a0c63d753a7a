"""Valid identifiers, and the check digits that make them so."""


def mod11(digits, weights):
    rest = sum(d * w for d, w in zip(digits, weights)) % 11
    return 0 if rest < 2 else 11 - rest


def cpf(writer):
    digits = [int(c) for c in writer.digits(9)]
    if len(set(digits)) == 1:
        digits[0] = (digits[0] + 1) % 10
    for weights in (range(10, 1, -1), range(11, 1, -1)):
        digits.append(mod11(digits, weights))
    text = "".join(map(str, digits))
    return f"{text[:3]}.{text[3:6]}.{text[6:9]}-{text[9:]}" if writer.chance(0.5) else text


def cnpj(writer):
    digits = [int(c) for c in writer.digits(8)] + [0, 0, 0, 1]
    if len(set(digits[:8])) == 1:
        digits[0] = (digits[0] + 1) % 10
    weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
    digits.append(mod11(digits, weights[1:]))
    digits.append(mod11(digits, weights))
    t = "".join(map(str, digits))
    return f"{t[:2]}.{t[2:5]}.{t[5:8]}/{t[8:12]}-{t[12:]}" if writer.chance(0.5) else t


def resident_id(writer):
    """A Chinese one."""
    r = writer.random
    body = (writer.pick(["110105", "310101", "440305", "510104", "330106"])
            + f"{r.randrange(1950, 2005)}{r.randrange(1, 13):02}{r.randrange(1, 29):02}" + writer.digits(3))
    weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
    return body + "10X98765432"[sum(int(c) * w for c, w in zip(body, weights)) % 11]


def luhn_digit(body):
    total = 0
    for place, c in enumerate(reversed(body)):
        d = int(c) * (2 if place % 2 == 0 else 1)
        total += d - 9 if d > 9 else d
    return str(-total % 10)


def saudi_id(writer):
    body = writer.pick("12") + writer.digits(8)
    return body + luhn_digit(body)


def card(writer):
    prefix, length = writer.pick([("4", 16), ("51", 16), ("55", 16), ("34", 15), ("37", 15)])
    body = prefix + writer.digits(length - 1 - len(prefix))
    return body + luhn_digit(body)


def iban(writer):
    country, body = writer.pick([
        ("DE", writer.digits(18)),
        ("PT", writer.digits(21)),
        ("SA", writer.digits(2) + writer.letters(18, 18, "0123456789ABCDEF")),
        ("BR", writer.digits(23) + writer.pick("CP") + "1"),
        ("GB", writer.letters(4, 4, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") + writer.digits(14)),
        ("FR", writer.digits(23)),
    ])
    number = "".join(str(int(c, 36)) for c in body + country + "00")
    return f"{country}{98 - int(number) % 97:02}{body}"


def ean13(writer):
    body = writer.pick(["789", "690", "560", "400", "460"]) + writer.digits(9)
    return body + str(-sum(int(c) * (3 if i % 2 else 1) for i, c in enumerate(body)) % 10)


def uuid(writer):
    text = writer.letters(32, 32, "0123456789abcdef")
    return f"{text[:8]}-{text[8:12]}-4{text[13:16]}-{writer.pick('89ab')}{text[17:20]}-{text[20:]}"


def other_digit(text, place):
    """The text with another digit at a place, which breaks every check over all digits."""
    place %= len(text)
    return text[:place] + str((int(text[place]) + 1) % 10) + text[place + 1:]


def other_check_digits(iban):
    """The number with other check digits, which are from 02 to 98."""
    return f"{iban[:2]}{(int(iban[2:4]) - 2 + 40) % 97 + 2:02}{iban[4:]}"
