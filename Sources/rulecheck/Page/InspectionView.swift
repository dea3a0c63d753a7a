import MessageFormat
import MessageLocalization
import ValidationCore

/// The page "Inspect a text".
struct InspectionView {
  let text: PageText
  let inspection: TextInspection

  var markup: HTML {
    let cells: [HTML] = inspection.clusters.map { cluster in
      """
      <tr><td class="cluster"><bdi>\(cluster.shown)</bdi></td>
      <td>\(cluster.codePoints.map { codePoint in
        """
        <div\(" class=\"invisible\"", if: codePoint.isInvisible)><span lang="en" dir="ltr">\(codePoint.name)</span> \
        <small>\(codePoint.category) <bdi>\(text.locale.nameOfScript(codePoint.script))</bdi>\(note("page.invisible"), if: codePoint.isInvisible)\
        \(note("page.changesDirection"), if: codePoint.isBidiControl)</small></div>
        """
      } as [HTML])</td></tr>

      """
    }
    let scripts: [HTML] = inspection.scripts.map {
      "<li lang=\"\(text.locale.identifier)\"><bdi>\(text.locale.nameOfScript($0))</bdi></li>"
    }
    let more: HTML =
      inspection.remaining > 0
      ? paragraph(text.word("page.more", ["count": .integer(inspection.remaining)])) : ""
    let counts = [
      ("page.graphemes", inspection.clusters.count + inspection.remaining),
      ("page.codePoints", inspection.text.unicodeScalars.count), ("page.utf16", inspection.text.utf16.count),
      ("page.bytes", inspection.text.utf8.count),
    ]
    return """
      <section><dl class="counts">\(counts.map { key, count in
        "<div>\(text.element("dt", key))<dd>\(count)</dd></div>"
      } as [HTML])</dl>
      <p class="shown"><bdi>\(TextInspection.visible(inspection.text))</bdi></p>
      \(text.element("h2", "page.scripts"))<ul class="scripts">\(scripts)</ul>
      \(text.element("h2", "page.findings"))
      <table class="findings"><tbody>\(inspection.findings.map(finding))</tbody></table>
      \(text.element("h2", "page.clusters"))
      <table class="clusters"><thead><tr>\
      \(text.element("th", "page.cluster", " scope=\"col\""))\
      \(text.element("th", "page.codePoints", " scope=\"col\""))</tr></thead>
      <tbody>\(cells)</tbody></table>\(more)</section>
      """
  }

  /// A property of a code point.
  private func note(_ key: String) -> HTML { " · \(text.element("span", key))" }

  private func paragraph(_ text: PageText.Text) -> HTML { "<p \(text.attributes)>\(text.text)</p>" }

  private func finding(_ finding: TextInspection.Finding) -> HTML {
    let sentences: [HTML] = finding.errors.map { error in
      let suggestion = error.suggestion.flatMap { text.suggestion(TextInspection.visible($0)) }
      return """
        <p \(PageText.Text(text: "", locale: text.locale).attributes)>\(text.sentence(of: error))</p>
        \(suggestion.map { "<p class=\"suggestion\" \($0.attributes)>\($0.text)</p>" as HTML } ?? "")
        """
    }
    return """
      <tr class="\(finding.errors.isEmpty ? "valid" : "invalid")"><th scope="row"><code>\(finding.rule)</code></th>
      <td>\(finding.errors.isEmpty ? ["✓ \(text.element("span", "page.valid"))"] : sentences)</td></tr>

      """
  }
}
