import Testing
import ValidatedProperties
import ValidationCore
import ValidationRules

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@propertyWrapper
private final class Email: Validated<String>, @unchecked Sendable {
  init(wrappedValue: String?) { super.init(wrappedValue: wrappedValue, .required, .email) }
  override var wrappedValue: String? {
    get { super.wrappedValue }
    set { super.wrappedValue = newValue }
  }
  override var projectedValue: Validated<String> { self }
}

private final class SignUp {
  @Validated([
    NotEmptyValidator(errorMessage: "Email can't be empty").validator,
    RegexValidator(
      regex: "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}",
      errorMessage: "Email has wrong format"
    ).validator,
  ])
  var email: String? = nil
  @Validated(.required, .email) var second: String? = nil
  @Validated([.required, .email]) var third: String? = nil
  @Validated([.required]) var any: String? = nil
  @Validated(.required) var bare: String?
  @Validated(.range(1...9)) var number: Int? = 10
  @Email var own: String? = nil
  @Validate(.presence(), .count(greaterThan: 2)) var name: String = ""
  @Validate(.required, .email) var optional: String? = nil
  @Validate(.required) var unset: Int?

  var nameCodes: [ValidationError.Code] { _name.errors.map(\.code) }
  var optionalCodes: [ValidationError.Code] { _optional.errors.map(\.code) }
  var unsetCodes: [ValidationError.Code] { _unset.errors.map(\.code) }
}

@Suite("Properties with built-in rules")
struct BuiltInRuleTests {
  @Test("Absent values are refused where presence is asked for")
  func absent() {
    let form = SignUp()
    let required = Validation<String?>.required.errors(in: nil)
    #expect(required.count == 1)
    for field in [form.$second, form.$third, form.$any, form.$bare, form.$own] {
      #expect(field.errors == required)
    }
    #expect(form.optionalCodes == required.map(\.code))
    #expect(form.unsetCodes == required.map(\.code))
    #expect(form.$email.errors.map(\.message).first == .key("Email can't be empty"))
    #expect(form.$number.errors.count == 1)
    #expect(!form.nameCodes.isEmpty)
  }

  @Test("Values are refused by the rules about them", arguments: ["ana@", "李雷", "a b@c.de\n"])
  func invalid(text: String) {
    let form = SignUp()
    (form.email, form.second, form.own, form.optional) = (text, text, text, text)
    #expect(form.$email.errors.map(\.message) == [.key("Email has wrong format")])
    #expect(!form.$second.isValid && !form.$own.isValid)
    #expect(form.optionalCodes == form.$second.errors.map(\.code))
  }

  @Test("Valid values pass, and subscribers hear it")
  func valid() {
    let form = SignUp()
    let log = Log<Int>()
    let cancellable = form.$email.publisher.map(\.count).sink { log.append($0) }
    form.email = "ana.lima@example.com"
    form.name = "Zoë"
    #expect(form.$email.isValid)
    #expect(form.nameCodes == [])
    #expect(log.entries.last == 0)
    cancellable.cancel()
  }
}
