import ICU
import Primitives
import TextAutomata
public import ValidationCore

/// A rule for texts that accepts those of a list, or all others.
package struct ChoiceRule: TextRule {
  private let choices: TextTable
  private let accepts: Bool
  private let error: ValidationError

  package init(_ choices: TextTable, accepts: Bool, _ error: ValidationError) {
    (self.choices, self.accepts, self.error) = (choices, accepts, error)
  }

  /// A text in NFC is one of the listed ones only if it has the bytes of their NFC.
  package var test: TextTest? {
    guard !accepts, choices.spelled.count <= Self.fewTexts else { return nil }
    return .isNone(of: choices.spelled).and(.lacks(Self.flagsAgainstNFC))
  }

  package var questions: CodePointQuestions { accepts ? .none : CodePointQuestions(Self.flagsAgainstNFC) }

  package var quick: QuickCheck? {
    accepts ? QuickCheck(acceptingTextsOf: choices.spellings) : nil
  }

  package var listed: [String]? { accepts ? choices.spelled : nil }

  private static let flagsAgainstNFC = CodePointFlags(against: .nfc) ?? []
  /// The keys of more texts would leave few texts that are certainly none of them.
  private static let fewTexts = 16

  package func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if choices.contains(text.utf8) != accepts { sink.report(error) }
  }
}

extension QuickCheck {
  /// The check that the texts of a table pass.
  init(acceptingTextsOf table: ByteStringTable) {
    self.init(table) { table, utf8, count in
      table.reading(ByteStringTable.self) { $0.contains(utf8, count) }
    }
  }
}

extension Validation where Value: Hashable & Sendable {
  /// Whether the value at an address is one of a list.
  @usableFromInline typealias Membership = @Sendable (UnsafePointer<Value>) -> Bool

  // Inlinable, so that the module that knows the type compares and hashes values directly.
  @inlinable
  static func membership(in values: [Value]) -> Membership {
    // Some enums are hashed by the text that stands for them, which takes longer than a few comparisons.
    if values.count <= 8 { return { values.contains($0.pointee) } }
    let set = Set(values)
    return { set.contains($0.pointee) }
  }

  /// The value is one of a list, or none of it.
  static func choice(
    _ values: [Value], accepts: Bool, _ isListed: @autoclosure () -> Membership, _ error: ValidationError
  ) -> Validation {
    // Texts are found by their bytes, which costs a fraction of the hash of a `String`.
    if let texts = values as? [String], let rule = Validation<String>(texts, accepts, error) as? Validation {
      return rule
    }
    if let texts = values as? [String?] {
      let passesNil = texts.contains(nil) == accepts
      let reportNil: @Sendable (inout ErrorSink) -> Void = { sink in sink.report(error) }
      let rule = Validation<String>(texts.compactMap { $0 }, accepts, error, passesNil ? nil : reportNil)
      if let rule = rule.optional as? Validation { return rule }
    }
    let isListed = isListed()
    return Validation(check: { value, sink in if isListed(value) != accepts { sink.report(error) } })
  }
}

extension Validation<String> {
  fileprivate init(
    _ texts: [String],
    _ accepts: Bool,
    _ error: ValidationError,
    _ checkAbsent: (@Sendable (inout ErrorSink) -> Void)? = nil
  ) {
    let table = TextTable(texts.enumerated().map { index, text in (text: text, offset: index) })
    self.init(ChoiceRule(table, accepts: accepts, error), checkAbsent: checkAbsent)
  }
}
