import Foundation
import Testing
import ValidationCore

@testable import ValidationRules

@Suite("Filters of passwords")
struct PasswordFilterTests {
  @Test(
    "SHA-1 as in FIPS 180-4",
    arguments: [
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
      ),
      (String(repeating: "a", count: 64), "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
      (String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
    ])
  func sha1(text: String, expected: String) throws {
    let expected = try #require(SHA1(hexadecimal: expected))
    var text = text
    #expect(text.withUTF8 { SHA1($0).state } == expected.state)
  }

  private static let known = (0..<5_000).map { "пароль-\($0)" }

  @Test("have every password of the list, and few others", arguments: [0.5, 0.01, 0.000_1])
  func rate(rate: Double) throws {
    let filter = try PasswordFilter(PasswordFilter(passwords: Self.known, falsePositives: rate).data)
    #expect(filter.count == 5_000)
    #expect(Self.known.allSatisfy { filter.contains($0) })
    let mistakes = (0..<20_000).count { filter.contains("mot de passe \($0)") }
    #expect(Double(mistakes) <= 20_000 * rate * 1.5 + 5)
    #expect(rate < 0.4 || mistakes > 5_000)
  }

  @Test("are made from hashes too, and find a password in NFKC")
  func hashes() throws {
    let lines = [
      "5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8:9545824", "7c4a8d09ca3762af61e59520943dc26494f8941b",
    ]
    let filter = try PasswordFilter(sha1: lines, falsePositives: 0.000_001)
    let rule = Validation.password(notIn: filter)
    expect(Row("password", ValidationError(code: .passwordCommon)), from: rule)
    expect(Row("ｐａｓｓｗｏｒｄ", ValidationError(code: .passwordCommon)), from: rule)
    expect(Row("123456", ValidationError(code: .passwordCommon)), from: rule)
    for other in ["", "Password", "password\0", "👩‍👩‍👧", "\u{301}"] { expect(Row(other), from: rule) }
    #expect(throws: PasswordFilterError.self) { try PasswordFilter(sha1: ["password"]) }
    #expect(!PasswordFilter(passwords: []).contains("password"))
  }

  @Test("are mapped from files")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).filter")
    defer { try? FileManager.default.removeItem(at: file) }
    try PasswordFilter(passwords: ["qwerty"]).data.write(to: file)
    let filter = try PasswordFilter(contentsOf: file)
    #expect(filter.contains("qwerty"))
    try FileManager.default.removeItem(at: file)
    #expect(throws: PasswordFilterError.self) { try PasswordFilter(contentsOf: file) }
  }

  @Test("say what is wrong with a bad file")
  func damage() {
    let good = PasswordFilter(passwords: ["qwerty"]).data
    func error(_ data: Data) -> String {
      do {
        _ = try PasswordFilter(data, named: "a.filter")
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(
      error(Data()) == #"a.filter:0: the file is not a filter of passwords; expected the bytes "LVPWBLM1""#)
    #expect(error(Data("LVPWBLM1".utf8)) == "a.filter:8: the header is cut off; expected 36 bytes")
    #expect(error(good.dropLast()) == "a.filter:43: the file has 43 bytes; expected 44 bytes")
    #expect(error(good + [0]) == "a.filter:45: the file has 45 bytes; expected 44 bytes")
    for place in 8..<36 {
      var bad = good
      bad[place] ^= 0xFF
      #expect(error(bad) == "a.filter:28: the header is damaged; expected its checksum")
    }
  }

  struct Person: Sendable {
    var name: String
    var email: String?
    var password: String?
  }

  @Test("a password does not have what other fields say")
  func personal() {
    let rule = Validation<Person>.password(
      "password", { $0.password }, min: 8, personal: { [$0.name, $0.email] })
    var person = Person(name: "Nguyễn Văn An", email: nil, password: "nguyễn-2026")
    #expect(
      rule.errors(in: person) == [
        ValidationError(code: .passwordPersonal, path: FieldPath([.key("password")]))
      ])
    person.password = "an-apple-a-day"
    #expect(rule.errors(in: person) == [])
    person.email = "apple@example.com"
    #expect(rule.errors(in: person).map(\.code) == [.passwordPersonal])
    person.password = nil
    #expect(rule.errors(in: person) == [])
  }
}
