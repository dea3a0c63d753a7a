import ValidationCore

/// Reads a text as a time of day in the form of a locale.
struct LocalizedTimeRule: TextRule {
  let form: TimeForm

  var quick: QuickCheck? {
    QuickCheck(form) { form, utf8, count in
      form.reading(TimeForm.self) { form in
        (try? form.read(UnsafeBufferPointer(start: utf8, count: count))) != nil
      }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(TimeForm.Fault) { _ = try form.read(text.utf8) } catch {
      sink.report(self.error(error, in: text))
    }
  }

  private func error(_ fault: TimeForm.Fault, in text: borrowing TextView) -> ValidationError {
    switch fault {
    case .time(let fault):
      return fault.error(in: text, syntax: .timeSyntax, example: form.example.text, suggestion: nil)
    case .text(let fault):
      if let error = fault.mixedDigits(in: text) { return error }
      guard case .syntax(let offset) = fault else { return ValidationError(code: .timeSyntax) }
      return ValidationError(
        reporting: .timeSyntax, form.example.facts, ranges: [text.scalarRange(at: offset)],
        suggesting: form.repaired(text))
    }
  }
}
