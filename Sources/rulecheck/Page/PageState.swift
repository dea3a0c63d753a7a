import Essentials
import JSONText
import MessageLocalization
import Primitives
import RuleDocuments

/// What can be edited in the page: the rule document, and messages that take precedence over the built-in ones.
///
/// A mistake changes nothing: the last valid document and messages stay in effect.
final class PageState: Sendable {
  /// A rule document with its form.
  struct Rules: Sendable {
    let text: String
    let document: RuleDocument
    let form: SignUpForm

    init(_ text: String) throws(RuleDocumentError) {
      let bytes = Array(text.utf8)
      document = try RuleDocument(json: bytes, file: "rules.json")
      self.text = text
      // The document has just been read from the same bytes.
      form = SignUpForm(
        document: try? JSONNode.parse(bytes),
        attributes: try RuleDocument.formAttributes(json: bytes))
    }
  }

  private struct Overrides {
    var text: String
    var layer: CatalogLayer
  }

  let catalogs: MessageCatalogs
  private let original: Rules
  private let rules: Lock<Rules>
  private let overrides = Lock<[LanguageTag: Overrides]>([:])

  init(catalogs: MessageCatalogs = .shared) throws {
    self.catalogs = catalogs
    original = try Rules(String(decoding: PackageResources.signup_rules_json, as: UTF8.self))
    rules = Lock(original)
  }

  var currentRules: Rules { rules.withLock { $0 } }

  /// Puts a document into effect.
  func setRules(_ text: String) throws(RuleDocumentError) {
    let new = try Rules(text)
    rules.withLock { $0 = new }
  }

  /// The messages in effect for a language, as a catalog in JSON.
  func messages(in locale: LanguageTag) -> String {
    overrides.withLock { $0[locale]?.text } ?? "{\n}\n"
  }

  /// Puts messages into effect for a language, in place of those before.
  func setMessages(_ text: String, in locale: LanguageTag) throws(CatalogError) {
    let catalog = try MessageCatalog(json: Data(text.utf8), file: "\(locale).json")
    overrides.withLock { overrides in
      let old = overrides[locale]
      overrides[locale] = Overrides(text: text, layer: catalogs.addLayer([catalog]))
      old?.layer.remove()
    }
  }

  /// Goes back to the rules and messages of the beginning.
  func restore() {
    rules.withLock { $0 = original }
    overrides.withLock { overrides in
      for override in overrides.values { override.layer.remove() }
      overrides = [:]
    }
  }

  deinit { restore() }
}
