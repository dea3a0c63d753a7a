import ICU
import JSONText
import MessageLocalization
import RuleDocuments
import TextAutomata
import ValidationCore

/// A text by its grapheme clusters and code points, and what rules say about it.
struct TextInspection {
  /// A grapheme cluster (UAX #29).
  struct Cluster: Sendable, Hashable {
    let text: String
    let codePoints: [CodePoint]

    /// The text if it can be seen, such as a family of several emoji and joiners; otherwise what it consists of.
    var shown: String {
      let isVisible = codePoints.contains { !$0.isInvisible } && !codePoints.contains(where: \.isBidiControl)
      return isVisible ? text : TextInspection.visible(text)
    }
  }

  /// A code point with the properties that rules ask for.
  struct CodePoint: Sendable, Hashable {
    /// "U+0301 COMBINING ACUTE ACCENT".
    let name: String
    /// The general category: "Mn".
    let category: String
    /// The four-letter code of ISO 15924.
    let script: String
    /// Nothing is shown for it, or it is a control character.
    let isInvisible: Bool
    /// It changes the direction of the text around it.
    let isBidiControl: Bool
  }

  /// What a rule says.
  struct Finding: Sendable, Hashable {
    /// The rule as rule documents write it.
    let rule: String
    let errors: [ValidationError]
  }

  let text: String
  /// The clusters at the start of the text, at most ``mostClusters``.
  let clusters: [Cluster]
  /// How many clusters are not among these.
  let remaining: Int
  /// The scripts in the order in which they occur, without those that are shared by many.
  let scripts: [String]
  let findings: [Finding]

  static let mostClusters = 500
  /// A cluster can have any number of code points.
  private static let mostCodePoints = 50

  /// The rules that are tried, as a rule document writes them.
  static let rules = [
    #""notBlank""#, #""singleLine""#, #""noBidiControls""#, #""balancedBidi""#, #""noInvisibles""#,
    #"{"normalized":"NFC"}"#, #"{"normalized":"NFKC"}"#, #""singleScript""#, #""noMixedDigits""#,
    #""assignedOnly""#, #""noPrivateUse""#, #"{"restrictionLevel":"highlyRestrictive"}"#,
    #""usernameCasePreserved""#, #""nickname""#, #""opaqueString""#, #""slug""#, #""email""#, #""url""#,
  ]

  init(of text: String) throws {
    self.text = text
    let offsets = try Segmentation.boundaries(of: .graphemes, in: text)
    let utf8 = Array(text.utf8)
    clusters = zip(offsets, offsets.dropFirst()).prefix(Self.mostClusters).map { start, end in
      let cluster = String(decoding: utf8[start..<end], as: UTF8.self)
      return Cluster(
        text: cluster, codePoints: cluster.unicodeScalars.prefix(Self.mostCodePoints).map(CodePoint.init))
    }
    remaining = max(0, offsets.count - 1 - Self.mostClusters)
    var scripts: [String] = []
    for scalar in text.unicodeScalars {
      let script = Script.of(scalar).rawValue
      if !["Zyyy", "Zinh", "Zzzz"].contains(script), !scripts.contains(script) { scripts.append(script) }
    }
    self.scripts = scripts
    findings = try Self.documents.get().map { rule, document in
      let record = JSONNode.members(["text": .text(text)])
      return Finding(rule: rule, errors: document.errors(in: record, maximumErrors: Self.mostErrors))
    }
  }

  private static let mostErrors = 3

  /// A document for each rule, read once.
  private static let documents = Result {
    try rules.map { rule in
      (rule, try RuleDocument(json: Array(#"{"fields":{"text":[\#(rule)]}}"#.utf8), file: "inspection.json"))
    }
  }

  /// A text in which characters that cannot be seen are written as their numbers: "\u{202E}" is ⟨U+202E⟩.
  static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    return text.unicodeScalars.map { isInvisible($0) ? "⟨\($0.icuProperties.notation)⟩" : String($0) }
      .joined()
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.icuProperties
    return properties.isDefaultIgnorable || properties.isControl || properties.isBidiControl
      || properties.isUnassigned || properties.isWhitespace && scalar != " "
  }
}

extension TextInspection.CodePoint {
  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.icuProperties
    self.init(
      name: properties.name, category: properties.generalCategory.rawValue,
      script: Script.of(scalar).rawValue,
      isInvisible: TextInspection.isInvisible(scalar), isBidiControl: properties.isBidiControl)
  }
}
