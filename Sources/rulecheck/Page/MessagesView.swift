import LocalizedValidation
import MessageLocalization

/// The translators' preview: every sentence of a language with sample arguments.
struct MessagesView {
  let preview: CatalogPreview

  var markup: HTML {
    let language: HTML = """
      lang="\(preview.locale.identifier)" dir="\(preview.locale.htmlDirection)"
      """
    let rows: [HTML] = preview.sentences.map { sentence in
      """
      <tr><th scope="row"><code>\(sentence.key)</code>\(sentence.form.map { "<br><small>\($0)</small>" as HTML } ?? "")</th>\
      \(sentence.texts.map { "<td \(language)\(" colspan=\"3\"", if: sentence.texts.count == 1)>\($0)</td>" } as [HTML])</tr>

      """
    }
    return """
      <section lang="en" dir="ltr">
      <label class="filter" hidden>Filter <input id="filter" type="search" dir="auto" autocomplete="off"></label>
      <table class="messages"><thead><tr><th scope="col">Key</th><th scope="col">In a sentence</th>\
      <th scope="col">Alone</th><th scope="col">With the label</th></tr></thead>
      <tbody id="messages">\(rows)</tbody></table></section>
      """
  }
}
