public import Essentials
public import LocalizedValidation
import MessageLocalization

/// Checks a directory of catalogs, as `rulecheck catalog lint` does.
///
/// ```swift
/// try checkCatalog(at: URL(fileURLWithPath: "Localizations"))
/// ```
/// Translations are compared with the directory's own `en.json` or, if there is none, with the built-in English
/// catalog. The comparison covers missing and unknown keys, arguments, plural forms, cases, the place of the label, broken
/// patterns, bidi controls, texts that are not in NFC, empty texts, copies of the English text, keys that look like others,
/// and quotation marks and punctuation of another language.
///
/// - Parameters:
///   - directory: The directory; its files are named after their languages, such as `eo.json`.
///   - includingWarnings: Whether to include findings that only need review by a person.
///   - isPartial: Whether the catalogs only override messages, so that missing ones are no findings.
/// - Throws: ``CheckFailure`` with every finding, or if the directory cannot be read.
public func checkCatalog(
  at directory: URL,
  includingWarnings: Bool = true,
  isPartial: Bool = false
) throws(CheckFailure) {
  let files: CatalogDirectory
  do throws(CatalogError) { files = try CatalogDirectory(reading: directory.path) } catch {
    throw CheckFailure(findings: [.init(subject: error.file, problem: error.problem)])
  }
  try CheckFailure.throw(
    CatalogLint.builtIn.findings(in: files, isPartial: isPartial)
      .filter { includingWarnings || $0.severity == .error }
      .map { finding in
        let key = finding.key.isEmpty ? "" : "\(finding.key): "
        return .init(
          subject: "\(finding.file):\(finding.line):\(finding.column)",
          problem: "\(finding.severity): \(key)\(finding.problem)"
        )
      }
  )
}

/// Checks that readers of a language get every message in it, with every plural form that the language has.
///
/// ```swift
/// try MessageCatalogs.shared.addLayer(directory: URL(fileURLWithPath: "Localizations"))
/// try checkLanguage("fr")
/// ```
/// Every message that exists in English must exist in the language, or in one that it inherits from (`pt-PT` for
/// `pt-AO`), in any layer. The plural categories are those of CLDR in the ICU library in use.
/// ``checkCatalog(at:includingWarnings:isPartial:)`` checks the files themselves.
///
/// - Throws: ``CheckFailure`` with every finding, by key.
public func checkLanguage(_ locale: LanguageTag, in catalogs: MessageCatalogs = .shared) throws(CheckFailure)
{
  let reader = catalogs.reader(in: locale)
  let forms = PluralForms(of: locale)
  var findings: [CheckFailure.Finding] = []
  for key in catalogs.keys(in: .english).sorted() {
    let message = reader.message(for: key, reportingMissing: false)
    guard let message, message.locale.isOfLanguage(of: locale) else {
      // A full form is needed only if joining label and message does not read well in the language.
      if key.withoutFullForm == nil {
        findings.append(.init(subject: key, problem: "the message is missing in \(locale)"))
      }
      continue
    }
    findings += forms.problems(of: message.pattern).map { .init(subject: key, problem: $0) }
  }
  try CheckFailure.throw(findings)
}
