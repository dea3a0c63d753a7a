import Essentials
import ValidationCore

/// Reads a text as a date in the form of a picture and passes its value on.
struct DatePictureRule: TextRule {
  let picture: DatePicture
  /// Rules for the value; nil if only the form is checked.
  let value: DateRules?

  var quick: QuickCheck? {
    if value != nil { return nil }
    return QuickCheck(picture) { picture, utf8, count in
      picture.reading(DatePicture.self) { picture in
        (try? picture.read(UnsafeBufferPointer(start: utf8, count: count))) != nil
      }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(DatePicture.Fault) {
      let day = try picture.read(text.utf8)
      value?.run(onDay: Date(timeIntervalSince1970: day.milliseconds / 1_000), &sink)
    } catch {
      sink.report(self.error(error, in: text))
    }
  }

  private func error(_ fault: DatePicture.Fault, in text: borrowing TextView) -> ValidationError {
    switch fault {
    case .date(let fault):
      return fault.error(in: text, syntax: .dateSyntax, example: picture.example.text, suggestion: nil)
    case .text(let fault):
      if let error = fault.mixedDigits(in: text) { return error }
      guard case .syntax(let offset) = fault else { return ValidationError(code: .dateSyntax) }
      return ValidationError(
        reporting: .dateSyntax, picture.example.facts, ranges: [text.scalarRange(at: offset)],
        suggesting: picture.repaired(text))
    }
  }
}
