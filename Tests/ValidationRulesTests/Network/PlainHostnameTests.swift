import Randomness
import Testing

@testable import ValidationRules

@Suite("Internationalized names that are plainly valid")
struct PlainHostnameTests {
  private static let parts = [
    "例え", "xn--bcher-kva", "bücher", "faß", "用户", "مثال", "שלום", "a", "1", "0x1", "-b", "b-", "xn--X",
    "xn--",
    "a·l", "l·l", "न्‍", "\u{301}a", "ａ", "Ü", "\u{AD}", "", String(repeating: "é", count: 40),
    String(repeating: "ア", count: 56),
    "xn--4gbwdl", "٣", "a١", "カー", "々", "ё", "xn--ls8h",
  ]

  @Test("are those that their forms say are valid")
  func agreement() throws {
    var random = SplitMix(seed: 3)
    var plain = 0
    for _ in 0..<4_000 {
      let dots = [".", ".", ".", "。", "．"]
      var name = ""
      for index in 0..<Int.random(in: 1...4, using: &random) {
        if index > 0 { name += dots.randomElement(using: &random) ?? "." }
        name += Self.parts.randomElement(using: &random) ?? ""
      }
      try Array(name.utf8).withUnsafeBufferPointer { utf8 in
        guard try DomainName.isPlainlyValid(utf8) else { return }
        plain += 1
        let fault = try DomainName.mappedFault(in: utf8, 0..<utf8.count)
        #expect(fault == nil, "\(name): \(String(describing: fault))")
      }
    }
    #expect(plain > 300)
  }
}
