import JSONText
import MessageLocalization
import RuleDocuments

/// The sign-ups, rules and labels that are built into the tool.
enum Demo {
  /// Adds the labels of the fields after the application's catalogs and before the built-in ones.
  static func addFieldLabels(to catalogs: MessageCatalogs = .shared) throws {
    let labels = try JSONNode.parse(PackageResources.field_labels_json)
    let languages = try (labels.object ?? []).compactMap { language -> MessageCatalog? in
      guard let locale = LanguageTag(language.key) else { return nil }
      let messages = (language.value.object ?? []).compactMap { label in
        label.value.string.map { (label.key, $0) }
      }
      return try MessageCatalog(locale: locale, messages: Dictionary(messages) { first, _ in first })
    }
    catalogs.addLayer(languages, as: .addOn)
  }

  /// Checks the sign-ups and writes their errors.
  static func run(in locale: LanguageTag, style: TerminalStyle, to output: consuming Output) throws -> Summary
  {
    let document = try RuleDocument(json: PackageResources.signup_rules_json, file: "signup-rules.json")
    let source = BundledSource(PackageResources.signups_ndjson)
    let run = ValidationRun(
      RecordReader(source, options: .init(file: "signups.ndjson", format: .ndjson)),
      check: RecordCheck(document),
      report: TextReport(wording: ReportText(locale: locale), style: style)
    )
    return try run.run(to: output)
  }
}

/// Bytes that are built into the tool.
struct BundledSource: ByteSource {
  private var rest: ArraySlice<UInt8>
  let totalBytes: Int?

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
    totalBytes = bytes.count
  }

  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    let portion = rest.prefix(buffer.count)
    buffer.copyBytes(from: portion)
    rest = rest.dropFirst(portion.count)
    return portion.count
  }
}
