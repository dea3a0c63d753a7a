import Testing
import ValidationCore
import ValidationRules

@Suite("Presence: absent, accepted, declined")
struct ConsentTests {
  static let unexpected = ValidationError(code: .presenceUnexpected)
  static let notAccepted = ValidationError(code: .presenceNotAccepted)
  static let notDeclined = ValidationError(code: .presenceNotDeclined)

  @Test("absent refuses any value that is there", arguments: [Row("", unexpected), Row("\0", unexpected)])
  func present(row: Row<String>) { expect(row, from: .absent) }

  @Test("absent takes exactly what required refuses")
  func absent() {
    #expect(Validation<String>.absent.optional.errors(in: nil) == [])
    #expect(Validation<String?>.absent.errors(in: nil) == [])
    #expect(Validation<String?>.absent.errors(in: "") == [Self.unexpected])
    #expect(Validation<Int>.absent.errors(in: 0) == [Self.unexpected])
    #expect(Validation<[Int]?>.absent.errors(in: []) == [Self.unexpected])
  }

  @Test(
    "accepted takes what forms send for yes, letter by letter",
    arguments: [
      Row("on"), Row("true"), Row("yes"), Row("1"), Row("", notAccepted), Row("On", notAccepted),
      Row("true\n", notAccepted), Row("١", notAccepted), Row("off", notAccepted), Row("نعم", notAccepted),
      Row("yes\u{301}", notAccepted), Row("1\0", notAccepted), Row(megabyte(of: "yes"), notAccepted),
    ]
  )
  func acceptedText(row: Row<String>) { expect(row, from: .accepted) }

  @Test(
    "declined takes what forms send for no, letter by letter",
    arguments: [
      Row("off"), Row("false"), Row("no"), Row("0"), Row("", notDeclined), Row("No", notDeclined),
      Row("on", notDeclined), Row("لا", notDeclined),
    ]
  )
  func declinedText(row: Row<String>) { expect(row, from: .declined) }

  @Test("accepted is true, declined is false", arguments: [true, false])
  func truth(value: Bool) {
    expect(value ? Row(true) : Row(false, Self.notAccepted), from: .accepted)
    expect(value ? Row(true, Self.notDeclined) : Row(false), from: .declined)
  }

  @Test("a box without a tick sends nothing: no consent, but a refusal")
  func unticked() {
    #expect(Validation<Bool>.accepted.optional.errors(in: nil) == [Self.notAccepted])
    #expect(Validation<String>.accepted.optional.errors(in: nil) == [Self.notAccepted])
    #expect(Validation<Bool>.declined.optional.errors(in: nil) == [])
    #expect(Validation<String>.declined.optional.errors(in: nil) == [])
  }
}
