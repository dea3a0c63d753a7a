import Primitives

/// Markup in which every text that is interpolated is escaped; only other markup is taken as it is.
///
/// ```swift
/// let name = "<script>"
/// let cell: HTML = "<td>\(name)</td>"   // <td>&lt;script&gt;</td>
/// ```
struct HTML: Sendable, Hashable {
  private(set) var source: String

  /// The parts one after another.
  init(_ parts: some Sequence<HTML>) { source = parts.map(\.source).joined() }
}

extension HTML: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) { source.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { source += literal }

    mutating func appendInterpolation(_ text: String) { source += MarkupText.visible(text) }

    /// The value of an input, or the content of a `textarea`, which the browser sends again as it is.
    mutating func appendInterpolation(value text: String) { source += MarkupText.escaped(text) }

    mutating func appendInterpolation(_ number: Int) { source += String(number) }

    mutating func appendInterpolation(_ markup: HTML) { source += markup.source }

    /// Markup that is only there under a condition, such as an attribute.
    mutating func appendInterpolation(_ markup: HTML, if condition: Bool) {
      if condition { source += markup.source }
    }

    mutating func appendInterpolation(_ parts: [HTML]) { source += parts.map(\.source).joined() }
  }

  init(stringLiteral literal: String) { source = literal }

  init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }
}
