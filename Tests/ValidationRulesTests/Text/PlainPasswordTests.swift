import Randomness
import Testing
import ValidationCore

@testable import ValidationRules

@Suite("A password beside texts about its owner")
struct PlainPasswordTests {
  private static let parts = [
    "ana", "ANA", "souza", "SOUZA", "nguyễn", "NGUYỄN", "nguye\u{302}\u{303}n", "Văn", "ваня", "ВАНЯ", "пётр",
    "ПЕ\u{308}ТР",
    "محمد", "مُحَمَّد", "王小明", "山田", "İz", "i̇z", "ΟΔΟΣ", "οδος", "straße", "ＡＮＡＳ", "anas", "ⅷ", "12", "٣٤",
    "a\u{200D}b", "👨‍👩‍👧", " ",
    "-", "@", ".", "\u{301}", "é",
  ]

  private static func text(_ random: inout SplitMix) -> String {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      .joined()
  }

  @Test("is found apart from them only if none of their words is in it, in any script")
  func isApart() throws {
    var random = SplitMix(seed: 8)
    let plain = PlainPassword(1...1_024, common: [], words: [])
    var (apart, others, isSharing) = (0, 0, 0)
    for _ in 0..<20_000 {
      var (password, text) = (Self.text(&random), Self.text(&random))
      let rule = Validation<String>.password(min: 1, personal: [text])
      let errors = rule.errorsOfRule(in: password)
      let isApart = password.withUTF8 { password in text.withUTF8 { plain.isApart(password, from: $0) } }
      #expect(!isApart || errors.isEmpty, "\(password.debugDescription) beside \(text.debugDescription)")
      if isApart { apart += 1 } else if errors.isEmpty { others += 1 } else { isSharing += 1 }
    }
    // Most are told apart without the rule, and all three kinds occur.
    #expect(apart > 12_000)
    #expect(others < apart / 4)
    #expect(isSharing > 500)
  }

  @Test(
    "has one error, that of its length first",
    arguments: [
      ("short", nil, "length.tooShort"), ("ñandú", nil, "length.tooShort"),
      ("nguyễn-2026", "Nguyễn An", "password.personal"),
      ("NGUYE\u{302}\u{303}N-2026", "nguyễn", "password.personal"), ("correct horse", "Ana", nil),
      ("лошадь батарея", "Пётр", nil), ("ПЁТР-батарея", "пётр", "password.personal"),
    ] as [(String, String?, String?)])
  func first(password: String, name: String?, code: String?) {
    struct Owner: Sendable { let (password, name): (String, String?) }
    let rule = Validation<Owner>.password("password", { $0.password }, min: 8, personal: { [$0.name] })
    let errors = rule.errors(in: Owner(password: password, name: name))
    #expect(errors.map(\.code.rawValue) == [code].compactMap(\.self))
    #expect(errors.allSatisfy { $0.path == ["password"] })
  }
}
