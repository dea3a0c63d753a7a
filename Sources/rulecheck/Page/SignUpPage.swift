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
    <input type="hidden" name="facts" id="facts" value="\(ErrorFactsText.written(screen.errors))">
    <div class="columns">
    <section class="card" id="sign-up">
    \(screen.markup(values: values))
    <p><button name="action" value="check" class="primary" lang="en" dir="ltr">Check</button></p>
    </section>
    <div class="editors" lang="en" dir="ltr">
    \(editor("rules", "Rules", rulesText, mistakes.rules, "The rule document. The form has an input for each field."))
    \(editor(
        "messages", screen.messagesTitle, messagesText, mistakes.messages,
        "A catalog that is searched before the built-in one, such as {\"presence.missing\": \"…\"}."))
    <p><button name="action" value="restore">Restore the original</button></p>
    </div>
    </div>
    </form>
    """
  }

  private func editor(_ name: String, _ title: String, _ text: String, _ mistake: String?, _ hint: String)
    -> HTML
  {
    // The line break behind the start tag belongs to the markup, so that one that the text begins with is kept.
    """
    <section class="card"><h2><label for="\(name)">\(title)</label></h2>
    <p class="hint" id="\(name)-hint">\(hint)</p>
    <textarea id="\(name)" name="\(name)" rows="14" dir="ltr" spellcheck="false" autocomplete="off" \
    aria-describedby="\(name)-hint \(name)-mistake"\(" aria-invalid=\"true\"", if: mistake != nil)>
    \(text)</textarea>
    <p id="\(name)-mistake" class="mistake"\(" role=\"alert\"", if: mistake != nil)>\
    <bdi>\(mistake.map(TextInspection.visible) ?? "")</bdi></p>
    \("<p class=\"hint\">The last valid one stays in effect.</p>", if: mistake != nil)
    <p><button name="action" value="\(name)">Apply</button></p></section>
    """
  }
}
