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
        var text = try format.string(fromMilliseconds: day.milliseconds, fullYears: true)
        if random.below(2) == 0 {
          var characters = Array(text)
          characters[random.below(characters.count)] = random.element(of: Array("0123456789/.-"))
          text = String(characters)
        }
        guard let read = Array(text.utf8).withUnsafeBufferPointer(numeric.read) else { continue }
        let units = Array(text.utf16)
        let reading = try units.withUnsafeBufferPointer { try format.read($0) }
        #expect(reading.outcome == .read && reading.milliseconds == read.milliseconds, "\(locale) \(text)")
      }
    }
  }

  @Test("is known in the forms that most people write, and in no calendar but the Gregorian")
  func forms() throws {
    func has(_ locale: String, _ calendar: String? = nil) throws -> Bool {
      try NumericDateForm(DateFormat(locale: locale, calendar: calendar, form: .short)) != nil
    }
    #expect(try has("pt-BR") && has("en") && has("de") && has("en-GB"))
    #expect(try !has("th", "buddhist") && !has("fa", "persian") && !has("ja", "japanese"))
  }
}
