import Primitives
import ValidationCore

/// A report for people who read it in a browser: one page in the reader's language that loads nothing else.
struct HTMLReport: Report {
  let wording: ReportText
  /// Whether each record has the name of its file before it.
  var namesFiles = false

  var opening: String {
    """
    <!DOCTYPE html>
    <html lang="\(MarkupText.visible(wording.language))" dir="\(wording.isRightToLeft ? "rtl" : "ltr")">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>rulecheck</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem;
      display: flex; flex-direction: column; }
    footer { order: -1; margin-block-end: 1.5rem; }
    footer p { font-size: 1.25rem; font-weight: 600; }
    td { padding-inline-end: 1rem; }
    td:first-child { text-align: end; font-variant-numeric: tabular-nums; }
    section { border-block-start: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding-block: .75rem; }
    h2 { font-size: 1rem; margin: 0; }
    ul { margin-block: .5rem 0; padding-inline-start: 1.5rem; }
    code, small { color: color-mix(in srgb, currentColor 70%, transparent); }
    small { display: block; }
    .error::marker { color: #c62828; }
    .warning::marker { color: #b26a00; }
    </style>
    </head>
    <body>

    """
  }

  var separator: String { "" }

  func write(_ result: RecordResult, to bytes: inout [UInt8]) {
    let heading = MarkupText.visible(wording.heading(record: result.number, line: result.line))
    let file = namesFiles ? "<bdi>\(MarkupText.visible(result.file))</bdi>: " : ""
    var text = "<section>\n<h2>\(file)\(heading)</h2>\n<ul>\n"
    for error in result.errors { text += item(error, detail: result.detail) }
    bytes.append(contentsOf: (text + "</ul>\n</section>\n").utf8)
  }

  func closing(_ summary: Summary) -> String {
    var text = "<footer>\n<p>\(MarkupText.visible(wording.summary(summary)))</p>\n"
    if !summary.codes.isEmpty {
      text += "<table>\n"
      for (code, count) in summary.countsByCode {
        text += "<tr><td>\(count)</td><td dir=\"ltr\"><code>\(MarkupText.visible(code))</code></td></tr>\n"
      }
      text += "</table>\n"
    }
    return text + "</footer>\n</body>\n</html>\n"
  }

  private func item(_ error: ValidationError, detail: String?) -> String {
    let path = error.path.isEmpty ? "" : "<bdi>\(MarkupText.visible(TextReport.path(of: error)))</bdi>: "
    var text = "<li class=\"\(error.severity.rawValue)\">\(path)\(MarkupText.visible(wording.message(error)))"
    text += "<small dir=\"ltr\">\(MarkupText.visible(TextReport.facts(of: error)))</small>"
    if let detail { text += "<small dir=\"ltr\">\(MarkupText.visible(detail))</small>" }
    if let suggestion = error.suggestion {
      // The text is as people will copy it, but what cannot be seen in it is shown.
      text += "<small>\(MarkupText.visible(wording.suggestion(TerminalText.inert(suggestion))))</small>"
    }
    return text + "</li>\n"
  }
}
