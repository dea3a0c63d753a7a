import Foundation
import ICU
import Testing

@testable import MessageFormat

@Suite("MessageFormat 2")
struct MessageFormat2Tests {
  @Test(
    "numbers follow their options",
    arguments: [
      ("{1234.5 :number}", "en", "1,234.5"), ("{1234.5 :number}", "ar-EG", "١٬٢٣٤٫٥"),
      ("{1 :number minimumFractionDigits=2}", "pt", "1,00"), ("{-0.0 :number}", "en", "-0"),
      ("{1234567 :number useGrouping=never}", "en", "1234567"),
      ("{1234 :number useGrouping=min2}", "en", "1234"),
      ("{1234 :number useGrouping=always}", "es", "1.234"), ("{1234 :number}", "es", "1234"),
      ("{12345.678 :number maximumSignificantDigits=3}", "en", "12,300"),
      ("{1.5 :number minimumSignificantDigits=4}", "en", "1.500"),
      ("{1.23456 :number maximumFractionDigits=1 maximumSignificantDigits=4}", "en", "1.235"),
      (
        "{1.23456 :number maximumFractionDigits=1 maximumSignificantDigits=4 roundingPriority=lessPrecision}",
        "en", "1.2"
      ),
      (
        "{1.23456 :number maximumFractionDigits=1 maximumSignificantDigits=4 roundingPriority=morePrecision}",
        "en", "1.235"
      ),
      ("{5 :number minimumIntegerDigits=3}", "en", "005"),
      ("{0.5 :number maximumFractionDigits=0}", "en", "1"),
      ("{0.5 :number maximumFractionDigits=0 roundingMode=halfEven}", "en", "0"),
      ("{-0.5 :number maximumFractionDigits=0 roundingMode=halfCeil}", "en", "-0"),
      ("{-0.5 :number maximumFractionDigits=0 roundingMode=halfFloor}", "en", "-1"),
      ("{0.1 :number maximumFractionDigits=0 roundingMode=expand}", "en", "1"),
      (
        "{1.23 :number roundingIncrement=5 minimumFractionDigits=2 maximumFractionDigits=2}", "en", "1.25"
      ),
      ("{1.00 :number minimumFractionDigits=2 trailingZeroDisplay=stripIfInteger}", "en", "1"),
      ("{0 :number signDisplay=exceptZero}{1 :number signDisplay=exceptZero}", "en", "0+1"),
      ("{-1 :number signDisplay=never}", "en", "1"),
      ("{|-0.001| :number signDisplay=negative}", "en", "-0.001"),
      ("{9007199254740993 :number}", "en", "9,007,199,254,740,993"), ("{|1e2| :integer}", "en", "100"),
      ("{1.5 :integer}{-1.5 :integer}{1.4999 :integer}", "en", "2-21"),
      ("{9.5 :integer}", "en", "10"), ("{1234 :integer maximumSignificantDigits=2}", "en", "1,200"),
      ("{0.1234 :percent maximumFractionDigits=1}", "en", "12.3%"), ("{0.5 :percent}", "ar-EG", "٥٠٪؜"),
      ("{5.00 :currency currency=USD trailingZeroDisplay=stripIfInteger}", "en-US", "$5"),
      ("{5.01 :currency currency=USD trailingZeroDisplay=stripIfInteger}", "en-US", "$5.01"),
      ("{-5 :currency currency=usd currencySign=accounting}", "en-US", "($5.00)"),
      ("{1234.5 :currency currency=JPY}", "en-US", "¥1,235"),
      ("{3 :currency currency=EUR currencyDisplay=name}", "de", "3,00 Euro"),
      ("{3 :currency currency=EUR currencyDisplay=code}", "en", "EUR\u{A0}3.00"),
      ("{3 :currency currency=EUR currencyDisplay=never}", "en", "3.00"),
      ("{3 :currency currency=CAD currencyDisplay=narrowSymbol fractionDigits=0}", "en-US", "$3"),
      ("{5 :unit unit=kilometer-per-hour}", "en", "5 km/h"),
      ("{5 :unit unit=meter unitDisplay=long}", "en", "5 meters"),
      ("{41 :offset add=1}", "en", "42"), ("{0.5 :offset subtract=1}", "en", "-0.5"),
      ("{9223372036854775807 :offset add=1}", "en", "9,223,372,036,854,775,808"),
      ("{-99.25 :offset add=99}", "en", "-0.25"),
      ("{1 :number u:locale=|de, en| minimumFractionDigits=1}", "en", "1,0"),
    ])
  func numbers(source: String, locale: String, expected: String) throws {
    let written = try MessagePattern(messageFormat2: source, locale: locale).write(isolating: false)
    #expect(written.text == expected)
    #expect(written.errors.isEmpty)
  }

  @Test(
    "dates follow their options and show the time of the reader's zone",
    arguments: [
      ("{|2006-01-02| :date}", "en-US", "Jan 2, 2006"),
      ("{|2006-01-02| :date length=long}", "de", "2. Januar 2006"),
      ("{|2006-01-02| :date length=short}", "en-US", "1/2/06"),
      ("{|2006-01-02| :date fields=weekday length=long}", "es", "lunes"),
      ("{|2006-01-02| :date fields=month-day}", "en-US", "Jan 2"),
      ("{|2006-01-02| :date fields=month-day-weekday length=long}", "en-US", "Monday, January 2"),
      ("{|2006-01-02T15:04:06| :time precision=hour}", "de", "15 Uhr"),
      ("{|2006-01-02T15:04:06| :time precision=second}", "de", "15:04:06"),
      ("{|2006-01-02T15:04:06| :time hour12=false}", "en-US", "15:04"),
      ("{|2006-01-02T15:04:06Z| :time}", "de", "13:04"),
      ("{|2006-01-02T15:04:06+05:30| :time}", "de", "07:34"),
      ("{|2006-01-02T15:04:06+05:30| :time timeZone=input}", "de", "15:04"),
      ("{|2006-01-02T15:04:06Z| :time timeZone=|Asia/Tokyo|}", "de", "00:04"),
      ("{|2006-01-02T15:04:06Z| :time timeZone=UTC timeZoneStyle=short}", "de", "15:04 UTC"),
      ("{|2006-01-02T15:04:06| :time timeZoneStyle=short}", "pt-BR", "15:04 BRT"),
      ("{|2024-02-29| :date calendar=buddhist length=long}", "en-US", "February 29, 2567 BE"),
      (
        ".local $d = {|2006-01-02T15:04:06Z| :datetime timeZone=UTC timePrecision=second} {{{$d :time}}}",
        "de",
        "15:04"
      ), ("{|1969-12-31T23:59:59.999Z| :date timeZone=UTC}", "de", "31.12.1969"),
    ])
  func dates(source: String, locale: String, expected: String) throws {
    let written = try MessagePattern(messageFormat2: source, locale: locale).write(
      isolating: false, timeZone: "America/Sao_Paulo")
    // Zones are abbreviated in some versions of ICU and written as offsets in others; some spaces are narrow.
    let text = written.text.replacing("\u{202F}", with: " ").replacing("GMT-3", with: "BRT")
      .replacing("GMT-2", with: "BRT").replacing("BRST", with: "BRT")
    #expect(text == expected)
    #expect(written.errors.isEmpty)
  }

  @Test("a date function writes a date and time")
  func datetime() throws {
    let moment = MessageArgument.date(Date(timeIntervalSince1970: 1_136_214_246))
    let pattern = try MessagePattern(
      messageFormat2:
        "{$d :datetime dateLength=long} {$d :datetime dateFields=month-day timePrecision=second}",
      locale: "en-US")
    let text = pattern.format(["d": moment], timeZone: "UTC").replacing("\u{202F}", with: " ")
    #expect(
      ["January 2, 2006 at 3:04 PM Jan 2, 3:04:06 PM", "January 2, 2006, 3:04 PM Jan 2, 3:04:06 PM"].contains(
        text))
  }

  @Test(
    "what a function cannot take is shown as it is written, and reported",
    arguments: [
      ("{|+1| :number}", "{|+1|}", ["bad-operand"]),
      ("{|1e999999999| :number}", "{|1e999999999|}", ["bad-operand"]),
      ("{1 :number minimumFractionDigits=100}", "1", ["bad-option"]),
      ("{1 :number minimumFractionDigits=|01|}", "1", ["bad-option"]),
      ("{1 :number roundingIncrement=3}", "1", ["bad-option"]),
      ("{1 :number useGrouping=|always currency/EUR|}", "1", ["bad-option"]),
      ("{1 :unit unit=|x/y|}", "{|1|}", ["bad-option"]), ("{1 :unit unit=furlongs}", "{|1|}", ["bad-option"]),
      ("{1 :unit}", "{|1|}", ["bad-operand"]), ("{1 :currency currency=euro}", "{|1|}", ["bad-option"]),
      (
        ".local $a = {1 :currency currency=EUR} {{{$a :currency currency=USD}}}", "€1.00", ["bad-option"]
      ),
      ("{|2006-02-29| :date}", "{|2006-02-29|}", ["bad-operand"]),
      ("{|2006-01-02T24:00:00| :time}", "{|2006-01-02T24:00:00|}", ["bad-operand"]),
      ("{|0000-01-02| :date}", "{|0000-01-02|}", ["bad-operand"]),
      ("{|2006-01-02T15:04:06.1234| :time}", "{|2006-01-02T15:04:06.1234|}", ["bad-operand"]),
      ("{|2006-01-02T15:04:06+15:00| :time}", "{|2006-01-02T15:04:06+15:00|}", ["bad-operand"]),
      ("{|2006-01-02| :date timeZone=input}", "Jan 2, 2006", ["bad-operand"]),
      ("{|2006-01-02| :date timeZone=Nowhere}", "Jan 2, 2006", ["bad-option"]),
      ("{|2006-01-02| :date length=$x}", "Jan 2, 2006", ["bad-option"]),
      ("{|2006-01-02| :date calendar=mayan}", "Jan 2, 2006", ["bad-option"]),
      ("{|a\\|b| :number}", "{|a\\|b|}", ["bad-operand"]),
      ("{1 :number minimumFractionDigits=$y}", "1", ["unresolved-variable", "bad-option"]),
      ("{a :string u:dir=up}", "a", ["bad-option"]), ("{a :string u:locale=|e n|}", "a", ["bad-option"]),
      ("{$d :string}", "{$d}", ["bad-operand"]), ("{:string}", "{:string}", ["bad-operand"]),
      (".input {$n :number} .match $n 1 {{a}} few {{b}} horse {{c}} * {{d}}", "d", ["bad-variant-key"]),
    ])
  func failures(source: String, expected: String, errors: [String]) throws {
    let arguments: [String: MessageArgument] = [
      "x": .text("long"), "d": .date(Date(timeIntervalSince1970: 0)), "n": .integer(7),
    ]
    let written = try MessagePattern(messageFormat2: source, locale: "en-US").write(
      arguments, isolating: false)
    #expect(written.text == expected)
    #expect(written.errors.map(\.kind.rawValue) == errors)
  }

  @Test(
    "the best variant is chosen",
    arguments: [
      (
        ".input {$n :number} .match $n one {{one}} 1 {{exact}} * {{other}}", "en", MessageArgument.integer(1),
        "exact"
      ),
      (".input {$n :number} .match $n one {{one}} * {{other}}", "en", .decimal("1.0"), "one"),
      (
        ".input {$n :number minimumFractionDigits=1} .match $n one {{one}} * {{other}}", "en", .integer(1),
        "other"
      ),
      (
        ".input {$n :number minimumFractionDigits=1} .match $n 1.0 {{exact}} 1 {{one}} * {{other}}", "en",
        .integer(1), "exact"
      ),
      (".input {$n :integer} .match $n few {{few}} many {{many}} * {{other}}", "ar", .integer(11), "many"),
      (".input {$n :integer select=ordinal} .match $n two {{nd}} * {{th}}", "en", .integer(22), "nd"),
      (".input {$n :number select=exact} .match $n one {{one}} * {{other}}", "en", .integer(1), "other"),
      (".input {$n :percent} .match $n 50 {{half}} * {{other}}", "en", .double(0.5), "half"),
      (".input {$n :string} .match $n 1.50 {{same}} * {{other}}", "en", .decimal("1.50"), "same"),
      (".input {$n :number} .match $n -1 {{minus}} * {{other}}", "en", .text("-1"), "minus"),
      (".input {$n :number} .match $n other {{o}} * {{*}}", "en", .integer(2), "o"),
      (".input {$n :integer} .match $n |1| {{one}} * {{other}}", "en", .double(.infinity), "other"),
    ])
  func selection(source: String, locale: String, value: MessageArgument, expected: String) throws {
    let message = try MessagePattern(messageFormat2: source, locale: locale)
    #expect(message.write(["n": value]).text == expected)
    #expect(message.format(["n": value]) == expected)
  }

  @Test(
    "values are isolated where their direction is not that of the message",
    arguments: [
      ("{$t} {$n} {$n :number}", "en", "\u{2068}אב\u{2069} 5 5"),
      ("{$t} {$n} {$n :number}", "he", "\u{2068}אב\u{2069} \u{2067}5\u{2069} \u{2067}5\u{2069}"),
      ("{$n :number u:locale=he}", "en", "\u{2067}5\u{2069}"),
      ("{$n :number u:dir=ltr}", "en", "\u{2066}5\u{2069}"),
      ("{$n :number u:locale=en}", "he", "\u{2066}5\u{2069}"), ("{$n :number u:dir=inherit}", "en", "5"),
      ("{#b}{$t}{/b}", "en", "\u{2068}אב\u{2069}"), ("{$x}", "en", "\u{2068}{$x}\u{2069}"),
    ])
  func isolation(source: String, locale: String, expected: String) throws {
    // A control within a text does not end its isolation.
    let arguments: [String: MessageArgument] = ["t": .text("א\u{2069}ב"), "n": .integer(5)]
    let message = try MessagePattern(messageFormat2: source, locale: locale)
    #expect(message.format(arguments) == expected)
    #expect(message.write(arguments).text == expected)
  }
}
