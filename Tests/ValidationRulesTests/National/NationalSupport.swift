import Testing
import ValidationCore
import ValidationRules

/// An error about a number of a kind, which is the name of its rule.
func wrong(
  _ kind: String,
  _ code: ValidationError.Code,
  _ range: Range<Int>? = nil,
  _ arguments: [String: ValidationError.Argument] = [:],
  suggestion: String? = nil
) -> ValidationError {
  var arguments = arguments
  arguments["kind"] = .key("identifier.kind.\(kind)")
  return ValidationError(
    code: code, arguments: arguments, ranges: range.map { [$0] } ?? [], suggestion: suggestion)
}

/// A rule under its name, with numbers that their authorities or the public know to be sound.
struct SoundNumbers: Sendable, CustomTestStringConvertible {
  let name: String
  let rule: Validation<String>
  let numbers: [String]
  /// How many of the single wrong digits and of the swapped neighbours in the first number go unnoticed.
  let undetected: Int

  init(_ name: String, _ rule: Validation<String>, undetected: Int = 0, _ numbers: String...) {
    (self.name, self.rule, self.undetected, self.numbers) = (name, rule, undetected, numbers)
  }

  var testDescription: String { name }

  /// The texts that differ from the first number in one digit, or by two neighbours that changed places.
  var brokenTexts: [String] {
    guard let characters = numbers.first.map(Array.init) else { return [] }
    var broken: [String] = []
    for (index, character) in characters.enumerated() {
      if character.isNumber {
        for digit in "0123456789" where digit != character {
          var changed = characters
          changed[index] = digit
          broken.append(String(changed))
        }
      }
      if index > 0, characters[index - 1] != character, character.isNumber, characters[index - 1].isNumber {
        var swapped = characters
        swapped.swapAt(index - 1, index)
        broken.append(String(swapped))
      }
    }
    return broken
  }

  func expectSound() {
    for number in numbers {
      #expect(rule.errors(in: number) == [], "\(name) \(number)")
      #expect(rule.isValid(value: number), "\(name) \(number)")
    }
    let survivors = brokenTexts.filter { rule.isValid(value: $0) }
    #expect(survivors.count == undetected, "\(name) \(survivors)")
  }
}
