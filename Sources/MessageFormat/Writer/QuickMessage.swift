import ICU

/// The shape of most messages, ready to be joined: text, one number or value, text.
///
/// `use at least {minimum, plural, one {# character} other {# characters}}` becomes, per category, the text before
/// and after the number. A message of another shape, or a value of another kind, takes the general path; both write
/// the same text.
struct QuickMessage: Sendable {
  /// One form: the text before and after the value, or the whole text if the value is not shown.
  struct Form: Sendable {
    var before = ""
    var after = ""
    var showsValue = false
  }

  /// The only argument.
  let name: String
  /// One form per category, by `PluralCategory.index`; a single one if there is no plural.
  private let forms: [Form]
  /// The rules that choose a form; nil if there is no plural.
  private let rules: PluralRules?

  /// The forms with the isolates around a number, made once: the same forms in a left-to-right message.
  private let isolatingNumber: [Form]
  /// The first form with the isolates around text.
  private let isolatingText: Form

  /// The quick form of a message, nil when it has another shape.
  init?(_ segments: [MessageSegment], isRightToLeft: Bool) {
    var outer = Form()
    var plural: PluralSegment?
    var name: String?
    for segment in segments {
      switch segment {
      case .literal(let text): outer.append(text, pastValue: name != nil)
      case .value(let value) where name == nil:
        name = value
        outer.showsValue = true
      case .plural(let found) where name == nil && found.choosesByRules:
        name = found.name
        plural = found
      default: return nil
      }
    }
    guard let name else { return nil }
    var forms: [Form] = []
    for message in plural?.byCategory ?? [] {
      guard let form = Form(message, inside: outer) else { return nil }
      forms.append(form)
    }
    self.name = name
    if plural == nil { forms = [outer] }
    self.forms = forms
    isolatingNumber = isRightToLeft ? forms.map { $0.isolating(BidiIsolation.rightToLeft) } : forms
    isolatingText = outer.isolating(BidiIsolation.firstStrong)
    rules = plural?.rules
  }

  /// The message with its value, nil when the value needs the general path.
  func text(_ value: MessageArgument, _ locale: MessageLocale, isolating: Bool) -> String? {
    switch value {
    case .integer(let number):
      let index = rules.map { $0.category(of: number).index } ?? 0
      let form = isolating ? isolatingNumber[index] : forms[index]
      return form.showsValue ? form.text(locale.numbers.string(from: number)) : form.before
    case .text(let text) where rules == nil:
      return isolating ? isolatingText.text(BidiIsolation.withoutControls(text)) : forms[0].text(text)
    case .quoted(.text(let text), let quotes) where rules == nil:
      let shown = isolating ? BidiIsolation.isolated(text) : text
      return forms[0].text("\(quotes.before)\(shown)\(quotes.after)")
    default:
      return nil
    }
  }
}

extension QuickMessage.Form {
  /// A plural's form with the text around the plural, nil when it contains more than text and one `#`.
  fileprivate init?(_ message: [MessageSegment], inside outer: Self) {
    before = outer.before
    for segment in message {
      switch segment {
      case .literal(let text): append(text, pastValue: showsValue)
      case .number where !showsValue: showsValue = true
      default: return nil
      }
    }
    append(outer.after, pastValue: showsValue)
  }

  /// Adds text before the value, or after it.
  fileprivate mutating func append(_ text: String, pastValue: Bool) {
    if pastValue { after += text } else { before += text }
  }

  /// The form with isolates around its value.
  fileprivate func isolating(_ opening: String) -> Self {
    showsValue ? Self(before: before + opening, after: BidiIsolation.pop + after, showsValue: true) : self
  }

  /// The text around a value; one allocation.
  fileprivate func text(_ value: String) -> String {
    var text = ""
    text.reserveCapacity(before.utf8.count + value.utf8.count + after.utf8.count)
    text += before
    text += value
    text += after
    return text
  }
}
