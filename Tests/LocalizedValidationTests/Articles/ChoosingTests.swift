import LocalizedValidation
import Observation
import Testing

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The examples of the article `Choosing`; its view compiles where SwiftUI is.
@Suite("The article on how to hold values")
struct ChoosingTests {
  @Test("follows a form in an observable model")
  @MainActor
  func observable() {
    expectShown(
      printed { choosing() },
      """
      false
      changed
      true
      """
    )
  }
}

struct Account: Codable, Sendable, Validatable {
  var email = ""

  static let rules = Validation<Account>.all(.field(\.email, .notBlank, .email))
}

@Observable @MainActor final class AccountModel {
  let form = ValidatedForm(Account())
  var isSent = false

  var canSend: Bool { form.isValid && !form.isSubmitting }
}

@MainActor private func choosing() {
  let model = AccountModel()
  withObservationTracking {
    print(model.canSend)
  } onChange: {
    print("changed")
  }
  model.form[\.email].value = "ana@example.com"
  print(model.canSend)
}

#if canImport(SwiftUI)
  struct AccountView: View {
    let model: AccountModel

    var body: some View {
      TextField("E-mail", text: model.form.binding(\.email))
      ForEach(model.form[\.email].shownErrors.localizedDescriptions, id: \.self) { Text($0) }
      Button("Sign up") {
        Task { model.isSent = try await model.form.submit { _ in } }
      }
      .disabled(!model.canSend)
    }
  }
#endif
