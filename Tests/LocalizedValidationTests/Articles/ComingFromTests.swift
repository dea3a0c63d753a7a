import Foundation
import LocalizedValidation
import Testing

/// The right columns of the tables in the article `ComingFrom`.
@Suite("The article for those who come from another library")
struct ComingFromTests {
  @Test("shows only what is compiled here")
  func tables() throws {
    let article = Article.root.appendingPathComponent(
      "Sources/LocalizedValidation/LocalizedValidation.docc/ComingFrom.md")
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let lines = Set(
      source.split(separator: "\n").map {
        $0.replacing("private ", with: "").trimmingCharacters(in: .whitespaces)
      })
    var rows = 0
    for line in try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
    where line.hasPrefix("| `") {
      let cell = try #require(line.components(separatedBy: " | ").last)
      let code = String(cell.dropLast(2)).trimmingCharacters(in: CharacterSet(charactersIn: "` "))
      #expect(lines.contains(code), "\(line)")
      rows += 1
    }
    #expect(rows > 50)
  }

  @Test("decodes, refuses and lists")
  func person() async throws {
    let body = Data(#"{"name": "Ana", "nmae": 5}"#.utf8)
    var found: [[ValidationError]] = []
    do throws(ValidationErrors) {
      _ =
        try Person.validated(from: body)
    } catch {
      found.append(error.errors)
    }
    do throws(ValidationErrors) {
      _ =
        try Person.validated(from: body, unknownFields: .refused)
    } catch {
      found.append(error.errors)
    }
    let person = Person(name: "Ana")
    let errors = person.errors
    #expect(
      found == [
        errors,
        errors + [ValidationError(code: .presenceMisspelled, limits: ["nearest": "name"], path: ["nmae"])],
      ])
    #expect(errors.contains { $0.path == ["email"] && $0.code == .presenceMissing })
    let sentences =
      person.errors.localizedDescriptions
    #expect(sentences.count == errors.count)
  }

  @Test("reports errors at paths of their own")
  func clash() {
    let found = Person(name: "Ana", nickname: "Ana").errors.filter { $0.path == ["nickname"] }
    #expect(found.map(\.code) == ["nickname.same"])
    #expect(!Person(name: "Ana", nickname: "An").errors.contains { $0.path == ["nickname"] })
  }

  @Test("checks and converts")
  func checking() async throws {
    try await Form.rules.check(value: Form(login: "ana"))
    #expect(try Form.price.prepared(Form(price: "1,234.5")) * 2 == 2469)
  }
}

private struct Form: Sendable {
  var login = ""
  var price = ""

  static let rules = Validation<Form>.all(
    .field(\.login, .check("login.taken") { try await isFree($0) }),
  )
  static let price = Preparation<Form, Decimal>(
    .field(\.price, as: .number(in: "en")),
    make: { $0 }
  )
}

private struct OddSeats: Error {}

private func clashes(in person: Person) -> [ValidationError] {
  person.name == person.nickname ? [ValidationError(code: "nickname.same", path: ["nickname"])] : []
}

private struct Address: Codable, Sendable, Validatable {
  var city = ""

  static let rules = Validation<Address>.all(.field(\.city, .notBlank))
}

private struct Person: Codable, Sendable, Validatable {
  var name = ""
  var username: String?
  var email: String?
  var age: Int?
  var rating: Int?
  var seats: Int?
  var country: String?
  var website: String?
  var plan: String?
  var code: String?
  var price: Decimal?
  var password: String?
  var confirmation: String?
  var start: Date?
  var end: Date?
  var taxNumber: String?
  var address: Address?
  var tags: [String]?
  var nickname: String?
  var bio: String?
  var id: String?
  var login: String?
  var token: String?
  var account: String?
  var card: String?

  static let rules = Validation<Person>.all(
    .all(
      .field(\.name, .notEmpty),
      .field(\.name, .notBlank),
      .field(\.email, .required, .email),
      .field(\.email, .email.trimmed),
      .field(\.age, .range(18...)),
      .field(\.rating, .range(1...9)),
      .field(\.seats, .range(1...)),
      .field(\.seats, Validation { if $0 % 2 != 0 { throw OddSeats() } }),
      .field(\.username, .length(3...20)),
      .field(\.login, .notBlank.lowercased),
      .field(\.country, .oneOf(["BR", "PT"])),
      .field(\.website, .url),
      .field(\.plan, .notBlank.message("Choose a plan")),
      .field(\.code, .matches("[a-z]+")),
      .field(\.price, .precisionScale(6, 2)),
    ),
    .all(
      Validation { throw ValidationErrors(clashes(in: $0)) },
      .compare("confirmation", \.confirmation, .sameAs, "password", \.password),
      .compare("end", \.end, .after, "start", \.start),
      .field(\.taxNumber, .required, .br.cpf).when { $0.country == "BR" },
      .field(\.address),
      .field(\.tags, .each(.notBlank)),
      .field(\.tags, .count(1...), .each(.notBlank)),
      .field(\.tags, .unique),
      .field(\.nickname, .firstFailure(.notBlank, .singleScript)),
      .field(\.bio, .length(...200).asWarning),
      .field(\.bio, .length(...40)),
      .field(\.id, .absent).on("create"),
      .field(\.token, .uuid),
      .field(\.account, .iban),
      .field(\.card, .creditCard),
    )
  )
}
