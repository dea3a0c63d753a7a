import LocalizedValidation
import Testing

/// The example of the landing page.
@Suite("The landing page")
struct LandingPageTests {
  @Test("validates a sign-up and says what is wrong in three languages")
  func signUp() {
    let output = printed(LandingPage.signUp)
    expectShown(
      output,
      """
      “username” must have at least 3 characters
      “email” is required
      “username”不能少于 3 个字符
      请填写“email”
      يجب أن يحتوي حقل «username» على ٣ أحرف على الأقل
      حقل «email» مطلوب
      """
    )
  }
}

private enum LandingPage {
  struct SignUp {
    var username: String
    var email: String?
  }

  static func signUp() {
    let rules = Validation<SignUp>.all(
      .field("username", \.username, .notBlank, .length(3...20)),
      .field("email", \.email, .required, .email)
    )
    let errors = rules.errors(value: SignUp(username: "李", email: nil))
    for locale in ["en", "zh-Hans", "ar-EG"] as [LanguageTag] {
      for sentence in errors.localizedDescriptions(in: locale) { print(sentence) }
    }
  }
}
