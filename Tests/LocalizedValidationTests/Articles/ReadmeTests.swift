import Foundation
import LocalizedValidation
import Testing

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The examples of the README, each in a process of its own since they change what the process has.
@Suite("The README")
struct ReadmeTests {
  @Test("shows a form whose errors follow the reader")
  func form() async {
    await #expect(processExitsWith: .success) {
      let output = await printedWithProcessLocale { Readme.form() }
      expectShown(
        output,
        """
        ["Must have at least 3 characters"]
        ["Must have at least 3 characters", "Deve ter pelo menos 3 caracteres"]
        """
      )
    }
  }

  @Test("shows a field of its own")
  func ownField() {
    let invitation = Readme.Invitation()
    #expect(invitation.$guest.errors.map(\.code) == [.presenceMissing])
    invitation.guest = "ana@example.com"
    #expect(invitation.$guest.isValid)
  }

  @Test("shows rules over a model")
  func model() async {
    await #expect(processExitsWith: .success) {
      let output = await printedWithProcessLocale { Readme.model() }
      expectShown(
        output,
        """
        items[0].name presence.blank “items[0].name” must contain more than spaces
        items[0].quantity range.tooSmall “items[0].quantity” must be 1 or more
        """
      )
    }
  }

  @Test("shows rules of one's own")
  func ownRules() {
    let (parity, palindrome) = Readme.ownRules()
    #expect(parity.isValid(value: 4) && !parity.isValid(value: 3))
    #expect(palindrome.isValid(value: nil) && palindrome.isValid(value: "été"))
    #expect(!palindrome.isValid(value: "no"))
  }

  @Test("adds a language")
  func language() async {
    await #expect(processExitsWith: .success) {
      let output = try await printedWithProcessLocale { try Readme.language() }
      expectShown(
        output,
        """
        ["Havu almenaŭ 3 signojn"]
        """
      )
    }
  }
}

// The README's own line breaks are kept.
// swift-format-ignore
private enum Readme {
  @propertyWrapper final class Email: Validated<String>, @unchecked Sendable {
    init(wrappedValue: String? = nil) { super.init(wrappedValue: wrappedValue, .required, .email) }
    // Swift looks for these two in the class itself.
    override var wrappedValue: String? { get { super.wrappedValue } set { super.wrappedValue = newValue } }
    override var projectedValue: Validated<String> { self }
  }

  final class Invitation {
    @Email var guest: String? = nil
  }

  static func form() {
    final class SignUp {
      @Validated(.required, .length(3...20), .normalized(), .noBidiControls) var username: String? = nil
      @Validated(.required, .email) var email: String? = nil
    }

    let form = SignUp()
    form.username = "李"
    print(form.$username.errors.localizedDescriptions(in: "en"))  // ["Must have at least 3 characters"]

    // An error is facts: code, arguments, path. The sentence is made when it is read, so an error that is on screen
    // already reads in the new language after a switch, without validating again.
    ActiveLocale.switch(to: "en")
    var screen: [String] = []
    let subscription = form.$username.publisher.sink { errors in
      screen.append(contentsOf: errors.localizedDescriptions)
    }
    ActiveLocale.switch(to: "pt-BR")
    print(screen)  // ["Must have at least 3 characters", "Deve ter pelo menos 3 caracteres"]
    subscription.cancel()
  }

  static func model() {
    struct Order: Sendable {
      var customer: String
      var email: String?
      var items: [Item]
    }

    struct Item: Sendable {
      var name: String
      var quantity: Int
    }

    let rules = Validation<Order>.all(
      .field("customer", \.customer, .notBlank, .length(...50, maximumBytes: 400)),
      .field("email", \.email, .required, .email(.internationalized)),
      .field("items", \.items, .count(1...100), .each(
        .field("name", \.name, .notBlank),
        .field("quantity", \.quantity, .range(1...))
      ))
    )

    let order = Order(customer: "王小明", email: "用户@例子.中国", items: [Item(name: " ", quantity: 0)])
    for error in rules.errors(value: order) {
      print(error.path, error.code, error.localizedDescription(in: "en"))
    }
    // items[0].name presence.blank “items[0].name” must contain more than spaces
    // items[0].quantity range.tooSmall “items[0].quantity” must be 1 or more
  }

  static func ownRules() -> (Validation<Int>, Validation<String?>) {
    enum ParityError: Error { case odd }
    let even = Validation<Int> { value in if value % 2 != 0 { throw ParityError.odd } }

    struct Palindrome: Validator {
      var errorMessage = "Must read the same backwards"  // a key of the catalogs, or its own text
      func isValid(value: String?) -> Bool { value.map { $0 == String($0.reversed()) } ?? true }
    }
    return (even, Palindrome().validator)
  }

  /// The README names the directory from the root of the package.
  static func language() throws {
    #expect(FileManager.default.changeCurrentDirectoryPath(Article.root.path))
    try MessageCatalogs.shared.addLayer(directory: URL(fileURLWithPath: "Tests/Client/Localizations"))  // eo.json
    print(Validation<String>.length(3...).errors(value: "ab").localizedDescriptions(in: "eo"))  // ["Havu almenaŭ 3 signojn"]
  }
}
