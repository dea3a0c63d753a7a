import LocalizedValidation
import MessageLocalization

/// The translators' preview: every sentence of a language with sample arguments.
struct MessagesView {
  let text: PageText
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
    let columns = ["page.key", "page.inline", "page.standalone", "page.full"].map {
      text.element("th", $0, " scope=\"col\"")
    }
    return """
      <section>
      <label class="filter" hidden>\(text.element("span", "page.filter")) <input id="filter" type="search" dir="auto" autocomplete="off"></label>
      <table class="messages"><thead><tr>\(columns)</tr></thead>
      <tbody id="messages">\(rows)</tbody></table></section>
      """
  }
}
