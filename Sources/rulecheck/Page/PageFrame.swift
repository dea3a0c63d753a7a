import MessageLocalization

/// What all pages have around their content: the head, the other pages, and the menu of languages.
struct PageFrame {
  let path: String
  let title: String
  let locale: LanguageTag
  let languages: [LanguageTag]
  let content: HTML

  private static let pages: [(path: String, title: String)] = [
    ("/", "Sign-up form"), ("/inspect", "Inspect a text"), ("/messages", "Messages"),
  ]

  var markup: HTML {
    let links: [HTML] = Self.pages.map { page in
      """
      <a href="\(page.path)?lang=\(locale.identifier)"\(" aria-current=\"page\"", if: page.path == path)>\
      \(page.title)</a>
      """
    }
    return """
      <!doctype html>
      <html lang="\(locale.identifier)" dir="\(locale.htmlDirection)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title lang="en">\(title) · rulecheck</title>
      <link rel="stylesheet" href="/page.css">
      <script src="/page.js" defer></script>
      </head>
      <body>
      <header><strong lang="en" dir="ltr">rulecheck</strong><nav lang="en" dir="ltr" aria-label="Pages">\(links)</nav>
      \(languageMenu)</header>
      <main><h1 lang="en" dir="ltr">\(title)</h1>
      \(content)
      </main>
      </body>
      </html>

      """
  }

  /// The menu; on the form its button sends the form, so that the errors stay on screen without the script, too.
  private var languageMenu: HTML {
    let others = languages.contains(locale) ? languages : [locale] + languages
    let options: [HTML] = others.map { language in
      """
      <option value="\(language.identifier)" lang="\(language.identifier)" dir="\(language.htmlDirection)"\
      \(" selected", if: language == locale)>\(language.ownName)</option>
      """
    }
    let isForm = path == "/"
    // Enter in an input presses the first button of its form.
    let enter: HTML = """
      <button class="enter" form="form" name="action" value="check" tabindex="-1" aria-hidden="true"></button>
      """
    let menu: HTML = """
      \(enter, if: isForm)<label for="lang" lang="en" dir="ltr">Language</label>
      <select id="lang" name="lang"\(" form=\"form\"", if: isForm) autocomplete="off">\(options)</select>
      <button id="switch" lang="en" dir="ltr"\(" form=\"form\" name=\"action\" value=\"language\"", if: isForm)>\
      Switch</button>
      """
    return isForm
      ? "<div class=\"languages\">\(menu)</div>"
      : "<form class=\"languages\" method=\"get\" action=\"\(path)\">\(menu)</form>"
  }
}
