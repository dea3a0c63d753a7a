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
        <div\(" class=\"invisible\"", if: codePoint.isInvisible)>\(codePoint.name) <small>\(codePoint.category) \
        \(text.locale.nameOfScript(codePoint.script))\(" · invisible", if: codePoint.isInvisible)\
        \(" · changes the direction", if: codePoint.isBidiControl)</small></div>
        """
      } as [HTML])</td></tr>

      """
    }
    let scripts: [HTML] = inspection.scripts.map {
      "<li lang=\"\(text.locale.identifier)\"><bdi>\(text.locale.nameOfScript($0))</bdi></li>"
    }
    let more: HTML =
      inspection.remaining > 0 ? "<p>\(inspection.remaining) more clusters are not shown.</p>" : ""
    return """
      <section lang="en" dir="ltr"><h2>\(inspection.clusters.count + inspection.remaining) grapheme clusters, \
      \(inspection.text.unicodeScalars.count) code points, \(inspection.text.utf16.count) UTF-16 units, \
      \(inspection.text.utf8.count) bytes</h2>
      <p class="shown"><bdi>\(TextInspection.visible(inspection.text))</bdi></p>
      <h2>Scripts</h2><ul class="scripts">\(scripts)</ul>
      <h2>What rules say</h2>
      <table class="findings"><tbody>\(inspection.findings.map(finding))</tbody></table>
      <h2>Clusters</h2>
      <table class="clusters"><thead><tr><th scope="col">Cluster</th><th scope="col">Code points</th></tr></thead>
      <tbody>\(cells)</tbody></table>\(more)</section>
      """
  }

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
      <td>\(finding.errors.isEmpty ? ["<span>✓ valid</span>"] : sentences)</td></tr>

      """
  }
}
