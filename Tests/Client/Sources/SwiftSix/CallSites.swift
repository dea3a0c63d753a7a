import Foundation
import LocalizedValidation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

// Custom rules, both ways to write them.

struct EvenLength: Validator {
  var errorMessage: String
  func isValid(value: String?) -> Bool { (value?.count ?? 0) % 2 == 0 }
}

enum ParityError: Error { case odd }

let even = Validation<Int> { value in if value % 2 != 0 { throw ParityError.odd } }

extension Validation {
  static func count<T: Collection>(
    greaterThan minimum: Int,
    message: ((Int) -> String)? = nil
  ) -> Validation<T> {
    let text = message?(minimum)
    return Validation<T> { value in
      if value.count <= minimum {
        throw ValidationError(code: "client.count", message: text.map { .key($0) })
      }
    }
  }
}

// A form of validated fields.

@propertyWrapper
final class Email: Validated<String>, @unchecked Sendable {
  init(wrappedValue: String? = nil) {
    super.init(wrappedValue: wrappedValue, .required, .email)
  }

  override var projectedValue: Validated<String> { self }

  override var wrappedValue: String? {
    get { super.wrappedValue }
    set { super.wrappedValue = newValue }
  }
}

final class Label {
  var text = ""
}

struct SignUp {
  @Validated([
    NotEmptyValidator(errorMessage: "Email can't be empty").validator,
    RegexValidator(
      regex: "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}",
      errorMessage: "Email has wrong format"
    ).validator,
  ])
  var email: String? = nil

  @Validated(.required, .email) var work: String? = nil

  @Email var home: String? = nil

  @Validate(.presence(), .count(greaterThan: 2)) var name: String = ""

  @Validate(.required, .email) var other: String? = nil

  var nameErrors: [String] { _name.errors.localizedDescriptions }
}

struct Mobile: Codable, Sendable, Equatable {
  var number: String
}

struct Phones {
  @DocStorage<[Mobile]>(fileName: "mobiles", directory: FileManager.default.temporaryDirectory) var mobiles =
    []
}

func check(_ condition: Bool, _ what: String) {
  guard condition else {
    print("failed: \(what)")
    exit(1)
  }
}

@main
enum CallSites {
  static func main() throws {
    let label = Label()
    let form = SignUp()
    let errors = form.$email.errors
    check(errors.localizedDescriptions == ["Email can't be empty"], "errors of a field")
    let cancellable = form.$email.publisher
      .map { $0.map { $0.localizedDescription }.joined(separator: ", ") }
      .sink { label.text = $0 }
    form.email = "x"
    check(label.text == "Email has wrong format", "a subscriber hears of a change: \(label.text)")
    cancellable.cancel()
    ActiveLocale.switch(to: "pt-BR")
    check(
      form.nameErrors == ["Não pode conter apenas espaços", "client.count"],
      "a struct's property: \(form.nameErrors)"
    )
    let work = form.$work.errors
    check(work.localizedDescriptions(in: "zh-Hans") == ["请填写此项"], "another locale")
    check(
      work.localizedDescriptions(in: "en") == ["This field is required"], "the active locale is not touched")
    check(form.home == nil && !form.$home.isValid, "an own wrapper")
    let phones = Phones()
    phones.mobiles = [Mobile(number: "٠٩١٢")]
    check(phones.$mobiles.error == nil, "a document is written")
    check(Phones().mobiles == [Mobile(number: "٠٩١٢")], "a document is read")
    check(!even.isValid(value: 3), "a closure")
    check(even.errors(value: 3).count == 1, "the three calls have one label")
    let json: JSONNode? = nil
    check(json == nil, "types of public signatures come with the one import")
    check(even.errors(in: 4).isEmpty, "a closure")
    do {
      try even.validate(value: 3)
      check(false, "validate throws")
    } catch {
      check(error.first?.underlying is ParityError, "the error that was thrown is kept")
    }
    let rule: Validation<[Int]> = .count(greaterThan: 2)
    check(
      rule.errors(in: [1]).map(\.code) == ["client.count"], "a rule of the client's shadows a built-in one")
    check(!EvenLength(errorMessage: "Odd").isValid(value: "abc"), "a struct")
    print("call sites: fine")
  }
}
