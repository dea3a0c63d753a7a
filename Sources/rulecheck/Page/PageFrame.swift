import MessageLocalization

/// What all pages have around their content: the head, the other pages, and the menu of languages.
struct PageFrame {
  let path: String
  let text: PageText
  let languages: [LanguageTag]
  let content: HTML

  /// The pages with the keys of their titles.
  private static let pages: [(path: String, title: String)] = [
    ("/", "page.form"), ("/inspect", "page.inspect"), ("/messages", "page.messages"),
  ]

  private var locale: LanguageTag { text.locale }

  var markup: HTML {
    let links: [HTML] = Self.pages.map { page in
      """
      <a href="\(page.path)?lang=\(locale.identifier)"\(" aria-current=\"page\"", if: page.path == path)>\
      \(text.element("span", page.title))</a>
      """
    }
    let title = Self.pages.first { $0.path == path }?.title ?? ""
    return """
      <!doctype html>
      <html lang="\(locale.identifier)" dir="\(locale.htmlDirection)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title \(text.word(title).attributes)>\(text.word(title).text) · rulecheck</title>
      <link rel="stylesheet" href="/page.css">
      <script src="/page.js" defer></script>
      </head>
      <body>
      <header><strong lang="en" dir="ltr">rulecheck</strong><nav aria-label="\(text.word("page.pages").text)">\(links)</nav>
      \(languageMenu)</header>
      <main>\(text.element("h1", title))
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
    let switchAttributes: HTML =
      isForm ? " id=\"switch\" form=\"form\" name=\"action\" value=\"language\"" : " id=\"switch\""
    // Enter in an input presses the first button of its form.
    let enter: HTML = """
      <button class="enter" form="form" name="action" value="check" tabindex="-1" aria-hidden="true"></button>
      """
    let menu: HTML = """
      \(enter, if: isForm)\(text.element("label", "page.language", " for=\"lang\""))
      <select id="lang" name="lang"\(" form=\"form\"", if: isForm) autocomplete="off">\(options)</select>
      \(text.element("button", "page.switch", switchAttributes))
      """
    return isForm
      ? "<div class=\"languages\">\(menu)</div>"
      : "<form class=\"languages\" method=\"get\" action=\"\(path)\">\(menu)</form>"
  }
}
