import Testing
import ValidatedProperties
import ValidationCore
import ValidationRules

/// Rules that read another field.
@Suite("A field whose rules read another")
struct DependencyTests {
  private struct Form {
    let password = Validated<String>(wrappedValue: "correct", notShort())
    let confirmation: Validated<String>

    init(_ text: String?) {
      confirmation = Validated(
        wrappedValue: text, .required, .sameAs("password") { [password] in password.wrappedValue })
    }
  }

  private static let differs: [ValidationError.Code] = ["comparison.differs"]

  @Test("follows it, and keeps its errors otherwise")
  func sameAs() {
    let form = Form("correct")
    #expect(form.confirmation.isValid)
    form.password.wrappedValue = "changed"
    #expect(form.confirmation.errors.map(\.code) == Self.differs)
    form.confirmation.wrappedValue = "changed"
    #expect(form.confirmation.isValid)
    form.password.wrappedValue = nil
    #expect(!form.confirmation.isValid)
  }

  @Test("tells its subscribers when the other changes, and does not tell those of the other twice")
  func subscribers() async throws {
    let form = Form("correct")
    var reader = form.confirmation.changes.makeAsyncIterator()
    #expect(try await reader.next()?.errors == [])
    form.password.wrappedValue = "changed"
    let change = try await reader.next()
    #expect(change?.errors.map(\.code) == Self.differs)
    #expect(change?.cause == .value)
    form.password.wrappedValue = "correct"
    #expect(try await reader.next()?.errors == [])
  }

  @Test("runs again only if it has to")
  func kept() {
    let calls = Counter()
    let other = field("x")
    let unrelated = field("y")
    let field = Validated<String>(
      wrappedValue: "a",
      Validation { _ in
        calls.increment()
        _ = other.wrappedValue
      })
    for _ in 0..<3 { _ = field.errors }
    unrelated.wrappedValue = "z"
    _ = field.errors
    #expect(calls.count == 1)
    other.wrappedValue = "z"
    for _ in 0..<3 { _ = field.errors }
    #expect(calls.count == 2)
  }

  @Test("follows fields that the other's rules read")
  func transitively() {
    let first = field("abc")
    let second = Validated<String>(wrappedValue: "x", .sameAs("first") { first.wrappedValue })
    let third = Validated<String>(
      wrappedValue: "x", Validation { _ in if !second.isValid { throw ValidationError(code: "second") } })
    #expect(!third.isValid)
    first.wrappedValue = "x"
    #expect(third.isValid)
    first.wrappedValue = "y"
    #expect(!third.isValid)
  }

  @Test("may read itself, and another that reads it")
  func cycles() {
    let holder = Log<Validated<String>>()
    let first = Validated<String>(
      wrappedValue: "a", .sameAs("second") { holder.entries.last?.wrappedValue })
    let second = Validated<String>(wrappedValue: "a", .sameAs("first") { first.wrappedValue })
    holder.append(second)
    #expect(first.isValid && second.isValid)
    first.wrappedValue = "b"
    #expect(!first.isValid && !second.isValid)
    second.wrappedValue = "b"
    #expect(first.isValid && second.isValid)
  }

  @Test("keeps what it read if the other is released")
  func released() {
    let holder = Log<Validated<String>?>()
    holder.append(field("a"))
    let field = Validated<String>(
      wrappedValue: "a", .sameAs("other") { holder.entries.last??.wrappedValue ?? "a" })
    #expect(field.isValid)
    holder.append(nil)
    #expect(field.isValid)
  }
}
