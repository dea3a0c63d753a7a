import Foundation
import LocalizedValidation
import Testing

/// The examples of the article `YourOwnRule`, each in a process of its own since they add to its catalogs.
@Suite("The article on a rule of one's own")
struct YourOwnRuleTests {
  @Test("takes a validator with a message")
  func validator() async {
    await #expect(processExitsWith: .success) {
      let output = try printed(YourOwnRule.validator)
      expectShown(
        output,
        """
        Must read the same backwards
        Doit se lire de la même façon à l'envers
        true
        """
      )
    }
  }

  @Test("takes a code with arguments")
  func code() async {
    await #expect(processExitsWith: .success) {
      let output = try printed(YourOwnRule.code)
      expectShown(
        output,
        """
        slots.notMultiple (actual: 7, factor: 5)
        Must be a multiple of 5
        يجب أن يكون من مضاعفات ٥
        """
      )
    }
  }

  @Test("keeps the places of the fault and the repaired text")
  func places() async {
    await #expect(processExitsWith: .success) {
      let output = try printed(YourOwnRule.places)
      expectShown(
        output,
        """
        must have no quotation marks
        ["\\"", "\\""]
        Nia 
        """
      )
    }
  }

  @Test("keeps an error of another type")
  func otherErrors() async {
    await #expect(processExitsWith: .success) {
      let output = printed(YourOwnRule.otherErrors)
      expectShown(
        output,
        """
        3 is odd
        """
      )
    }
  }

  @Test("is reached from a rule document")
  func document() async {
    await #expect(processExitsWith: .success) {
      let output = try printed(YourOwnRule.document)
      expectShown(
        output,
        """
        Must read the same backwards
        """
      )
    }
  }
}

struct Palindrome: Validator {
  var errorMessage = "Must read the same backwards"

  func isValid(value: String) -> Bool {
    let letters = value.lowercased().filter(\.isLetter)
    return letters == String(letters.reversed())
  }
}

extension ValidationError.Code {
  /// The number is not a multiple of another. Arguments: `factor`, `actual`.
  static let notMultiple: Self = "slots.notMultiple"
}

extension Validation where Value == Int {
  static func multiple(of factor: Int) -> Validation {
    Validation { value in
      guard !value.isMultiple(of: factor) else { return }
      throw ValidationError(
        code: .notMultiple,
        limits: ["factor": .integer(factor)], found: ["actual": .integer(value)]
      )
    }
  }
}

private enum YourOwnRule {
  @Sendable static func validator() throws {
    let motto = Validation<String>.all(.notBlank, Palindrome().validator)
    let errors = motto.errors(value: "Élu par cette crapule?")
    for message in errors.localizedDescriptions { print(message) }

    try MessageCatalogs.shared.addLayer(
      ["Must read the same backwards": "Doit se lire de la même façon à l'envers"],
      for: "fr"
    )
    for message in errors.localizedDescriptions(in: "fr") { print(message) }
    print(motto.isValid(value: "Nîn"))
  }

  @Sendable static func code() throws {
    let slots = Validation<Int>.multiple(of: 5)
    let errors = slots.errors(value: 7)
    for error in errors { print(error.localizedDescription) }

    try MessageCatalogs.shared.addLayer(["slots.notMultiple": "must be a multiple of {factor}"], for: "en")
    try MessageCatalogs.shared.addLayer(["slots.notMultiple": "يجب أن يكون من مضاعفات {factor}"], for: "ar")
    for error in errors { print(error.localizedDescription) }
    for error in errors { print(error.localizedDescription(in: "ar-EG")) }
  }

  @Sendable static func places() throws {
    let noQuotes = Validation<String> { text in
      let places = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\"") }.map(\.offset)
      if places.isEmpty { return }
      throw ValidationError(
        code: "quotes.present",
        message: .key("must have no quotation marks"),
        ranges: places.map { $0..<$0 + 1 },
        suggestion: text.filter { $0 != "\"" }
      )
    }
    let text = "\"Nia\" "
    for error in noQuotes.errors(value: text) {
      print(error.localizedDescription)
      print(error.ranges(in: text).map { String(text[$0]) })
      print(error.suggestion ?? "")
    }
  }

  enum ParityError: LocalizedError {
    case odd(Int)

    var errorDescription: String? {
      switch self {
      case .odd(let number): "\(number) is odd"
      }
    }
  }

  @Sendable static func otherErrors() {
    let even = Validation<Int> { value in
      if !value.isMultiple(of: 2) { throw ParityError.odd(value) }
    }
    for message in even.errors(value: 3).localizedDescriptions { print(message) }
  }

  @Sendable static func document() throws {
    var registry = RuleRegistry.builtIn
    registry.register("palindrome", text: Palindrome().validator)
    let rules = try RuleDocument(
      json: Data(#"{"fields": {"motto": ["required", "palindrome"]}}"#.utf8),
      registry: registry
    )
    let errors = try rules.errors(inJSON: Data(#"{"motto": "not backwards"}"#.utf8))
    for error in errors { print(error.localizedDescription) }
  }
}
