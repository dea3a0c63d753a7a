import Testing
import ValidationCore
import ValidationRules

@testable import rulecheck

/// What the article says of each rule.
struct RuleArticleContentTests {
  private static let article = Result { try RuleArticle.text() }

  /// The lines under the heading of each rule, by its name.
  private static let sections: [String: [Substring]] = {
    var sections: [String: [Substring]] = [:]
    var name = ""
    // The other tests of the article report what making it throws.
    for line in ((try? article.get()) ?? "").split(separator: "\n") {
      if line.hasPrefix("#") { name = "" }
      if line.hasPrefix("### `") || line.hasPrefix("#### `") {
        name = line.split(separator: "`").dropFirst().first.map(String.init) ?? ""
      } else if !name.isEmpty {
        sections[name, default: []].append(line)
      }
    }
    return sections
  }()

  @Test("Each rule has a valid value, an invalid one, and a sentence for each of its codes")
  func complete() throws {
    let lacks = RuleDefinition.builtIn.flatMap { rule in
      Self.lacks(of: rule).map { "\(rule.name): \($0)" }
    }
    #expect(lacks == [])
  }

  private static func lacks(of rule: RuleDefinition) -> [String] {
    guard let lines = sections[rule.name] else { return ["a section"] }
    var lacks: [String] = []
    if !lines.contains(where: { $0.hasPrefix("- Valid: `") }) { lacks.append("a valid value") }
    // A code, a value in code, and a sentence in quotation marks.
    if !lines.contains(where: { $0.wholeMatch(of: /- `[A-Za-z0-9.]+`: `.+“.+”/) != nil }) {
      lacks.append("an invalid value")
    }
    let shared = rule.name.contains(".") ? RuleArticle.sharedCodes : []
    let others = lines.first { $0.hasPrefix("- Also reports ") } ?? ""
    for code in rule.reports.map(\.code) {
      let line = lines.first { $0.hasPrefix("- `\(code.rawValue)`: ") } ?? ""
      let isComplete =
        if shared.contains(code) {
          others.contains("`\(code.rawValue)`")
        } else if RuleArticle.withoutExample[code] != nil {
          line.contains(/: “.+” \(.+\)$/)
        } else {
          line.contains(/: `.+` .*“.+”$/)
        }
      if !isComplete { lacks.append("a value and a sentence for \(code.rawValue)") }
    }
    return lacks
  }

  @Test("A code that many numbers share has a value and a sentence", arguments: RuleArticle.sharedCodes)
  func shared(code: ValidationError.Code) throws {
    #expect(try Self.article.get().contains("\n| `\(code.rawValue)` | `"))
  }

  @Test(
    "A number of a country is found by the country and by its own name",
    arguments: [
      ("Poland", "pl.pesel", "PESEL"), ("European Union", "eu.oss", "OSS"), ("Brazil", "br.cpf", "CPF"),
    ])
  func countries(country: String, rule: String, name: String) throws {
    let text = try Self.article.get()
    let start = try #require(text.firstRange(of: "\n### \(country)\n"))
    let following = text[start.upperBound...]
    let section = following.firstRange(of: "\n### ").map { following[..<$0.lowerBound] } ?? following
    #expect(section.contains("#### `\(rule)`\n"))
    #expect(section.contains(name))
  }

  @Test("What only Swift has is said of a rule that there is")
  func onlySwift() {
    #expect(Set(RuleArticle.inSwift.keys).subtracting(RuleDefinition.builtIn.map(\.name)) == [])
  }

  @Test("A value in the article has no character that a page does not show")
  func visible() throws {
    for span in try Self.article.get().matches(of: /`[^`\n]+`/) {
      for scalar in span.output.unicodeScalars where scalar != " " {
        #expect(!RuleVectors.hidden.contains(scalar.properties.generalCategory), "\(span.output)")
      }
    }
  }
}
