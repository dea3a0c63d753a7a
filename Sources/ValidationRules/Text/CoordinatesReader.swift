import Essentials
import ICU
import ValidationCore

/// Reads two coordinates, in the digits and signs of any script.
struct CoordinatesReader {
  /// A sign of the notation.
  private enum Sign: Hashable {
    case digit(UInt8)
    case plus, minus, point, comma, semicolon, space, degrees, minutes, seconds
    case north, south, east, west
  }

  /// The most characters that are read: no coordinates have more.
  private static let longest = 128

  private var signs: [(sign: Sign, range: Range<Int>)] = []
  private let end: Int
  private var index = 0
  /// Whether a comma is a decimal separator.
  private var hasDecimalComma = false
  private var isFirst = true

  init(_ text: borrowing TextView) {
    var end = text.utf8.count
    for element in text.scalars {
      guard signs.count < Self.longest, let sign = Self.sign(element.scalar) else {
        end = element.range.lowerBound
        break
      }
      signs.append((sign, element.range))
    }
    self.end = end
    hasDecimalComma = signs.contains { $0.sign == .semicolon }
    isCut = end < text.utf8.count
    cut = text.scalarRange(at: end)
  }

  /// Whether the text has a character that coordinates do not have, and its place or the end.
  private let isCut: Bool
  private let cut: Range<Int>

  /// Where the reading stopped.
  var place: Range<Int> { index < signs.count ? signs[index].range : cut }

  private var next: Sign? { index < signs.count ? signs[index].sign : nil }

  private mutating func skip(_ sign: Sign) -> Bool {
    guard next == sign else { return false }
    index += 1
    return true
  }

  private mutating func skipSpaces() { while skip(.space) {} }

  /// Reads the next coordinate with the separator before it, or with the end after it.
  mutating func coordinate(isLatitude: Bool) -> (degrees: Double, range: Range<Int>)? {
    let start = index
    skipSpaces()
    if !isFirst {
      let hasSeparator = skip(.semicolon) || !hasDecimalComma && skip(.comma)
      skipSpaces()
      let isApart = hasSeparator || index > start || index > 0 && Self.isLetter(signs[index - 1].sign)
      guard isApart else { return nil }
    }
    let first = index
    guard let degrees = angle(isLatitude: isLatitude) else { return nil }
    let last = index
    if !isFirst {
      skipSpaces()
      guard index == signs.count, !isCut else { return nil }
    }
    isFirst = false
    return (degrees, signs[first].range.lowerBound..<signs[last - 1].range.upperBound)
  }

  private mutating func angle(isLatitude: Bool) -> Double? {
    let (positive, negative): (Sign, Sign) = isLatitude ? (.north, .south) : (.east, .west)
    var isNegative = skip(.minus)
    var hasSign = isNegative || skip(.plus)
    if !hasSign, next == positive || next == negative {
      isNegative = next == negative
      hasSign = true
      index += 1
      skipSpaces()
    }
    guard var degrees = number() else { return nil }
    if skip(.degrees) {
      var factor = 60.0
      var isWhole = degrees == degrees.rounded()
      for unit in [Sign.minutes, .seconds] {
        let mark = index
        skipSpaces()
        guard isWhole, case .digit = next else {
          index = mark
          break
        }
        let start = index
        guard let part = number(), skip(unit) else {
          // Not minutes, but the other coordinate.
          index = mark
          break
        }
        guard part < 60 else {
          index = start
          return nil
        }
        degrees += part / factor
        factor *= 60
        isWhole = part == part.rounded()
      }
    }
    if !hasSign {
      let mark = index
      skipSpaces()
      if next == positive || next == negative {
        isNegative = next == negative
        index += 1
      } else {
        index = mark
      }
    }
    return isNegative ? -degrees : degrees
  }

  private mutating func number() -> Double? {
    var text = ""
    while case .digit(let digit) = next {
      text.append(String(digit))
      index += 1
    }
    guard !text.isEmpty else { return nil }
    if next == .point || hasDecimalComma && next == .comma {
      let mark = index
      index += 1
      text += "."
      guard case .digit = next else {
        index = mark
        return nil
      }
      while case .digit(let digit) = next {
        text.append(String(digit))
        index += 1
      }
    }
    return Double(text)
  }

  private static func isLetter(_ sign: Sign) -> Bool {
    sign == .north || sign == .south || sign == .east || sign == .west
  }

  private static func sign(_ scalar: Unicode.Scalar) -> Sign? {
    switch scalar {
    case "+", "\u{FF0B}": return .plus
    case "-", "\u{2212}", "\u{FF0D}", "\u{2010}"..."\u{2013}": return .minus
    case ".", "\u{66B}", "\u{FF0E}": return .point
    case ",", "\u{60C}", "\u{3001}", "\u{FF0C}": return .comma
    case ";", "\u{61B}", "\u{FF1B}": return .semicolon
    case " ", "\t", "\u{A0}", "\u{2009}", "\u{202F}", "\u{3000}": return .space
    case "\u{B0}", "\u{BA}": return .degrees
    case "'", "\u{2032}", "\u{2019}": return .minutes
    case "\"", "\u{2033}", "\u{201D}": return .seconds
    case "N", "n": return .north
    case "S", "s": return .south
    case "E", "e": return .east
    case "W", "w": return .west
    default:
      return scalar.icuProperties.decimalDigitValue.map { .digit(UInt8($0)) }
    }
  }
}
