import ICU
import Randomness
import Testing

@testable import ValidationCore
@testable import ValidationRules

/// Dates in digits that are read without ICU, against ICU's own reading.
@Suite("A date in digits")
struct NumericDateFormTests {
  @Test(
    "is the day that the format reads",
    arguments: [
      "pt-BR", "en", "en-GB", "de", "zh-Hans", "es-MX", "fr-CA", "sv", "hu", "ko", "ar-EG", "fa", "th",
    ])
  func agreement(locale: String) throws {
    for form in [DateFormat.Form.short, .medium, .skeleton("yMd"), .skeleton("yMMdd")] {
      let format = try DateFormat(locale: locale, calendar: nil, form: form)
      guard let numeric = try NumericDateForm(format) else { continue }
      var random = SplitMix(seed: 9)
      for _ in 0..<40 {
        let day = CivilDate(dayNumber: random.below(73_000) - 25_567)
        var text = try format.string(
          fromMilliseconds: day.milliseconds, fullYears: random.below(2) == 0)
        if random.below(2) == 0 {
          var characters = Array(text)
          characters[random.below(characters.count)] = random.element(of: Array("0123456789/.-"))
          text = String(characters)
        }
        if random.below(3) == 0 { text = Self.arabic(text) }
        guard let read = Array(text.utf8).withUnsafeBufferPointer(numeric.read) else { continue }
        var units: [UInt16] = []
        TextView.over(text) { text in
          let plain = PlainDateText(text)
          if plain.mixedDigit == nil { units = plain.units }
        }
        let reading = try units.withUnsafeBufferPointer { try format.read($0) }
        #expect(reading.outcome == .read && reading.milliseconds == read.milliseconds, "\(locale) \(text)")
      }
    }
  }

  @Test(
    "has no month or day that the format does not have",
    arguments: ["pt-BR", "en", "en-GB", "de", "zh-Hans", "es-MX", "fr-CA", "sv", "hu", "ar-EG", "fa", "th"])
  func faults(locale: String) throws {
    for form in [DateFormat.Form.short, .medium, .skeleton("yMd"), .skeleton("yMMdd")] {
      let format = try DateFormat(locale: locale, calendar: "gregorian", form: form)
      guard let numeric = try NumericDateForm(format) else { continue }
      let sample = try format.string(
        fromMilliseconds: CivilDate(year: 2033, month: 12, day: 21).milliseconds, fullYears: true)
      let plain = String(decoding: PlainDateText.bytes(of: sample), as: UTF8.self)
      var faults = 0
      for (year, month, day) in [
        (2026, 0, 1), (2026, 13, 1), (2026, 99, 31), (2026, 99, 99), (2026, 0, 0), (2026, 2, 29),
        (2024, 2, 30),
        (1900, 2, 29),
        (2000, 2, 29), (2026, 4, 31), (2026, 1, 0), (2026, 12, 32), (2100, 11, 31), (2026, 1, 99),
      ] {
        for hasShortYear in [false, true] {
          let text = plain.replacing("2033", with: String("\(year)".suffix(hasShortYear ? 2 : 4)))
            .replacing("12", with: "\(month)").replacing("21", with: "\(day)")
          guard let fault = Array(text.utf8).withUnsafeBufferPointer(numeric.fault) else { continue }
          faults += 1
          let reading = try Array(text.utf16).withUnsafeBufferPointer { try format.read($0) }
          #expect(fault == reading, "\(locale) \(text)")
        }
      }
      #expect(faults >= 10, "\(locale) \(plain)")
    }
  }

  /// The text with Arabic digits, and a mark in front.
  private static func arabic(_ text: String) -> String {
    "\u{200F}"
      + String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            "0"..."9" ~= scalar ? Unicode.Scalar(scalar.value - 0x30 + 0x660) ?? scalar : scalar
          }))
  }

  @Test(
    "has the digits of one script, and any bidi marks",
    arguments: [
      ("ar-EG", "٢٨/١١/٢٠٢٦", true), ("ar-EG", "٢٨\u{200F}/١١\u{200F}/٢٠٢٦", true),
      ("ar-EG", "28/11/2026", true),
      ("pt-BR", "٢٨/١١/٢٠٢٦", true), ("pt-BR", "۲۸/۱۱/۲۰۲۶", true), ("hi", "२८/११/२०२६", true),
      ("ar-EG", "٢٨/11/٢٠٢٦", false), ("ar-EG", "28/١١/٢٠٢٦", false), ("ar-EG", "٢٨/۱۱/٢٠٢٦", false),
      ("ar-EG", "٣٠/٢/٢٠٢٦", false), ("ar-EG", "٢٨/١١/٢٠٢٦٠", false), ("ar-EG", "", false),
      ("ar-EG", "\u{200F}", false), ("ar-EG", "٢٨،١١،٢٠٢٦", false),
    ])
  func scripts(locale: String, text: String, isRead: Bool) throws {
    let format = try DateFormat(locale: locale, calendar: nil, form: .skeleton("yMd"))
    let numeric = try #require(try NumericDateForm(format))
    let read = Array(text.utf8).withUnsafeBufferPointer(numeric.read)
    #expect(read == (isRead ? CivilDate(year: 2026, month: 11, day: 28) : nil))
  }

  @Test(
    "has a hundred years of two digits, where the format has them", arguments: ["en", "de", "ar-EG", "th"])
  func shortYears(locale: String) throws {
    let format = try DateFormat(locale: locale, calendar: "gregorian", form: .short)
    let numeric = try #require(try NumericDateForm(format))
    var unread = Set<Int>()
    for year in 0..<100 {
      for (month, day) in [(1, 1), (11, 22), (11, 30), (12, 31)] {
        let digits = year < 10 ? "0\(year)" : "\(year)"
        let text =
          switch locale {
          case "en": "\(month)/\(day)/\(digits)"
          case "de": "\(day).\(month).\(digits)"
          default: "\(day)/\(month)/\(digits)"
          }
        let reading = try Array(text.utf16).withUnsafeBufferPointer { try format.read($0) }
        guard let read = Array(text.utf8).withUnsafeBufferPointer(numeric.read) else {
          unread.insert(year)
          continue
        }
        #expect(
          reading.outcome == .read && reading.milliseconds == read.milliseconds, "\(locale) \(text)")
      }
    }
    // A format with years of four digits alone reads none.
    #expect(unread.count == 1 || unread.count == 100)
    #expect(locale != "en" || unread.count == 1)
  }

  @Test("is known in the forms that most people write, and in no calendar but the Gregorian")
  func forms() throws {
    func has(_ locale: String, _ calendar: String? = nil) throws -> Bool {
      try NumericDateForm(DateFormat(locale: locale, calendar: calendar, form: .short)) != nil
    }
    #expect(try has("ar-EG") && has("hi"))
    #expect(try has("pt-BR") && has("en") && has("de") && has("en-GB"))
    #expect(try !has("th", "buddhist") && !has("fa", "persian") && !has("ja", "japanese"))
  }
}
