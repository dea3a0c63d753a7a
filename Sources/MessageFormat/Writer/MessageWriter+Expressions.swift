import ICU

extension MessageWriter {
  /// Writes the value of an expression, isolated by the default strategy of LDML 48.
  mutating func write(_ expression: ExpressionSegment, _ find: Lookup, _ text: MessageText) {
    guard let resolution else { return }
    let value = resolution.value(of: expression, find)
    switch content(of: value, text, resolution) {
    case .part(let part, let direction, let isIsolated):
      let opening = isolating ? BidiIsolation.opening(direction, isIsolated, in: locale) : nil
      if let opening { append(.bidiIsolation(opening)) }
      append(part)
      if opening != nil { append(.bidiIsolation(BidiIsolation.pop)) }
    case .isolated(let part): append(part)
    }
  }

  /// Writes markup: nothing to the text.
  mutating func write(_ markup: MarkupSegment, _ find: Lookup) {
    guard let resolution else { return }
    let (options, id) = resolution.options(ofMarkup: markup.options, find)
    parts?.append(
      .markup(
        MessagePart.Markup(kind: markup.kind.rawValue, name: markup.name, id: id, options: options)))
  }

  /// Chooses a variant and writes it.
  mutating func write(_ match: MatchSegment, _ find: Lookup, _ text: MessageText) {
    guard let resolution else { return }
    write(resolution.message(of: match, find), nil, find, text)
  }

  private mutating func append(_ part: MessagePart) {
    output += part.string
    parts?.append(part)
  }

  /// A part that is yet to be isolated, or that is isolated where necessary.
  private enum Content {
    case part(MessagePart, ResolvedValue.Direction, isIsolated: Bool)
    case isolated(MessagePart)
  }

  private func content(
    of value: ResolvedValue, _ text: MessageText, _ resolution: MessageResolution
  ) -> Content {
    func part(_ type: MessagePart.ValueType, _ text: String, _ pieces: [MessagePart.Piece]? = nil)
      -> MessagePart
    {
      .value(
        MessagePart.Value(
          type: type, text: text, pieces: pieces,
          direction: value.direction == .unknown ? nil : value.direction.rawValue,
          locale: value.locale.identity.tag, id: value.id))
    }
    switch value.content {
    case .failure: break
    case .value(let content):
      do throws(MessageErrorKind) {
        let pieces = parts == nil ? nil : try content.pieces()
        let written = part(content.partType, try content.text(), pieces)
        return .part(written, value.direction, isIsolated: value.isIsolated)
      } catch {
        resolution.report(error, value.source)
      }
    case .argument(.text(let given)):
      let written = isolating ? BidiIsolation.withoutControls(given) : given
      return .part(part(.string, written), value.direction, isIsolated: value.isIsolated)
    case .argument(let argument):
      // As MessageFormat 1 writes the argument, which isolates each item of a list.
      var writer = MessageWriter(locale: locale, isolating: isolating, timeZone: timeZone)
      writer.write(argument, text)
      switch argument {
      case .integer, .decimal, .double: return .isolated(part(.number, writer.output))
      case .date, .day, .moment: return .isolated(part(.datetime, writer.output))
      default: return .isolated(part(.string, writer.output))
      }
    }
    return .part(.fallback(source: value.source), .unknown, isIsolated: false)
  }
}

extension BidiIsolation {
  /// U+2066 LEFT-TO-RIGHT ISOLATE
  static let leftToRight = "\u{2066}"

  /// The control before a value of a direction; nil if it is not isolated.
  static func opening(
    _ direction: ResolvedValue.Direction, _ isIsolated: Bool, in locale: MessageLocale
  ) -> String? {
    switch direction {
    case .leftToRight: isIsolated || locale.isRightToLeft ? leftToRight : nil
    case .rightToLeft: rightToLeft
    case .unknown: firstStrong
    }
  }
}
