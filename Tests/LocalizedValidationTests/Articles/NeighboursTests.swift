import LocalizedValidation
import Observation
import Testing

/// The examples of the article on other frameworks. The package of a client (Tests/Client) shows that the names work
/// where other modules have them too.
@Suite("Beside other frameworks")
struct NeighboursTests {
  @Test("names work with their module")
  func names() {
    expectShown(
      printed(Neighbours.names),
      """
      true false
      """
    )
  }

  @Test("a field of an observable model tells its errors")
  @MainActor func observable() async {
    await ActiveLocale.with("en") {
      let model = SignUpModel()
      let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
      withObservationTracking {
        _ = model.shown
      } onChange: {
        continuation.yield()
      }
      let task = Task { await model.follow() }
      for await _ in changes { break }
      // A change is told before it is made.
      while model.shown.isEmpty { await Task.yield() }
      task.cancel()
      #expect(model.shown == ["This field is required"])
    }
  }
}

private enum Neighbours {
  typealias Rules = LocalizedValidation.Validation

  struct Palindrome: LocalizedValidation.Validator {
    func isValid(value: String) -> Bool { value == String(value.reversed()) }
  }

  static func names() {
    let rules = Rules<String>.all(.length(3...), Palindrome().validator)
    print(rules.isValid(value: "été"), rules.isValid(value: "no"))
  }
}

@MainActor @Observable
final class SignUpModel {
  @ObservationIgnored @Validated(.required, .email) var email: String? = nil
  var shown: [String] = []

  func follow() async {
    for await errors in $email.errorUpdates { shown = errors.localizedDescriptions }
  }
}
