import Testing
import ValidationCore

@testable import ValidationRules

/// An error about an identifier of a kind, as the tests of its rule expect it.
func identifier(
  _ code: ValidationError.Code,
  _ kind: String,
  _ arguments: [String: ValidationError.Argument] = [:],
  _ ranges: [Range<Int>] = [],
  _ suggestion: String? = nil
) -> ValidationError {
  ValidationError(
    code: code,
    arguments: allArguments(code, kind, arguments),
    ranges: ranges,
    suggestion: suggestion
  )
}

/// The same with one range or none.
func wrong(
  _ kind: String,
  _ code: ValidationError.Code,
  _ range: Range<Int>? = nil,
  _ arguments: [String: ValidationError.Argument] = [:],
  suggestion: String? = nil
) -> ValidationError {
  ValidationError(
    code: code, arguments: allArguments(code, kind, arguments), ranges: range.map { [$0] } ?? [],
    suggestion: suggestion)
}

/// The arguments with those that all errors of a code have.
private func allArguments(
  _ code: ValidationError.Code, _ kind: String, _ arguments: [String: ValidationError.Argument]
) -> [String: ValidationError.Argument] {
  var all = arguments
  all["kind"] = .key("identifier.kind.\(kind)")
  if code == .identifierLength { all["unit"] = all["unit"] ?? "characters" }
  if code == .identifierNotASCII {
    let hasOnlyDigits = ["br.cpf", "luhn", "creditCard", "postalCode"].contains(kind)
    all["unit"] = hasOnlyDigits ? "digits" : "characters"
  }
  return all
}

extension IdentifierFormat: CustomTestStringConvertible {
  public var testDescription: String { name }

  /// The rule of the format; those over any number of characters are rules of their own.
  var publicRule: Validation<String> {
    switch name {
    case "luhn": .luhn
    case "nanoid": .nanoid
    default: rule()
    }
  }

  /// All formats with samples: of postal codes, which differ by region, those of two regions.
  static let sampled = all.filter { !$0.valid.isEmpty }
}

extension String {
  /// The text with each ASCII digit in the digits of a script, whose zero is given.
  func digits(from zero: UInt32) -> String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          "0"..."9" ~= scalar ? Unicode.Scalar(scalar.value - 0x30 + zero) ?? scalar : scalar
        }))
  }

  /// The text in fullwidth forms.
  var fullwidth: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          scalar == " "
            ? "\u{3000}" : "!"..."~" ~= scalar ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar
        }))
  }

  /// The texts that differ from this one in one digit, or by two neighbouring digits that changed places.
  var slips: [String] {
    let characters = Array(self)
    var slips: [String] = []
    for (index, character) in characters.enumerated() where character.isNumber {
      for digit in "0123456789" where digit != character {
        var changed = characters
        changed[index] = digit
        slips.append(String(changed))
      }
      if index > 0, characters[index - 1] != character, characters[index - 1].isNumber {
        var swapped = characters
        swapped.swapAt(index - 1, index)
        slips.append(String(swapped))
      }
    }
    return slips
  }
}
