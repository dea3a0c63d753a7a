public import Essentials
import Primitives

extension ValidationError {
  /// One fact of an error, typed so that each locale can format it.
  public enum Argument: Sendable, Hashable {
    /// A whole number, printed in the digits of the locale.
    case integer(Int)
    /// An exact decimal, printed in the digits and separators of the locale.
    case decimal(Decimal)
    /// A text that is shown unchanged, isolated from the direction of the sentence.
    case text(String)
    /// A point in time, printed as a date of the locale with the time in the time zone of the process, which is named.
    case date(Date)
    /// A point in time, printed with the time at an offset from UTC, in seconds, which is named.
    case moment(Date, offset: Int)
    /// A day, by its start in UTC: printed as a date of the locale, in the Gregorian calendar or in that of the field,
    /// by ICU's name (`islamic-umalqura`).
    case day(Date, calendar: String? = nil)
    /// `true` or `false`, printed as the catalogs translate `value.true` and `value.false`.
    case boolean(Bool)
    /// No value, printed as the catalogs translate `value.null`.
    case null
    /// A character as its code points, usually one: printed in quotation marks; if it is invisible, by its name in the
    /// catalogs (`character.U+0020`), or else by its code point.
    case character([Unicode.Scalar])
    /// Things that belong together: "a, b and c".
    case list([Argument])
    /// Things of which one is enough: "a, b or c".
    case alternatives([Argument])
    /// A word that the catalogs translate, such as the name of a unit or of another field.
    case key(String)
  }
}

extension ValidationError.Argument {
  /// The most suitable argument for `value`: numbers and dates typed, everything else as its text.
  public init<Value>(_ value: Value) {
    if let known = withUnsafePointer(to: value, { Self.known(at: $0) }) {
      self = known
      return
    }
    if let type = Value.self as? any ErrorArgumentConvertible.Type {
      self = Self.converted(value, type)
      return
    }
    // An optional, or a value whose type is not known here.
    switch value {
    case let value as Int: self = .integer(value)
    case let value as String: self = .text(value)
    case let value as Self: self = value
    case let value as Bool: self = .boolean(value)
    case let value as any ErrorArgumentConvertible: self = value.errorArgument
    case let value as Date: self = .date(value)
    case let value as Decimal: self = .decimal(value)
    case let value as Unicode.Scalar: self = .character(value)
    case let value as any BinaryInteger:
      self = Int(exactly: value).map(Self.integer) ?? Self(number: String(value))
    case let value as any BinaryFloatingPoint: self = Self(number: "\(value)")
    case let value as [any Sendable]: self = .list(value.map { Self($0) })
    case let value as any AbsentValue where value.isAbsent: self = .null
    default: self = .text(String(describing: value))
    }
  }

  /// The argument of a value of a type that most models have: the types are compared, since a cast of a value takes as
  /// long as the rule.
  private static func known<Value>(at value: UnsafePointer<Value>) -> Self? {
    func read<Known>(_: Known.Type) -> Known {
      UnsafeRawPointer(value).assumingMemoryBound(to: Known.self).pointee
    }
    if Value.self == Int.self { return .integer(read(Int.self)) }
    if Value.self == String.self { return .text(read(String.self)) }
    if Value.self == Double.self { return Self(number: read(Double.self).description) }
    if Value.self == Decimal.self { return .decimal(read(Decimal.self)) }
    if Value.self == Date.self { return .date(read(Date.self)) }
    if Value.self == Self.self { return read(Self.self) }
    if Value.self == Bool.self { return .boolean(read(Bool.self)) }
    if Value.self == Float.self { return Self(number: read(Float.self).description) }
    if Value.self == Int8.self { return .integer(Int(read(Int8.self))) }
    if Value.self == Int16.self { return .integer(Int(read(Int16.self))) }
    if Value.self == Int32.self { return .integer(Int(read(Int32.self))) }
    if Value.self == UInt8.self { return .integer(Int(read(UInt8.self))) }
    if Value.self == UInt16.self { return .integer(Int(read(UInt16.self))) }
    if Value.self == UInt32.self { return Int(exactly: read(UInt32.self)).map { .integer($0) } }
    if Value.self == UInt.self { return Int(exactly: read(UInt.self)).map { .integer($0) } }
    if Value.self == Int64.self { return Int(exactly: read(Int64.self)).map { .integer($0) } }
    if Value.self == UInt64.self { return Int(exactly: read(UInt64.self)).map { .integer($0) } }
    return nil
  }

  /// The argument of a value whose type chooses it. A cast of the value itself would put it on the heap.
  private static func converted<Value, Converted: ErrorArgumentConvertible>(
    _ value: Value, _ type: Converted.Type
  ) -> Self {
    withUnsafePointer(to: value) { pointer in
      // The types are the same: `type` is `Value.self`.
      UnsafeRawPointer(pointer).assumingMemoryBound(to: Converted.self).pointee.errorArgument
    }
  }

  /// The exact decimal that `number` denotes, or its text if `Decimal` cannot represent it (`inf`, `nan`).
  private init(number: String) {
    self = ExactDecimal(number)?.decimal.map(Self.decimal) ?? .text(number)
  }
}

extension ValidationError.Argument {
  /// A character of one code point.
  public static func character(_ scalar: Unicode.Scalar) -> Self { .character([scalar]) }
}

extension ValidationError.Argument: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral
{
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(stringLiteral value: String) { self = .text(value) }
  public init(arrayLiteral elements: Self...) { self = .list(elements) }
}

/// The text for a log, without locale or translation.
extension ValidationError.Argument: CustomStringConvertible {
  public var description: String {
    switch self {
    case .integer(let value): return "\(value)"
    case .decimal(let value): return "\(value)"
    case .text(let value), .key(let value): return value
    case .date(let value), .moment(let value, _): return value.formatted(.iso8601)
    case .day(let value, _): return Self.text(ofDay: value)
    case .boolean(let value): return "\(value)"
    case .null: return "null"
    case .character(let scalars): return scalars.map(\.notation).joined(separator: " ")
    case .list(let values), .alternatives(let values):
      var text: [UInt8] = []
      Self.write(values, to: &text, depth: 0)
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// The form of a day in ISO 8601.
  private static let dayStyle = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()

  /// A day as ISO 8601 writes it.
  static func text(ofDay day: Date) -> String { dayStyle.format(day) }

  /// The day of a text in that form; nil for any other text.
  static func day(ofText text: String) -> Date? {
    guard let day = try? dayStyle.parse(text), self.text(ofDay: day) == text else { return nil }
    return day
  }

  /// Lists beyond the 32nd level are shown as an ellipsis, so that no value exhausts the stack.
  private static func write(_ values: [Self], to text: inout [UInt8], depth: Int) {
    guard depth < 32 else { return text.append(contentsOf: "[…]".utf8) }
    text.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { text.append(contentsOf: ", ".utf8) }
      switch value {
      case .list(let values), .alternatives(let values): write(values, to: &text, depth: depth + 1)
      default: text.append(copying: value.description)
      }
    }
    text.append(UInt8(ascii: "]"))
  }
}

extension Unicode.Scalar {
  /// The code point as the Unicode Standard writes it: `U+00E9`.
  var notation: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The code point of a ``notation``; nil for any other text.
  init?(notation: some StringProtocol) {
    guard notation.hasPrefix("U+"), let value = UInt32(notation.dropFirst(2), radix: 16) else { return nil }
    self.init(value)
  }
}

/// `Optional`, whatever it wraps.
private protocol AbsentValue {
  var isAbsent: Bool { get }
}

extension Optional: AbsentValue {
  fileprivate var isAbsent: Bool { self == nil }
}

/// A type of another module that chooses the most suitable argument for its values.
package protocol ErrorArgumentConvertible {
  var errorArgument: ValidationError.Argument { get }
}
