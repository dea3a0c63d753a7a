/// The facts on one line, for a log or a debugger: path, code and arguments, independent of any language.
///
/// ```swift
/// print(error)    // items[0].name: length.tooShort (actual: 1, minimum: 3, unit: graphemes)
/// ```
/// Ranges, suggestion, message and underlying error are left out. Arguments contain what was found in the value: use
/// ``ValidationError/redacted`` where values must not be visible. Characters that could end the line or change its
/// direction are escaped, and a long text is truncated.
extension ValidationError: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    let place = path.isEmpty ? "" : "\(path): "
    let facts = sortedArguments.map { "\($0.key): \(Self.shown($0.value))" }
    let code = place + Self.shown(code.rawValue)
    return facts.isEmpty ? code : "\(code) (\(facts.joined(separator: ", ")))"
  }

  public var debugDescription: String { description }

  /// The maximum number of code points of a text that are shown.
  private static let longestText = 128

  private static func shown(_ argument: Argument) -> String {
    switch argument {
    case .text(let text), .key(let text): shown(text)
    case .list(let values), .alternatives(let values): "[\(values.map(shown).joined(separator: ", "))]"
    case .integer, .decimal, .date, .moment, .day, .boolean, .null, .character: argument.description
    }
  }

  /// The text itself if it is unambiguous, otherwise in quotation marks.
  private static func shown(_ text: String) -> String {
    let cut = text.unicodeScalars.prefix(longestText)
    let isCut = cut.endIndex != text.unicodeScalars.endIndex
    let isPlain =
      !isCut && !cut.isEmpty
      && cut.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", "•": true
        default: false
        }
      }
    if isPlain { return text }
    var shown = "\""
    for scalar in cut {
      switch scalar {
      case "\"", "\\": shown += "\\\(scalar)"
      case _ where Self.isHidden(scalar): shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown + (isCut ? "…\"" : "\"")
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    default: false
    }
  }
}

/// The errors, one a line; see ``ValidationError/description``.
extension ValidationErrors: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { errors.map(\.description).joined(separator: "\n") }

  public var debugDescription: String { description }
}
