/// Which parts of a value are sensitive, so that the value can be kept without them.
///
/// A sensitive part is replaced by that of another value: the one that a form started with.
struct Secrets<Value>: Sendable {
  /// Returns a value with a part of it as it is in another one.
  typealias Replace = @Sendable (_ value: Value, _ other: Value) -> Value

  /// Replaces what the rules read; nil if that is known to be no less than the whole value.
  var reach: Replace?
  /// Replaces what is sensitive; nil if nothing is.
  var conceal: Replace?
  /// Whether there is a sensitive part in the types looked at so far: a type may contain itself.
  var find: ModelParts<Value>.FindCheck = { _ in false }
  /// Whether the value as a whole is sensitive.
  var areWhole = false

  /// The whole value is sensitive.
  private static var whole: Secrets {
    Secrets(conceal: { _, other in other }, find: { _ in true }, areWhole: true)
  }

  /// The same if everything that the rules read is sensitive.
  var all: Secrets {
    guard let reach else { return .whole }
    return Secrets(reach: reach, conceal: reach, find: { _ in true })
  }

  /// Those of several rules; nil stands for rules about the whole value, of which nothing is sensitive.
  static func joined(_ all: [Secrets?]) -> Secrets {
    let known = all.compactMap(\.self)
    func inTurn(_ steps: [Replace]) -> Replace {
      { value, other in steps.reduce(value) { $1($0, other) } }
    }
    let (reaches, conceals) = (known.compactMap(\.reach), known.compactMap(\.conceal))
    return Secrets(
      reach: reaches.count == all.count && !all.isEmpty ? inTurn(reaches) : nil,
      conceal: conceals.isEmpty ? nil : inTurn(conceals),
      find: { types in
        for secrets in known where secrets.find(&types) { return true }
        return false
      },
      areWhole: known.contains(where: \.areWhole))
  }

  /// Those of a value with a part.
  ///
  /// - Parameter keyPath: Reads and writes the part; nil if that is not possible, so that the value is sensitive as a
  ///   whole if the part is.
  static func field<Part>(_ part: Secrets<Part>?, _ keyPath: SharedKeyPath<Value, Part>?) -> Secrets {
    guard let keyPath else { return part?.conceal == nil ? Secrets() : .whole }
    @Sendable func replacing(_ replace: @escaping Secrets<Part>.Replace) -> Replace {
      { value, other in
        var value = value
        value[keyPath: keyPath.path] = replace(value[keyPath: keyPath.path], other[keyPath: keyPath.path])
        return value
      }
    }
    var secrets = Secrets(reach: replacing { _, other in other })
    guard let part else { return secrets }
    if let conceal = part.conceal { secrets.conceal = replacing(conceal) }
    secrets.find = part.find
    return secrets
  }

  /// Those of a list or a dictionary: elements do not correspond to those of another, so it is sensitive as a whole if
  /// an element is.
  static func elements<Element>(_ element: Secrets<Element>) -> Secrets {
    guard element.conceal != nil else { return Secrets() }
    return Secrets(
      conceal: { value, other in
        var types: Set<ObjectIdentifier> = []
        return element.find(&types) ? other : value
      },
      find: element.find, areWhole: element.areWhole)
  }

  /// The same for values that may be absent.
  var optional: Secrets<Value?> {
    func lifted(_ replace: Replace?) -> Secrets<Value?>.Replace? {
      guard let replace else { return nil }
      return { value, other in
        guard let value, let other else { return other }
        return replace(value, other)
      }
    }
    // A value that replaces nothing needs no counterpart.
    let find = find
    var concealed: Secrets<Value?>.Replace?
    if let conceal = lifted(conceal) {
      concealed = { value, other in
        var types: Set<ObjectIdentifier> = []
        return find(&types) ? conceal(value, other) : value
      }
    }
    return Secrets<Value?>(reach: lifted(reach), conceal: concealed, find: find, areWhole: areWhole)
  }
}

/// A key path that a rule keeps, which is not Sendable by its type since it may contain the index of a subscript.
struct SharedKeyPath<Root, Part>: @unchecked Sendable {
  let path: WritableKeyPath<Root, Part>

  /// Nil for a key path that cannot be written.
  init?(_ path: AnyKeyPath?) {
    guard let path = path as? WritableKeyPath<Root, Part> else { return nil }
    self.path = path
  }
}

extension Validation {
  /// The same validation, known to read only two parts of the value.
  @usableFromInline
  package func reading<Part>(_ one: KeyPath<Value, Part>, _ other: KeyPath<Value, Part>) -> Validation {
    let parts = [one, other].map { ModelParts(secrets: .field(nil, SharedKeyPath<Value, Part>($0))) }
    return with(ModelParts(secrets: .joined(parts.map(\.secrets))))
  }

  /// The same validation, with what is sensitive in the rules that it is made of.
  func concealing(_ secrets: Secrets<Value>) -> Validation { with(ModelParts(secrets: secrets)) }

  /// A value without its sensitive parts, which are as in another value.
  package func concealed(_ value: Value, from other: Value) -> Value {
    parts?.secrets.conceal?(value, other) ?? value
  }

  /// Whether the value as a whole is sensitive, so that nothing of it remains when it is concealed.
  package var concealsEverything: Bool { parts?.secrets.areWhole ?? false }
}
