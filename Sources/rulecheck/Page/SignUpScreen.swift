import JSONText
import MessageFormat
import MessageLocalization
import RuleDocuments
import ValidationCore

/// What the form shows for errors in one language: as markup, and as JSON for the script of the page.
struct SignUpScreen {
  let rules: PageState.Rules
  let text: PageText
  let errors: [ValidationError]
  /// The messages to edit, where the language has changed.
  var messages: String?

  /// The heading of the messages to edit.
  var messagesTitle: PageText.Text {
    let name = text.locale.displayName(in: text.word("page.messages.language").locale)
    return text.word("page.messages.language", ["language": .text(name)])
  }

  /// The explanation of the messages to edit.
  var messagesHint: PageText.Text {
    text.word("page.messages.hint", ["example": .text("{\"presence.missing\": \"…\"}")])
  }

  /// The errors of an input; nil for those that belong to no input.
  func errors(ofField index: Int?) -> [ValidationError] {
    errors.filter { rules.form.index(of: $0) == index }
  }

  func label(of field: SignUpForm.Field) -> PageText.Text {
    text.label(field.documentPath, own: rules.document.labels[field.documentPath])
  }

  /// The sentences, the labels and the facts.
  var json: [UInt8] {
    let fields = rules.form.fields.enumerated().map { index, field in
      let label = label(of: field)
      return JSONNode.members([
        "name": .text(field.name), "label": .text(label.text), "lang": .text(label.locale.identifier),
        "dir": .text(label.locale.htmlDirection), "errors": sentences(ofField: index),
      ])
    }
    let summary = text.summary(errors)
    var bytes: [UInt8] = []
    JSONText.append(
      .members([
        "lang": .text(text.locale.identifier), "dir": .text(text.locale.htmlDirection),
        "summary": .text(summary?.text ?? ""), "fields": .list(fields), "others": sentences(ofField: nil),
        "facts": .text(ErrorFactsText.written(errors)),
        "messages": messages.map(JSONNode.text), "words": messages.map { _ in words },
        "title": .text(text.word("page.form").text),
        "messagesTitle": Self.json(messagesTitle), "messagesHint": Self.json(messagesHint),
        "rulesHint": Self.json(text.word("page.rules.hint")),
      ]), to: &bytes)
    return bytes
  }

  /// The page's own words, where the language has changed.
  private var words: JSONNode {
    .members(of: PageWords.ofForm.map { ($0, Self.json(text.word($0))) })
  }

  private static func json(_ text: PageText.Text) -> JSONNode {
    .members([
      "text": .text(text.text), "lang": .text(text.locale.identifier),
      "dir": .text(text.locale.htmlDirection),
    ])
  }

  private func sentences(ofField index: Int?) -> JSONNode {
    .list(
      errors(ofField: index).map {
        .members(["severity": .text($0.severity.rawValue), "text": .text(text.sentence(of: $0))])
      })
  }

  /// The inputs with their errors.
  ///
  /// - Parameter values: What was typed; secrets are not written into the page.
  func markup(values: FormFields) -> HTML {
    let summary = text.summary(errors)
    return """
      <p id="summary" role="status" class="summary" lang="\(text.locale.identifier)" dir="\(text.locale.htmlDirection)">\
      \(errors.isEmpty ? "" : summary?.text ?? "")</p>
      <ul id="others" class="errors">\(items(errors(ofField: nil)))</ul>
      \(rules.form.fields.enumerated().map { field($1, at: $0, values) })
      """
  }

  private func field(_ field: SignUpForm.Field, at index: Int, _ values: FormFields) -> HTML {
    let errors = errors(ofField: index)
    let label = label(of: field)
    let isInvalid = !errors.leaveValueValid
    let attributes = field.attributes.attributes.map { attribute -> HTML in
      attribute.value.map { " \(attribute.name)=\"\($0)\"" } ?? " \(attribute.name)"
    }
    let shared: HTML = """
      id="f\(index)" name="\(field.name)"\(attributes) aria-describedby="e\(index)"\(" aria-invalid=\"true\"", if: isInvalid)
      """
    let value = values[field.name] ?? ""
    // An empty input with the direction "auto" would start at the left in a form that starts at the right.
    let input: HTML =
      if !field.choices.isEmpty {
        """
        <select \(shared)><option value=""></option>\(field.choices.map {
          "<option\(" selected", if: $0 == value) dir=\"auto\">\($0)</option>"
        } as [HTML])</select>
        """
      } else if field.isSecret {
        "<input \(shared) type=\"password\" autocomplete=\"off\">"
      } else {
        """
        <input \(shared) type="text"\(" dir=\"auto\"", if: !value.isEmpty) autocomplete="off" autocapitalize="off" spellcheck="false" \
        value="\(value: value)">
        """
      }
    return """
      <div class="field"><label for="f\(index)" \(label.attributes)>\(label.text)</label>
      \(input)
      <ul id="e\(index)" class="errors" lang="\(text.locale.identifier)" dir="\(text.locale.htmlDirection)">\
      \(items(errors))</ul></div>

      """
  }

  private func items(_ errors: [ValidationError]) -> [HTML] {
    errors.map { "<li class=\"\($0.severity.rawValue)\">\(text.sentence(of: $0))</li>" }
  }
}
