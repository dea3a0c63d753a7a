import ArgumentParserNames
import LocalizedValidation
import Observation
import SwiftUINames
import VaporNames

// Names that several of these modules have are written with their module, or get a name of the file's own.

typealias Rules = LocalizedValidation.Validation

// A model that views observe. Its fields tell their own changes, so the macro leaves them alone.

@Observable
final class SignUp {
  var step = 1
  @ObservationIgnored @Validated(.required, .email) var email: String? = nil
  @ObservationIgnored @Validate(.notBlank) var name = ""
}

struct Palindrome: LocalizedValidation.Validator {
  func isValid(value: String) -> Bool { value == String(value.reversed()) }
}

struct Order: Sendable {
  var code: String
  var note: String?
}

let rules = Rules<Order>.all(
  .field("code", \.code, .length(3...), Palindrome().validator),
  .field("note", \.note, .required)
)

func codes(_ errors: [LocalizedValidation.ValidationError]) -> [String] { errors.map(\.code.rawValue) }

func usage() throws { throw ArgumentParserNames.ValidationError("--locale needs a value") }

func clear(_ text: LocalizedValidation.Binding<String>) { text.wrappedValue = "" }

func vapor(_: VaporNames.Validation, _: VaporNames.Validator<String>, _: SwiftUINames.Binding<Int>) {}

let form = SignUp()
form.step += 1
form.email = "ana"
let errors = rules.errors(in: Order(code: "ab", note: nil))
print(codes(errors), codes(form.$email.errors))
