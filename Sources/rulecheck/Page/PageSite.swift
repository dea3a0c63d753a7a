import LocalizedValidation
import MessageLocalization
import RuleDocuments
import ValidationCore

/// Answers requests: a function from a request to a response, apart from the rules and messages that can be edited.
final class PageSite: Sendable {
  private let state: PageState
  private let admission: PageGuard

  init(host: String, catalogs: MessageCatalogs = .shared) throws {
    state = try PageState(catalogs: catalogs)
    admission = PageGuard(host: host)
  }

  /// The answer to a request, whatever is in it.
  func response(to request: PageRequest) -> PageResponse {
    if let refusal = admission.refusal(of: request) { return refusal }
    guard let route = Self.routes[request.path] else { return .refusal(404, "There is no such page.") }
    // A server sends what GET gives, without the body.
    guard route.methods.contains(request.method == "HEAD" ? "GET" : request.method) else {
      return .refusal(
        405, "Use \(route.methods.joined(separator: " or ")).",
        headers: [
          "allow": route.methods.joined(separator: ", ")
        ])
    }
    let fields = request.fields
    return route.answer(self, fields, locale(of: fields, request.headers["accept-language"] ?? ""))
  }

  private struct Route: Sendable {
    let methods: [String]
    let answer: @Sendable (PageSite, FormFields, LanguageTag) -> PageResponse
  }

  private static let routes: [String: Route] = [
    "/": Route(methods: ["GET", "POST"]) { $0.form($1, $2) },
    "/validate": Route(methods: ["POST"]) { $0.validate($1, $2) },
    "/sentences": Route(methods: ["POST"]) { $0.sentences($1, $2) },
    "/inspect": Route(methods: ["GET", "POST"]) { $0.inspect($1, $2) },
    "/messages": Route(methods: ["GET"]) { $0.messages($2) },
    "/page.css": file("text/css", PackageResources.page_css),
    "/page.js": file("text/javascript", PackageResources.page_js),
    "/favicon.ico": Route(methods: ["GET"]) { _, _, _ in PageResponse(204, "image/x-icon", []) },
  ]

  private static func file(_ type: String, _ bytes: [UInt8]) -> Route {
    Route(methods: ["GET"]) { _, _, _ in PageResponse(200, "\(type); charset=utf-8", bytes) }
  }

  /// The language that a request names, otherwise the one that suits the browser.
  private func locale(of fields: FormFields, _ acceptLanguage: String) -> LanguageTag {
    if let tag = fields["lang"].flatMap({ LanguageTag($0) }), state.catalogs.speaks(tag) {
      return ActiveLocale.match([tag.identifier], in: state.catalogs)
    }
    return ActiveLocale.match(acceptLanguage: acceptLanguage, in: state.catalogs)
  }
}

// MARK: - The form

extension PageSite {
  /// The form as a page. Its buttons send all of it, with what they are for.
  private func form(_ fields: FormFields, _ locale: LanguageTag) -> PageResponse {
    var errors = ErrorFactsText.read(fields["facts"] ?? "")
    var (rulesText, messagesText) = (fields["rules"], fields["messages"])
    var mistakes = SignUpPage.Mistakes()
    switch fields["action"] {
    case "rules":
      do throws(RuleDocumentError) {
        try state.setRules(rulesText ?? "")
        // Errors of other rules say nothing about these.
        if !errors.isEmpty { errors = currentErrors(of: fields) }
      } catch { mistakes.rules = error.description }
    case "messages":
      do throws(CatalogError) { try state.setMessages(messagesText ?? "", in: locale) } catch {
        mistakes.messages = error.description
      }
    case "restore":
      state.restore()
      (errors, rulesText, messagesText) = ([], nil, nil)
    // A switch of the language shows the messages of that language.
    case "language": messagesText = nil
    case "check": errors = currentErrors(of: fields)
    default: break
    }
    let page = SignUpPage(
      screen: SignUpScreen(rules: state.currentRules, text: text(locale), errors: errors),
      values: fields,
      rulesText: rulesText ?? state.currentRules.text,
      messagesText: messagesText ?? state.messages(in: locale),
      mistakes: mistakes
    )
    return frame("/", locale, page.markup)
  }

  /// The errors of what was typed; of the inputs that were touched, if the script of the page names them.
  private func currentErrors(of fields: FormFields) -> [ValidationError] {
    let rules = state.currentRules
    let record = rules.form.record(of: fields, for: rules.document)
    let errors = rules.document.errors(in: record, maximumErrors: ErrorFactsText.mostErrors)
    guard fields["live"] != nil else { return errors }
    let touched = Set(fields.all("touched"))
    return errors.filter { error in
      rules.form.index(of: error).map { touched.contains(rules.form.fields[$0].name) } ?? false
    }
  }

  private func validate(_ fields: FormFields, _ locale: LanguageTag) -> PageResponse {
    screen(locale, currentErrors(of: fields))
  }

  private func sentences(_ fields: FormFields, _ locale: LanguageTag) -> PageResponse {
    screen(locale, ErrorFactsText.read(fields["facts"] ?? ""), messages: state.messages(in: locale))
  }

  private func screen(
    _ locale: LanguageTag,
    _ errors: [ValidationError],
    messages: String? = nil
  ) -> PageResponse {
    let screen = SignUpScreen(
      rules: state.currentRules, text: text(locale), errors: errors, messages: messages)
    return PageResponse(200, "application/json", screen.json)
  }
}

// MARK: - The other pages

extension PageSite {
  /// A family of one cluster, a reversed word, two clusters of several code points, and Cyrillic that looks Latin.
  private static let sampleText =
    "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{202E}txt.\u{202C} e\u{301} \u{915}\u{94D}\u{937}\u{93F} "
    + "p\u{430}yp\u{430}l\u{200B}"

  private func inspect(_ fields: FormFields, _ locale: LanguageTag) -> PageResponse {
    let typed = fields["text"] ?? Self.sampleText
    let result: HTML
    let words = text(locale)
    do { result = InspectionView(text: words, inspection: try TextInspection(of: typed)).markup } catch {
      return .refusal(500, "\(error)")
    }
    let form: HTML = """
      <form method="post" action="/inspect?lang=\(locale.identifier)" class="card">
      \(words.element("label", "page.text", " for=\"text\""))
      <textarea id="text" name="text" rows="3" dir="auto" spellcheck="false">
      \(value: typed)</textarea>
      <p>\(words.element("button", "page.show"))</p></form>
      """
    return frame("/inspect", locale, "\(form)\(result)")
  }

  private func messages(_ locale: LanguageTag) -> PageResponse {
    frame(
      "/messages", locale,
      MessagesView(text: text(locale), preview: CatalogPreview(of: locale, in: state.catalogs)).markup)
  }

  private func text(_ locale: LanguageTag) -> PageText { PageText(locale: locale, catalogs: state.catalogs) }

  private func frame(_ path: String, _ locale: LanguageTag, _ content: HTML) -> PageResponse {
    let frame = PageFrame(
      path: path, text: text(locale), languages: state.catalogs.availableLocales, content: content)
    return PageResponse(
      200, "text/html; charset=utf-8", Array(frame.markup.source.utf8),
      headers: ["content-language": locale.identifier, "vary": "Accept-Language"])
  }
}
