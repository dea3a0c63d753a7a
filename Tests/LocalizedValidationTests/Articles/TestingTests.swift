import Foundation
import LocalizedValidation
import LocalizedValidationTesting
import Testing

/// The examples of the article `Testing`, in a process of their own since they add to its catalogs.
@Suite("The article on testing rules and languages")
struct TestingTests {
  @Test("names what is wrong with a rule")
  func rule() async {
    await #expect(processExitsWith: .success) {
      let output = try printed(TestingRules.rule)
      expectShown(
        output,
        """
        7: slots.notMultiple: the message “slots.notMultiple” is missing in ar; readers get en
        8: slots.notMultiple: the message “slots.notMultiple” is missing in ar; readers get en
        8: slots.notMultiple: the limits actual differ from those for 7; pass what comes from the value in found
        """
      )
    }
  }

  @Test("gives a test a locale and catalogs of its own, and compares facts")
  func isolation() throws {
    expectShown(
      try printed(TestingRules.isolation),
      """
      ["“username” is already taken"]
      """
    )
    expectShown(
      printed(TestingRules.facts),
      """
      ["[1]: presence.blank", "[2]: length.tooLong (actual: 4, maximum: 3, unit: graphemes)"]
      """
    )
    expectShown(
      printed(TestingRules.plainSentence),
      """
      true
      """
    )
  }

  @Test("advances the clock of checks, and fixes today")
  func time() async throws {
    expectShown(
      try await printedWithProcessLocale(TestingRules.clock),
      """
      validating
      invalid [username.taken]
      """
    )
    expectShown(
      try printed(TestingRules.today),
      """
      false
      true
      """
    )
  }

  @Test("finds nothing in the library's own catalogs")
  func catalogs() throws {
    let directory = Article.root.appendingPathComponent("Localizations")
    try checkCatalog(at: directory)
    try checkLanguage("pt-AO")
  }
}

private enum TestingRules {
  @Sendable static func rule() throws {
    let slots = Validation<Int> { value in
      guard !value.isMultiple(of: 5) else { return }
      throw ValidationError(code: "slots.notMultiple", limits: ["factor": 5, "actual": .integer(value)])
    }
    try MessageCatalogs.shared.addLayer(["slots.notMultiple": "must be a multiple of {factor}"], for: "en")
    do {
      try checkRule(
        slots,
        valid: [0, 10],
        invalid: [7: ["slots.notMultiple"], 8: ["slots.notMultiple"]],
        locales: ["en", "ar"]
      )
    } catch {
      print(error)
    }
  }

  static func isolation() throws {
    let catalogs = MessageCatalogs.builtIn()
    try catalogs.addLayer(["username.taken": "is already taken"], for: "en")
    let taken = ValidationError(code: "username.taken", path: ["username"])
    ActiveLocale.with("en", catalogs: catalogs) {
      print([taken].localizedDescriptions)
    }
  }

  static func facts() {
    let errors = Validation<[String]>.each(.notBlank, .length(...3)).errors(value: ["ana", " ", "أحمد"])
    print(errors.map(\.description))
  }

  static func plainSentence() {
    let plain = MessageCatalogs.builtIn()
    plain.isolatesArguments = false
    let blank = ValidationError(code: .presenceBlank, path: ["name"])
    print(blank.localizedDescription(in: "en", catalogs: plain) == "“name” must contain more than spaces")
  }

  struct Account: Sendable {
    var username = ""
  }

  static func clock() async throws {
    let clock = TestClock()
    let form = ValidatedForm(
      Account(),
      .field(\.username, .notBlank, .check("username.taken") { $0 != "ana" }),
      clock: clock
    )
    form[\.username].value = "ana"
    await clock.sleepers(1)
    print(form[\.username].phase)
    clock.advance(by: .milliseconds(300))
    await form.settled()
    print(form[\.username].phase, form[\.username].errors.map(\.code))
  }

  static func today() throws {
    let birth = Validation<String>.age(minimum: 18)
    let days = ["2030-02-28T23:59:59Z", "2030-03-01T00:00:00Z"]
    for day in try days.map({ try Date($0, strategy: .iso8601) }) {
      print(withToday(day) { birth.isValid(value: "2012-02-29") })
    }
  }
}

struct Readers: TestTrait, SuiteTrait, TestScoping {
  let locale: LanguageTag
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let catalogs = MessageCatalogs.builtIn()
    catalogs.isolatesArguments = false
    try await ActiveLocale.with(locale, catalogs: catalogs) { try await function() }
  }
}

@Suite("What readers in Egypt see", Readers(locale: "ar-EG"))
struct EgyptianTests {
  @Test("has the digits of their country")
  func digits() {
    let errors = Validation<String>.length(3...).errors(value: "李")
    #expect(errors.localizedDescriptions == ["يجب أن يحتوي على ٣ أحرف على الأقل"])
  }
}
