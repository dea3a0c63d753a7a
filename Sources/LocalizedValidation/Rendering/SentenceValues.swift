import MessageFormat
import MessageLocalization
import ValidationCore
import ValidationRules

/// The words and values in one sentence of an error.
struct SentenceValues {
  let reader: MessageReader
  /// The language of the sentence, which is not the reader's if no catalog of that language has the sentence.
  let language: LanguageTag
  /// Whether the sentence runs from right to left.
  let isRightToLeft: Bool
  /// The labels of fields in the rule document of the error whose values are shown.
  private var labels: (any FieldLabeling)?
  /// The path of the error if its arguments name fields of elements.
  private var path: FieldPath?

  init(_ reader: MessageReader, in message: ResolvedMessage) {
    (self.reader, language) = (reader, message.locale)
    isRightToLeft = message.pattern.isRightToLeft
  }

  /// The words of a sentence that is its own key, which is English.
  init(englishFor reader: MessageReader) {
    (self.reader, language, isRightToLeft) = (reader, .english, false)
  }

  /// The same for the values of an error.
  func naming(fieldsOf error: ValidationError, in argument: ValidationError.Argument) -> SentenceValues {
    var values = self
    values.labels = error.labels
    if Self.namesElements(argument) { values.path = error.path }
    return values
  }

  /// Whether an argument is the name of a field of elements, or a list with one.
  private static func namesElements(_ argument: ValidationError.Argument) -> Bool {
    switch argument {
    case .list(let values), .alternatives(let values): values.contains(where: isNameOfElement)
    default: isNameOfElement(argument)
    }
  }

  private static func isNameOfElement(_ argument: ValidationError.Argument) -> Bool {
    guard case .key(let key) = argument else { return false }
    return key.hasPrefix(MessageReader.labelPrefix) && key.utf8.contains(UInt8(ascii: "]"))
  }

  /// A path in which `[]` is each element, with the elements in which the error is: `orders[1].lines[0].from` for an error
  /// at `orders[1].lines[0].to`.
  private func inElement(_ field: String) -> String {
    guard let path else { return field }
    var (pattern, actual, found) = ("", "", field)
    for segment in path.segments {
      switch segment {
      case .key(let name):
        let step = pattern.isEmpty ? name : "." + name
        pattern += step
        actual += step
      case .index(let index):
        pattern += "[]"
        actual += "[\(index)]"
        guard field.hasPrefix(pattern) else { return found }
        found = actual + field.dropFirst(pattern.count)
      }
    }
    return found
  }

  private static let script = "script."
  private static let region = "region."

  /// The label of the field of an error: that of its rule document, otherwise that of the catalogs.
  func label(of error: ValidationError) -> MessageArgument {
    let path = Self.labeledPath(of: error)
    guard let labels = error.labels, let label = labels.label(of: path) else { return label(of: path) }
    return documentLabel(label, Self.keys(MessageReader.labelPrefix, path).whole) ?? self.label(of: path)
  }

  /// The path of the field that a sentence names: of a repeated element it is the list, since the sentence says which
  /// element it is.
  private static func labeledPath(of error: ValidationError) -> FieldPath {
    let path = error.path
    guard case .index? = path.segments.last, path.segments.count > 1, error.code == .collectionRepeated else {
      return path
    }
    return FieldPath(Array(path.segments.dropLast()))
  }

  /// A label of a rule document; nil if it is a key that no catalog has.
  ///
  /// - Parameter key: The key under which catalogs have labels of the field.
  private func documentLabel(_ label: String, _ key: String) -> MessageArgument? {
    if reader.message(for: label, reportingMissing: false) != nil { return .message(key: label) }
    if reader.label(for: key) != nil { return .message(key: key) }
    if label.looksLikeMessageKey {
      reader.reportMissing(label)
      return nil
    }
    return .message(key: label)
  }

  /// The label of a field: the message `field.items[].name`, otherwise `field.name`, otherwise the path itself.
  func label(of path: FieldPath) -> MessageArgument {
    guard reader.hasLabels else { return .text(path.description) }
    let (whole, last) = Self.keys(MessageReader.labelPrefix, path)
    if reader.label(for: whole) != nil { return .message(key: whole) }
    if let last, reader.label(for: last) != nil { return .message(key: last) }
    return .text(path.description)
  }

  /// The keys of a field's label or options: that of the whole path, and that of its last name if it has more steps.
  static func keys(_ prefix: String, _ path: FieldPath) -> (whole: String, last: String?) {
    var whole = prefix
    var last: String?
    for segment in path.segments {
      switch segment {
      case .index: whole += "[]"
      case .key(let name):
        if whole != prefix { whole += "." }
        whole += name
        last = name
      }
    }
    return (whole, path.segments.count > 1 ? last.map { prefix + $0 } : nil)
  }

  /// The text for a message key that the catalogs or CLDR know.
  ///
  /// A label is isolated in a sentence from right to left, and so is any text whose direction differs from that of the
  /// sentence, such as an Arabic label in a sentence that only exists in English.
  func text(of key: String) -> String {
    guard let message = reader.message(for: key, reportingMissing: false) else {
      return nameByCLDR(of: key) ?? ownLabel(key)
    }
    let text = message.pattern.format(isolating: reader.isolatesArguments)
    guard reader.isolatesArguments,
      message.pattern.isRightToLeft != isRightToLeft || isRightToLeft && Self.isLabel(key)
    else { return text }
    return "\u{2068}\(text)\u{2069}"
  }

  /// A label that is its own text, in a language that is not known: isolated if its letters may have another direction
  /// than the sentence.
  private func ownLabel(_ label: String) -> String {
    guard reader.isolatesArguments,
      isRightToLeft || label.unicodeScalars.contains(where: { $0.value >= Self.firstRightToLeft })
    else { return label }
    return "\u{2068}\(label)\u{2069}"
  }

  /// No earlier code point has the direction from right to left.
  private static let firstRightToLeft: UInt32 = 0x590

  private static func isLabel(_ key: String) -> Bool {
    key.hasPrefix(MessageReader.labelPrefix) || MessageReader.isOptionLabel(key)
  }

  /// The name of a script or a region in the language of the sentence, by CLDR; nil for another key.
  private func nameByCLDR(of key: String) -> String? {
    // A reader of es-MX has names of es-MX in a Spanish sentence, and a reader of ca English ones in an English one.
    let namer = language.isSameLanguage(as: reader.locale) ? reader.locale : language
    if key.hasPrefix(Self.script) { return namer.nameOfScript(String(key.dropFirst(Self.script.count))) }
    if key.hasPrefix(Self.region) { return namer.nameOfRegion(String(key.dropFirst(Self.region.count))) }
    return nil
  }

  /// A word that a message key names: a label, a script, an identifier, or another message without arguments.
  func word(for key: String) -> MessageArgument {
    if let labels, key.hasPrefix(MessageReader.labelPrefix),
      let label = labels.label(ofField: String(key.dropFirst(MessageReader.labelPrefix.count))),
      let word = documentLabel(label, key)
    {
      return word
    }
    if let name = shortName(insteadOf: key) { return .text(name) }
    if let general = generalName(insteadOf: key) { return .message(key: general) }
    if key.hasPrefix(Self.script) || key.hasPrefix(Self.region)
      || reader.message(for: key, reportingMissing: false) != nil
    {
      return .message(key: key)
    }
    let prefix = MessageReader.labelPrefix
    return .text(key.hasPrefix(prefix) ? inElement(String(key.dropFirst(prefix.count))) : key)
  }

  /// The key of the general name for an identifier; the key for one kind appends a full stop and the kind.
  private static let identifierKind = "identifier.kind"

  /// What everybody calls an identifier of one kind, such as `PESEL` or `ISRC`, if no catalog has a name for it in the
  /// language of the sentence.
  private func shortName(insteadOf key: String) -> String? {
    let prefix = Self.identifierKind + "."
    guard key.hasPrefix(prefix) else { return nil }
    if let own = reader.message(for: key, reportingMissing: false),
      own.locale.isSameLanguage(as: language)
    {
      return nil
    }
    return TechnicalNames.name(ofKind: String(key.dropFirst(prefix.count)))
  }

  /// The key of a more general name for an identifier, if one kind does not have a name in the language of the most
  /// general one: `identifier.kind.postalCode` for `identifier.kind.pt.postalCode`, otherwise `identifier.kind`.
  private func generalName(insteadOf key: String) -> String? {
    guard key.hasPrefix(Self.identifierKind + "."),
      let general = reader.message(for: Self.identifierKind, reportingMissing: false)
    else { return nil }
    func isNamed(_ key: String) -> Bool {
      reader.message(for: key, reportingMissing: false)?.locale.isSameLanguage(as: general.locale) ?? false
    }
    if isNamed(key) { return nil }
    let kind = key.dropFirst(Self.identifierKind.count + 1)
    if let country = kind.firstIndex(of: ".") {
      let everywhere = Self.identifierKind + kind[country...]
      if isNamed(everywhere) { return everywhere }
    }
    reader.reportMissing(key)
    return Self.identifierKind
  }
}
