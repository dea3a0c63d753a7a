import Synchronization

/// What a validation knows about its values beside the rules that run at once: names of parts, checks that wait for an
/// answer, and how to prepare a value.
///
/// Few validations have any of it, so it is stored apart.
@usableFromInline
package final class ModelParts<Value>: Sendable {
  /// A part by its key path, and the path that its errors have.
  ///
  /// It is unchecked because not all key paths are Sendable: they may contain the index of a subscript.
  package struct Name: @unchecked Sendable {
    package let keyPath: AnyKeyPath
    package let path: FieldPath
  }

  /// Adds the checks that a value needs, given the path of the value.
  package typealias ListChecks = @Sendable (Value, FieldPath, inout [PendingCheck]) -> Void
  package typealias Prepare = @Sendable (Value) -> Value
  /// Whether there is a check in the rules of any type that a value may contain; the types are those looked at so far.
  package typealias FindCheck = @Sendable (_ types: inout Set<ObjectIdentifier>) -> Bool

  package let names: [Name]
  /// Nil if there are no checks for any value.
  package let listChecks: ListChecks?
  /// Returns the value as it is to be used; nil if it is used as it is.
  package let prepare: Prepare?
  let secrets: Secrets<Value>
  /// Whether the checks are of parts of the value, so that rules about the whole, or other parts, do not hold them back.
  let areOfParts: Bool
  let findCheck: FindCheck
  /// What `findCheck` found: 0 if that is not known yet, 1 if there is no check, 2 if there is one.
  private let found = Atomic<UInt8>(0)

  /// Makes parts that contain nothing sensitive.
  package convenience init() { self.init(secrets: Secrets()) }

  /// - Parameter findCheck: Nil if there is a check exactly if there is `listChecks`.
  init(
    names: [Name] = [],
    listChecks: ListChecks? = nil,
    prepare: Prepare? = nil,
    secrets: Secrets<Value>,
    areOfParts: Bool = false,
    findCheck: FindCheck? = nil
  ) {
    self.secrets = secrets
    self.areOfParts = areOfParts
    self.names = names
    self.listChecks = listChecks
    self.prepare = prepare
    let isChecking = listChecks != nil
    self.findCheck = findCheck ?? { _ in isChecking }
  }

  /// Whether a value may need a check.
  ///
  /// The rules of the types of parts are not known when rules are made, since a type may contain itself.
  var hasChecks: Bool {
    switch found.load(ordering: .relaxed) {
    case 0:
      var types: Set<ObjectIdentifier> = []
      let hasChecks = listChecks != nil && findCheck(&types)
      found.store(hasChecks ? 2 : 1, ordering: .relaxed)
      return hasChecks
    case let known: return known == 2
    }
  }

  /// The same parts, but with other checks and another preparation.
  private func with(_ listChecks: ListChecks?, _ prepare: Prepare?) -> ModelParts {
    ModelParts(
      names: names, listChecks: listChecks, prepare: prepare, secrets: secrets, areOfParts: areOfParts,
      findCheck: findCheck)
  }
}

extension ModelParts {
  /// The parts of validations in order.
  ///
  /// A check runs only for values that pass what is before it in the chain, since it costs more than any rule. For a
  /// check of a part, that is what is before it in the chain of the part.
  static func joined(_ validations: [Validation<Value>]) -> ModelParts? {
    let all = validations.compactMap(\.parts)
    if all.isEmpty { return nil }
    var listChecks: ListChecks?
    let steps = validations.indices.compactMap { index -> (earlier: [Validation<Value>], list: ListChecks)? in
      guard let parts = validations[index].parts, let list = parts.listChecks else { return nil }
      return (parts.areOfParts ? [] : Array(validations[..<index]), list)
    }
    if !steps.isEmpty {
      listChecks = { value, path, checks in
        for step in steps where step.earlier.allSatisfy({ $0.passes(value) }) {
          step.list(value, path, &checks)
        }
      }
    }
    var prepare: Prepare?
    let preparations = all.compactMap(\.prepare)
    if !preparations.isEmpty { prepare = { value in preparations.reduce(value) { $1($0) } } }
    return ModelParts(
      names: all.flatMap(\.names), listChecks: listChecks, prepare: prepare,
      secrets: .joined(validations.map { $0.parts?.secrets }),
      areOfParts: all.allSatisfy(\.areOfParts),
      findCheck: { types in
        for parts in all where parts.findCheck(&types) { return true }
        return false
      })
  }

  /// The same for values that may be absent.
  var optional: ModelParts<Value?> {
    var optionalList: ModelParts<Value?>.ListChecks?
    if let listChecks {
      optionalList = { value, path, checks in if let value { listChecks(value, path, &checks) } }
    }
    var optionalPrepare: ModelParts<Value?>.Prepare?
    if let prepare { optionalPrepare = { $0.map(prepare) } }
    return ModelParts<Value?>(
      listChecks: optionalList, prepare: optionalPrepare, secrets: secrets.optional, areOfParts: areOfParts,
      findCheck: findCheck)
  }

  /// The same for values for which a condition is true.
  func when(_ condition: @escaping @Sendable (Value) -> Bool) -> ModelParts {
    var list: ListChecks?
    if let listChecks {
      list = { value, path, checks in if condition(value) { listChecks(value, path, &checks) } }
    }
    var prepared: Prepare?
    if let prepare { prepared = { condition($0) ? prepare($0) : $0 } }
    return with(list, prepared)
  }

  /// The same with a change to what the checks report.
  func adjusted(by adjustment: Adjustment) -> ModelParts {
    guard let listChecks else { return self }
    return with(
      { value, path, checks in
        let mark = checks.count
        listChecks(value, path, &checks)
        for index in mark..<checks.count { checks[index].adjust(by: adjustment) }
      },
      prepare
    )
  }

  /// The same if everything that the rules read is sensitive.
  var sensitive: ModelParts {
    ModelParts(
      names: names, listChecks: listChecks, prepare: prepare, secrets: secrets.all, areOfParts: areOfParts,
      findCheck: findCheck)
  }

  /// The same for checks of a prepared value.
  package func prepared(by preparation: @escaping Prepare) -> ModelParts {
    var list: ListChecks?
    if let listChecks { list = { listChecks(preparation($0), $1, &$2) } }
    guard let prepare else { return with(list, preparation) }
    return with(list) { prepare(preparation($0)) }
  }
}

extension Validation {
  /// Whether a value passes the rules that run at once.
  func passes(_ value: Value) -> Bool {
    var sink = ErrorSink(.verdict)
    run(value, &sink)
    return !sink.hasError
  }

  /// The same validation with parts.
  @usableFromInline
  package func with(_ parts: ModelParts<Value>?) -> Validation {
    guard let parts else { return self }
    var validation = self
    validation.parts = parts
    return validation
  }

  /// Traps if the validation contains a check, which a combinator cannot run.
  func refusingChecks(in place: String) {
    precondition(
      parts?.listChecks == nil,
      "An asynchronous check cannot be in \(place): its answer comes after the verdict.")
  }
}
