import JSONText
import Primitives

/// The limits of a number as the attributes `min`, `max` and `step` of HTML, which browsers compare as binary fractions.
struct NumberLimits {
  private var minimum: ExactDecimal?
  private var maximum: ExactDecimal?
  private var isAbove = false
  private var isBelow = false
  private var factor: Int?

  /// The integers up to which every one is a binary fraction of its own.
  private static let largest = 1 << 53

  /// Adds what keywords of JSON Schema say.
  mutating func add(_ keywords: [(key: String, value: JSONNode)]) {
    for (key, value) in keywords {
      guard let text = value.number else { continue }
      let number = ExactDecimal(written: text)
      switch key {
      case "minimum", "exclusiveMinimum":
        if let minimum, minimum >= number { continue }
        (minimum, isAbove) = (number, key == "exclusiveMinimum")
      case "maximum", "exclusiveMaximum":
        if let maximum, maximum <= number { continue }
        (maximum, isBelow) = (number, key == "exclusiveMaximum")
      case "multipleOf": factor = factor ?? number.integer
      default: break
      }
    }
  }

  /// The keyboard that is enough; nil for one with a sign, which numeric keyboards do not have.
  func inputMode(isInteger: Bool) -> String? {
    guard let minimum, minimum >= ExactDecimal(0) else { return nil }
    return isInteger || factor != nil ? "numeric" : "decimal"
  }

  func add(to attributes: inout HTMLAttributes, isInteger: Bool) {
    let isWhole = isInteger || factor != nil
    let (first, last) = isWhole ? (wholeMinimum, wholeMaximum) : (nil, nil)
    // Steps are counted from the minimum, and without one from the value that the input starts with.
    if let first, let last, let factor, let start = Self.multiple(of: factor, from: first),
      last <= Self.largest
    {
      attributes.add("min", String(start))
      attributes.add("max", String(last))
      attributes.add("step", String(factor))
      return
    }
    if let first {
      attributes.add("min", String(first))
    } else if let minimum, Self.isFinite(minimum) {
      attributes.add("min", minimum.text)
    }
    if let last {
      attributes.add("max", String(last))
    } else if let maximum, Self.isFinite(maximum) {
      attributes.add("max", maximum.text)
    }
    attributes.add("step", first == nil ? "any" : "1")
  }

  /// The least whole number that is not below the minimum.
  private var wholeMinimum: Int? {
    guard let minimum, let floor = Self.floor(of: minimum) else { return nil }
    return minimum.isInteger && !isAbove ? floor : floor + 1
  }

  /// The greatest whole number that is not above the maximum.
  private var wholeMaximum: Int? {
    guard let maximum, let floor = Self.floor(of: maximum) else { return nil }
    return maximum.isInteger && isBelow ? floor - 1 : floor
  }

  private static func floor(of number: ExactDecimal) -> Int? {
    let limits = (ExactDecimal(-largest), ExactDecimal(largest))
    guard number >= limits.0, number <= limits.1 else { return nil }
    if let integer = number.integer { return integer }
    // Whole numbers are found by halving, since the digits can be written in many ways.
    var (low, high) = (-largest, largest)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if ExactDecimal(middle) <= number { low = middle } else { high = middle }
    }
    return low
  }

  /// The least multiple that is not below a number.
  private static func multiple(of factor: Int, from first: Int) -> Int? {
    guard factor > 0, factor <= largest, first >= -largest else { return nil }
    let rest = first % factor
    return rest == 0 ? first : rest > 0 ? first - rest + factor : first - rest
  }

  /// Whether a browser can read the number: a larger one is an error there.
  private static func isFinite(_ number: ExactDecimal) -> Bool {
    JSONNode(.number(number.text)).double?.isFinite ?? false
  }
}
