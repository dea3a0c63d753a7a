import MessageLocalization

/// The page of the form, with the rules and the messages to edit. All of it is one form, so that each button sends
/// everything and nothing that was typed is lost, with and without the script.
struct SignUpPage {
  /// Why an edited text is not in effect.
  struct Mistakes {
    var rules: String?
    var messages: String?
  }

  let screen: SignUpScreen
  let values: FormFields
  let rulesText: String
  let messagesText: String
  let mistakes: Mistakes

  var markup: HTML {
    """
    <form id="form" method="post" action="/" novalidate>
    <input type="hidden" name="facts" id="facts" value="\(value: ErrorFactsText.written(screen.errors))">
    <div class="columns">
    <section class="card" id="sign-up">
    \(screen.markup(values: values))
    <p>\(text.element("button", "page.check", " name=\"action\" value=\"check\" class=\"primary\""))</p>
    </section>
    <div class="editors">
    \(editor("rules", text.element("label", "page.rules", " for=\"rules\""), rulesText, mistakes.rules,
        text.word("page.rules.hint")))
    \(editor(
        "messages",
        "<label for=\"messages\" \(screen.messagesTitle.attributes)>\(screen.messagesTitle.text)</label>",
        messagesText, mistakes.messages, screen.messagesHint))
    <p>\(text.element("button", "page.restore", " name=\"action\" value=\"restore\""))</p>
    </div>
    </div>
    </form>
    """
  }

  private var text: PageText { screen.text }

  private func editor(
    _ name: String, _ label: HTML, _ content: String, _ mistake: String?, _ hint: PageText.Text
  ) -> HTML {
    // The line break behind the start tag belongs to the markup, so that one that the text begins with is kept.
    """
    <section class="card"><h2>\(label)</h2>
    <p class="hint" id="\(name)-hint" \(hint.attributes)>\(hint.text)</p>
    <textarea id="\(name)" name="\(name)" rows="14" dir="ltr" spellcheck="false" autocomplete="off" \
    aria-describedby="\(name)-hint \(name)-mistake"\(" aria-invalid=\"true\"", if: mistake != nil)>
    \(value: content)</textarea>
    <p id="\(name)-mistake" class="mistake" lang="en" dir="ltr"\(" role=\"alert\"", if: mistake != nil)>\
    <bdi>\(mistake.map(TextInspection.visible) ?? "")</bdi></p>
    \(text.element("p", "page.lastValid", " class=\"hint\""), if: mistake != nil)
    <p>\(text.element("button", "page.apply", " name=\"action\" value=\"\(name)\""))</p></section>
    """
  }
}
