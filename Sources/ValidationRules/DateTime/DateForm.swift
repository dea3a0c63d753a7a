import ICU
import ValidationCore

/// How a date is written: in a style, or by a skeleton of UTS #35.
enum DateForm: Sendable {
  case style(RuleOption.DateStyle)
  case skeleton(String)

  var form: DateFormat.Form {
    switch self {
    case .style(let style): style.form
    case .skeleton(let skeleton): .skeleton(skeleton)
    }
  }
}

extension RuleParameter where Value == DateForm {
  /// The arguments `style` and `skeleton`, at most one of which is given.
  static var dateForm: Self {
    Self(
      [
        RuleArgument("style", .choice(RuleOption.DateStyle.allCases.map(\.rawValue))),
        RuleArgument("skeleton", .text),
      ],
      read: { given throws(ImpossibleRule) in
        let style = given["style"]?.text.flatMap { RuleOption.DateStyle(rawValue: $0) }
        guard let skeleton = given["skeleton"]?.text else { return .style(style ?? .short) }
        if style != nil {
          throw ImpossibleRule(
            at: "skeleton", "\"skeleton\" cannot be combined with \"style\"", expected: "one of the two")
        }
        return .skeleton(skeleton)
      },
      write: { form, given in
        switch form {
        case .style(.short): break
        case .style(let style): given["style"] = .text(style.rawValue)
        case .skeleton(let skeleton): given["skeleton"] = .text(skeleton)
        }
        return true
      }
    )
  }
}
