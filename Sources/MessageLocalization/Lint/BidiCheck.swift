import ICU
import JSONText

/// Invisible characters that direct text (UAX #9), which translators paste in without noticing.
///
/// Values are isolated when a message is written, so a pattern needs none. Marks and closed isolates are harmless and
/// give warnings; embeddings, overrides and unclosed isolates are errors.
struct BidiCheck: CatalogCheck {
  let rule = LintRule.bidiControls

  /// How many controls of a text are named; finding the position of each walks over the text.
  private static let most = 20

  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    file.texts.flatMap { key, node -> [LintFinding] in
      let scalars = Array((node.string ?? "").unicodeScalars)
      let isBalanced = Self.isBalanced(scalars)
      let controls = scalars.indices.lazy.filter { ScalarProperties(scalars[$0]).isBidiControl }
      return Array(controls.prefix(Self.most)).map { index in
        let isEmbedding = (0x202A...0x202E).contains(scalars[index].value)
        let isIsolate = (0x2066...0x2069).contains(scalars[index].value)
        return LintFinding(
          file,
          file.place(of: index, in: node),
          isEmbedding || isIsolate && !isBalanced ? .error : .warning,
          key,
          "a stray bidi control, \(Self.name(of: scalars[index]))"
            + (isIsolate && !isBalanced ? ", unpaired" : "")
        )
      }
    }
  }

  private static func isBalanced(_ scalars: [Unicode.Scalar]) -> Bool {
    var depth = 0
    for scalar in scalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth -= 1
      default: continue
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return scalar.properties.name.map { "\(number) \($0)" } ?? number
  }
}
