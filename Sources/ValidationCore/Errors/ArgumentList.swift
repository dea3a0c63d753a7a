/// A few named arguments of an error, of which two are stored without an allocation.
///
/// Rules write them as a dictionary literal, but no dictionary is made until ``ValidationError/arguments`` is read.
@usableFromInline
package struct ArgumentList: Sendable {
  /// A value as a rule found it.
  @usableFromInline
  package enum Value: Sendable {
    case argument(ValidationError.Argument)
    /// One code point, which as an argument would be an array.
    case scalar(Unicode.Scalar)
    /// A short part of the value, which as a `String` of more than 15 bytes would be on the heap.
    case part(ShortText)
    /// The same as the only alternative.
    case alternative(ShortText)
    /// Numbers of which one is enough, a bit for each; one alone is an integer.
    case oneOf(UInt64)
    /// The list of those of some arguments, made in advance, of which the bit is set.
    case chosen([ValidationError.Argument], UInt64)

    package var argument: ValidationError.Argument {
      switch self {
      case .argument(let argument): argument
      case .scalar(let scalar): .character(scalar)
      case .part(let text): .text(text.string)
      case .alternative(let text): .alternatives([.text(text.string)])
      case .chosen(let all, let bits):
        .list(all.indices.filter { $0 < 64 && bits >> UInt64($0) & 1 == 1 }.map { all[$0] })
      case .oneOf(let bits):
        bits.nonzeroBitCount == 1
          ? .integer(bits.trailingZeroBitCount)
          : .alternatives((0..<64).filter { bits >> UInt64($0) & 1 == 1 }.map { .integer($0) })
      }
    }
  }

  private struct Member: Sendable {
    let name: String
    var value: Value
  }

  // Not `Member?`, whose initial value nil each initializer would replace, and copy the list for that.
  private var first: Optional<Member>
  private var second: Optional<Member>
  private var others: [String: ValidationError.Argument]

  @usableFromInline
  package init() { (first, second, others) = (nil, nil, [:]) }

  package init(_ arguments: [String: ValidationError.Argument]) {
    self.init()
    if arguments.count > 2 {
      others = arguments
    } else {
      for (name, value) in arguments { append(name, .argument(value)) }
    }
  }

  /// One argument. In functions with several errors the compiler puts the array of a literal on the heap, so they use
  /// this.
  package init(_ name: String, _ value: Value) {
    first = Member(name: name, value: value)
    second = nil
    others = [:]
  }

  /// The same with two arguments.
  package init(_ name: String, _ value: Value, _ secondName: String, _ secondValue: Value) {
    first = Member(name: name, value: value)
    second = Member(name: secondName, value: secondValue)
    others = [:]
  }

  var isEmpty: Bool { first == nil && others.isEmpty }

  // Inlined, as a call would be with a copy of the list.
  @inline(__always)
  subscript(name: String) -> Value? {
    if let first, first.name == name { return first.value }
    if let second, second.name == name { return second.value }
    return others.isEmpty ? nil : others[name].map { .argument($0) }
  }

  /// Adds the arguments to a dictionary; they replace those of the same name.
  func add(to arguments: inout [String: ValidationError.Argument]) {
    if arguments.isEmpty, first == nil {
      arguments = others
      return
    }
    for (name, argument) in others { arguments[name] = argument }
    if let first { arguments[first.name] = first.value.argument }
    if let second { arguments[second.name] = second.value.argument }
  }

  var dictionary: [String: ValidationError.Argument] {
    var arguments: [String: ValidationError.Argument] = [:]
    add(to: &arguments)
    return arguments
  }

  /// Hides the values.
  mutating func redact() {
    first?.value = .argument(.redacted)
    second?.value = .argument(.redacted)
    if !others.isEmpty { others = others.mapValues { _ in .redacted } }
  }

  /// Adds an argument whose name is not in the list.
  @usableFromInline
  package mutating func append(_ name: String, _ value: Value) {
    if first == nil, others.isEmpty {
      first = Member(name: name, value: value)
    } else if second == nil, others.isEmpty {
      second = Member(name: name, value: value)
    } else {
      others[name] = value.argument
    }
  }
}

extension ArgumentList: ExpressibleByDictionaryLiteral {
  // Inlined, so that the array of the elements is on the stack.
  @inlinable @inline(__always)
  package init(dictionaryLiteral elements: (String, Value)...) {
    self.init()
    for (name, value) in elements { append(name, value) }
  }
}

extension ArgumentList.Value {
  package init(_ value: some Any) { self = .argument(ValidationError.Argument(value)) }

  package static func integer(_ value: Int) -> Self { .argument(.integer(value)) }
  package static func text(_ value: String) -> Self { .argument(.text(value)) }
  /// A part of the value; up to 30 bytes take no allocation.
  package static func text(_ utf8: UnsafeBufferPointer<UInt8>) -> Self {
    ShortText(utf8).map { .part($0) } ?? .argument(.text(String(decoding: utf8, as: UTF8.self)))
  }
  /// A part of the value as the only alternative; up to 30 bytes take no allocation.
  package static func alternative(_ utf8: UnsafeBufferPointer<UInt8>) -> Self {
    ShortText(utf8).map { .alternative($0) } ?? .alternatives([.text(String(decoding: utf8, as: UTF8.self))])
  }
  package static func alternative(_ text: String) -> Self {
    var text = text
    return text.withUTF8 { alternative($0) }
  }
  package static func key(_ value: String) -> Self { .argument(.key(value)) }
  package static func character(_ value: Unicode.Scalar) -> Self { .scalar(value) }
  package static func character(_ value: [Unicode.Scalar]) -> Self { .argument(.character(value)) }
  package static func list(_ values: [ValidationError.Argument]) -> Self { .argument(.list(values)) }
  package static func alternatives(_ values: [ValidationError.Argument]) -> Self {
    .argument(.alternatives(values))
  }
}

extension ArgumentList.Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  @usableFromInline package init(integerLiteral value: Int) { self = .argument(.integer(value)) }
  @usableFromInline package init(stringLiteral value: String) { self = .argument(.text(value)) }
}
