public import ValidationCore

/// The attributes of HTML for the fields of a form, so that the browser checks before the form is sent.
///
/// What the server accepts, the browser never refuses: a rule that no attribute can say is left out, or said in a weaker
/// form. `type="email"` refuses addresses that the rule `email` accepts, so its field has `inputmode="email"`; `maxlength`
/// counts UTF-16 code units, so a limit in graphemes has none, and one of 20 code points is 40; and a pattern is there if
/// it means the same in JavaScript. The one exception is a number beyond 1.8 × 10³⁰⁸, which no `input` of numbers can
/// hold. The server still has the last word.
///
/// A field that holds a list or an object has no input, and is not among the fields: its elements and members are.
///
/// ```swift
/// let form = try RuleDocument.formAttributes(json: data)
/// let markup = "<input name=\"email\" \(form["email"])>"   // … inputmode="email" autocomplete="email" dir="auto" required>
/// ```
public struct FormAttributes: Sendable, Hashable {
  /// A field with its attributes.
  public struct Field: Sendable, Hashable {
    /// The path of the field, with `[]` for elements, as a rule document writes it.
    public let path: String
    public let attributes: HTMLAttributes
  }

  /// The fields, in the order of the rules.
  public let fields: [Field]

  package init(_ fields: [(path: String, input: InputConstraints)], emptyIsAbsent: Bool) {
    let containers = Self.containers(of: fields.map(\.path))
    self.fields = fields.filter { !$0.input.isGroup && !containers.contains($0.path) }.map {
      Field(path: $0.path, attributes: $0.input.attributes(emptyIsAbsent: emptyIsAbsent))
    }
  }

  /// The paths of the values that contain those at some paths.
  private static func containers(of paths: [String]) -> Set<String> {
    var containers: Set<String> = []
    for path in paths {
      // The containers of one that is known are known, too.
      for index in path.utf8.indices.reversed() where ".[".utf8.contains(path.utf8[index]) {
        guard containers.insert(String(path[..<index])).inserted else { break }
      }
    }
    return containers
  }

  /// The attributes of a field; none if there is no such field.
  public subscript(path: String) -> HTMLAttributes {
    fields.first { $0.path == path }?.attributes ?? HTMLAttributes()
  }
}

extension RuleDocument {
  /// The attributes of HTML for a document's fields. Rules with a condition or a scenario, and warnings, have none.
  ///
  /// - Parameters:
  ///   - json: The text of a rule document in UTF-8.
  ///   - file: The file name to report in errors.
  ///   - registry: The rules that the document can name.
  ///   - emptyIsAbsent: Whether the server reads an empty input as an absent value. Otherwise a field is `required` only
  ///     if its rules refuse an empty text as well.
  /// - Throws: ``RuleDocumentError`` for the first mistake in the document.
  public static func formAttributes(
    json: some Collection<UInt8>,
    file: String = "rules.json",
    registry: RuleRegistry = .builtIn,
    emptyIsAbsent: Bool = true
  ) throws(RuleDocumentError) -> FormAttributes {
    let document = try CheckedDocument(json: json, file: file, registry: registry)
    var fields: [(path: String, input: InputConstraints)] = []
    for (pattern, rules) in try document.fields() {
      let input = try InputConstraints(rules, at: pattern, document.source, document.decoder)
      fields.append((pattern.description, input))
    }
    return FormAttributes(fields, emptyIsAbsent: emptyIsAbsent)
  }
}

extension Validation {
  /// The attributes of HTML for the fields of the rules, by way of ``ruleDocument()``: what no document can hold has none.
  /// If a rule is of a registry of one's own, there are none at all; ``RuleDocument/formAttributes(json:file:registry:emptyIsAbsent:)``
  /// takes the registry.
  ///
  /// - Parameter emptyIsAbsent: Whether the server reads an empty input as an absent value.
  public func formAttributes(emptyIsAbsent: Bool = true) -> FormAttributes {
    do throws(RuleDocumentError) {
      return try RuleDocument.formAttributes(json: ruleDocument().json.utf8, emptyIsAbsent: emptyIsAbsent)
    } catch {
      // The built-in registry does not know the rule.
      return FormAttributes([], emptyIsAbsent: emptyIsAbsent)
    }
  }
}
