import Testing
import ValidatedProperties
import ValidationCore

/// A validator as users write it, over values that may be absent.
private struct Present: Validator {
  var errorMessage: String
  func isValid(value: String?) -> Bool { value?.isEmpty == false }
}

@propertyWrapper
private final class Name: Validated<String>, @unchecked Sendable {
  init(wrappedValue: String?) { super.init(wrappedValue: wrappedValue, notShort()) }
  override var wrappedValue: String? {
    get { super.wrappedValue }
    set { super.wrappedValue = newValue }
  }
  override var projectedValue: Validated<String> { self }
}

private final class SignUp {
  @Validated([
    Present(errorMessage: "Name can't be empty").validator, Present(errorMessage: "Really").validator,
  ])
  var listed: String? = nil
  @Validated([notShort()]) var lifted: String? = "李"
  @Validated(notShort(), Validation { if $0 == "ab" { throw ValidationError(code: "ab") } })
  var short: String? = "ab"
  @Validated(notShort()) var unset: String?
  @Validated([]) var free: String? = "x"
  @Validated var bare: String? = "x"
  @Name var name: String? = "ñ"
}

@Suite("@Validated")
struct ValidatedTests {
  @Test("An array of validators of an optional value lists the error of each")
  func arrayOfOptional() {
    let form = SignUp()
    let expected = ["Name can't be empty", "Really"].map {
      ValidationError(code: .invalid, message: .key($0))
    }
    #expect(form.$listed.errors == expected)
    #expect(throws: ValidationErrors(expected)) { try form.$listed.validate() }
    form.listed = "José"
    #expect(form.$listed.errors == [])
    #expect(throws: Never.self) { try form.$listed.validate() }
  }

  @Test("An array of validators of a value lets an absent one pass")
  func arrayOfValue() {
    let form = SignUp()
    #expect(form.$lifted.errors == [short(1)])
    form.lifted = nil
    #expect(form.$lifted.errors == [])
  }

  @Test("Rules run in order, and an absent value passes them")
  func rules() {
    let form = SignUp()
    #expect(form.$short.errors == [short(2), ValidationError(code: "ab")])
    #expect(!form.$short.isValid)
    form.short = "abc"
    #expect(form.$short.isValid)
    #expect(form.$unset.errors == [])
    #expect(form.$unset.wrappedValue == nil)
  }

  @Test("A field without rules is valid")
  func noRules() {
    let form = SignUp()
    #expect(form.$free.isValid && form.$bare.isValid)
  }

  @Test("A wrapper that inherits has its rules, and is a field")
  func inheriting() {
    let form = SignUp()
    let base: Validated<String> = form.$name
    #expect(base.errors == [short(1)])
    form.name = "ñandú"
    #expect(base.isValid)
  }

  @Test("Warnings are listed and leave the value valid")
  func warnings() {
    let field = Validated(wrappedValue: "é", notShort().asWarning)
    var warning = short(1)
    warning.severity = .warning
    #expect(field.errors == [warning])
    #expect(field.isValid)
    #expect(throws: Never.self) { try field.validate() }
  }

  @Test(
    "A value is kept as it is, canonically equal or not",
    arguments: ["", "\0", "\u{301}", "e\u{301}", "é", "👩‍👩‍👧", "שלום 123", "a\n"]
  )
  func keeps(text: String) {
    let field = field("é")
    field.wrappedValue = text
    #expect(field.wrappedValue.map { Array($0.utf8) } == Array(text.utf8))
    #expect(field.errors == (text.unicodeScalars.count < 3 ? [short(text.unicodeScalars.count)] : []))
  }

  @Test("A value is validated when it is first asked about, and once")
  func lazily() {
    let calls = Counter()
    let field = field("a", calls: calls)
    field.wrappedValue = "ab"
    field.wrappedValue = "b"
    #expect(calls.count == 0)
    #expect(field.errors == [short(1)])
    #expect(!field.isValid)
    #expect(throws: ValidationErrors.self) { try field.validate() }
    #expect(calls.count == 1)
    field.wrappedValue = "b"
    #expect(calls.count == 1)
    _ = field.errors
    #expect(calls.count == 2)
  }

  @Test("A rule may read the field that it validates")
  func reentrantRule() {
    final class Holder: Sendable {
      let field = Log<Validated<String>>()
    }
    let holder = Holder()
    let field = Validated<String>(
      wrappedValue: "x",
      Validation { text in
        if holder.field.entries.first?.wrappedValue == text { throw short(1) }
      }
    )
    holder.field.append(field)
    #expect(field.errors == [short(1)])
  }
}
