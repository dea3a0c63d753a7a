import MessageLocalization
import Primitives

extension CatalogPreview {
  /// Plain text: each key with its sentences below.
  package var text: String {
    sentences.map { sentence in
      let key = [sentence.key, sentence.form].compactMap(\.self).joined(separator: "|")
      return key + "\n" + sentence.texts.map { "  \($0)\n" }.joined()
    }.joined()
  }

  /// One self-contained page in HTML, with a field to filter its rows.
  ///
  /// - Parameter descriptions: What translators should know, by key.
  package func html(descriptions: [String: String] = [:]) -> String {
    let direction = locale.textDirection == .rightToLeft ? "rtl" : "ltr"
    let title = MarkupText.escaped("\(locale.ownName) (\(locale))")
    let rows = sentences.map { sentence in
      let form = sentence.form.map { "<br><small>\(MarkupText.escaped($0))</small>" } ?? ""
      let description = descriptions[sentence.key].map { "<p>\(MarkupText.escaped($0))</p>" } ?? ""
      let cells = sentence.texts.map { "<td>\(MarkupText.escaped($0))</td>" }.joined()
      let key =
        "<th lang=\"en\" dir=\"ltr\"><code>\(MarkupText.escaped(sentence.key))</code>\(form)\(description)</th>"
      return "<tr>\(key)\(cells)</tr>"
    }
    return """
      <!doctype html>
      <html lang="\(locale)" dir="\(direction)">
      <meta charset="utf-8">
      <title>\(title)</title>
      <style>\(Self.style)</style>
      <h1>\(title)</h1>
      <input type="search" lang="en" dir="ltr" placeholder="Filter: a key or a text" autofocus>
      <table>
      <thead lang="en" dir="ltr"><tr><th>key<th>inline<th>standalone<th>full</thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      <script>\(Self.script)</script>
      </html>

      """
  }

  private static let style = """
    body{font:16px/1.5 system-ui,sans-serif;margin:2em}table{border-collapse:collapse;width:100%}
    th,td{border:1px solid #bbb;padding:.4em .6em;text-align:start;vertical-align:top;font-weight:normal}
    thead{position:sticky;top:0;background:#eee}small,p{color:#666;font-size:.8em;margin:0;max-width:24em}
    input{font:inherit;width:20em;padding:.3em;margin-bottom:1em}
    """

  private static let script = """
    const rows=[...document.querySelectorAll("tbody tr")];
    document.querySelector("input").addEventListener("input",event=>{
    const wanted=event.target.value.toLowerCase();
    for(const row of rows)row.hidden=!row.textContent.toLowerCase().includes(wanted)});
    """
}
