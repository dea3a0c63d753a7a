import Essentials
import MessageFormat
package import MessageLocalization
import ValidationCore

/// All messages of a language with sample arguments, each sentence in its three forms, for people who read them.
package struct CatalogPreview: Sendable {
  /// One sentence.
  package struct Sentence: Sendable, Hashable {
    /// The key of the message.
    package let key: String
    /// The forms that were chosen: `words|few`; nil if the message has none.
    package let form: String?
    /// The texts; a single one for a message that is not a sentence about a field.
    package let texts: [String]
  }

  package let locale: LanguageTag
  package let sentences: [Sentence]

  private static let forms: [ValidationError.MessageForm] = [.inline, .standalone, .full]

  /// - Parameter label: The label of the field that the sentences are about.
  package init(
    of locale: LanguageTag,
    in catalogs: MessageCatalogs = .shared,
    contract: MessageContract = .builtIn,
    label: String = "Email"
  ) {
    self.locale = locale
    let reader = catalogs.reader(in: locale)
    let samples = Samples(numbers: SampleNumbers(of: locale), contract: contract, label: label)
    sentences = catalogs.keys(in: .english).filter { $0.withoutFullForm == nil }.sorted().flatMap { key in
      guard let message = reader.message(for: key, reportingMissing: false) else { return [] as [Sentence] }
      let isSentence = contract.isSentence(key)
      return message.pattern.variants.map { variant in
        let error = samples.error(key, variant)
        let renderer = ErrorRenderer(reader: reader)
        let texts = (isSentence ? Self.forms : [.inline]).map { renderer.sentence(of: error, form: $0) }
        return Sentence(key: key, form: variant.form, texts: texts)
      }
    }
  }

  /// The errors that the sentences are about.
  private struct Samples {
    let numbers: SampleNumbers
    let contract: MessageContract
    let label: String

    /// An error for which a sentence of a message is chosen.
    func error(_ key: String, _ variant: MessagePattern.Variant) -> ValidationError {
      let known = SampleErrors.byCode[key]
      var arguments = known?.arguments ?? [:]
      for (name, kind) in contract.arguments[key] ?? [:] where arguments[name] == nil {
        if name == MessageContract.field || name == "suggestion" && known != nil { continue }
        arguments[name] = SampleErrors.argument(kind, named: name)
      }
      // A label of several words is not a path.
      if contract.isSentence(key) { arguments[MessageContract.field] = .text(label) }
      for pick in variant.picks { arguments[pick.argument] = argument(for: pick) ?? arguments[pick.argument] }
      return ValidationError(
        code: .init(rawValue: key), arguments: arguments, path: contract.isSentence(key) ? [.key(label)] : [],
        suggestion: known?.suggestion)
    }

    private func argument(for pick: MessagePattern.Variant.Pick) -> ValidationError.Argument? {
      guard pick.kind != .select else {
        // The real argument, such as a list, is shown in the form for all other values.
        return pick.selector == "other" ? nil : .text(pick.selector)
      }
      guard let number = numbers.number(for: pick) else { return nil }
      return Int(number).map { .integer($0) } ?? Decimal(string: number).map { .decimal($0) }
    }
  }
}
