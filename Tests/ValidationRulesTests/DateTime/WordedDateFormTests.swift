import ICU
import Randomness
import Testing

@testable import ValidationCore
@testable import ValidationRules

/// Dates with names that are read without ICU, against ICU's own reading.
@Suite("A date in words")
struct WordedDateFormTests {
  @Test(
    "is the day that the format reads",
    arguments: [
      "en", "en-GB", "pt-BR", "pt-PT", "es", "fr", "de", "it", "nl", "sv", "pl", "cs", "ru", "uk", "tr", "vi",
      "zh-Hans", "zh-Hant", "ja", "ko", "ar", "ar-EG", "mr", "bn", "he", "hi", "th", "fi", "hu", "lt", "eu",
      "fa", "id",
    ])
  func agreement(locale: String) throws {
    for form in [DateFormat.Form.full, .long, .medium, .skeleton("yMMMd"), .skeleton("yMMMMEEEEd")] {
      let format = try DateFormat(locale: locale, calendar: nil, form: form)
      guard let worded = try WordedDateForm(format) else { continue }
      var random = SplitMix(seed: 4)
      var accepted = 0
      for _ in 0..<60 {
        let day = CivilDate(dayNumber: random.below(73_000) - 25_567)
        var text = try format.string(fromMilliseconds: day.milliseconds)
        let isChanged = random.below(2) == 0
        if isChanged {
          let other = try format.string(
            fromMilliseconds: day.milliseconds + 86_400_000 * Double(random.below(400)))
          var characters = Array(text.unicodeScalars)
          switch random.below(6) {
          case 0:
            characters[random.below(characters.count)] = random.element(
              of: Array("0123456789, .".unicodeScalars))
          case 1: characters.remove(at: random.below(characters.count))
          case 2: characters = Array(characters.prefix(characters.count / 2) + other.unicodeScalars.suffix(4))
          case 3: characters = Array(text.uppercased().unicodeScalars)
          case 4: characters = Array(text.lowercased().unicodeScalars)
          default: characters = Array(other.unicodeScalars.prefix(6) + characters.dropFirst(6))
          }
          text = String(String.UnicodeScalarView(characters))
        }
        guard let read = Array(text.utf8).withUnsafeBufferPointer(worded.read) else {
          #expect(isChanged, "\(locale) \(text)")
          continue
        }
        accepted += 1
        let units = Array(String(decoding: PlainDateText.bytes(of: text), as: UTF8.self).utf16)
        let reading = try units.withUnsafeBufferPointer { try format.read($0) }
        #expect(reading.outcome == .read && reading.milliseconds == read.milliseconds, "\(locale) \(text)")
      }
      #expect(accepted >= 20)
    }
  }

  @Test("is known in forms that most people write, and in no calendar but the Gregorian")
  func forms() throws {
    func has(_ locale: String, _ form: DateFormat.Form, _ calendar: String? = nil) throws -> Bool {
      try WordedDateForm(DateFormat(locale: locale, calendar: calendar, form: form)) != nil
    }
    #expect(try has("ar-EG", .long) && has("ar", .full))
    #expect(try has("en", .full) && has("en", .medium) && has("pt-BR", .long) && has("de", .full))
    #expect(try !has("th", .full, "buddhist") && !has("fa", .full, "persian"))
  }
}
