import JSONText
import RuleDocuments

/// What the kind of a value alone says of it: most parts of a value need no more than that.
///
/// `{"type": "string"}` accepts texts and refuses everything else, and so does a schema that refers to it.
struct KindVerdict: Equatable {
  /// The kinds of which the schema may accept a value.
  var possible: KindSet
  /// The kinds of which the schema accepts every value.
  var certain: KindSet

  /// The verdicts of all schemas, with what others say that they apply to the same value.
  ///
  /// - Parameter schemas: Schemas that refer to each other by their offsets.
  static func all(of schemas: [SubschemaRules]) -> [KindVerdict] {
    var verdicts = schemas.map { KindVerdict(possible: $0.verdict == false ? [] : .all, certain: []) }
    // Every state on the way is right, only not as exact, so long chains of references need not be followed to the end.
    for round in 0..<mostRounds {
      var hasChanged = false
      let order = round % 2 == 0 ? Array(schemas.indices.reversed()) : Array(schemas.indices)
      for offset in order {
        let verdict = schemas[offset].kindVerdict(verdicts)
        if verdict != verdicts[offset] { (verdicts[offset], hasChanged) = (verdict, true) }
      }
      if !hasChanged { break }
    }
    return verdicts
  }

  private static let mostRounds = 16

  mutating func formIntersection(_ other: KindVerdict) {
    possible.formIntersection(other.possible)
    certain.formIntersection(other.certain)
  }
}

extension SubschemaRules {
  fileprivate func kindVerdict(_ verdicts: [KindVerdict]) -> KindVerdict {
    if let verdict { return KindVerdict(possible: verdict ? .all : [], certain: verdict ? .all : []) }
    var result = ownKindVerdict
    for reference in references where !reference.isDynamic {
      result.formIntersection(verdicts[reference.target])
    }
    for schema in all { result.formIntersection(verdicts[schema]) }
    if !any.isEmpty {
      result.formIntersection(
        any.reduce(KindVerdict(possible: [], certain: [])) {
          KindVerdict(
            possible: $0.possible.union(verdicts[$1].possible),
            certain: $0.certain.union(verdicts[$1].certain))
        })
    }
    if !one.isEmpty { result.formIntersection(exclusive(one.map { verdicts[$0] })) }
    if let not {
      result.formIntersection(
        KindVerdict(
          possible: KindSet.all.subtracting(verdicts[not].certain),
          certain: KindSet.all.subtracting(verdicts[not].possible)))
    }
    if let condition {
      let holds = verdicts[condition]
      let anything = KindVerdict(possible: .all, certain: .all)
      let (then, otherwise) = (
        then.map { verdicts[$0] } ?? anything, otherwise.map { verdicts[$0] } ?? anything
      )
      let fails = KindSet.all.subtracting(holds.certain)
      result.formIntersection(
        KindVerdict(
          possible: holds.possible.intersection(then.possible).union(fails.intersection(otherwise.possible)),
          certain: then.certain.intersection(otherwise.certain)
            .union(holds.certain.intersection(then.certain))
            .union(otherwise.certain.subtracting(holds.possible))))
    }
    return result
  }

  /// What the schema says itself, without others for the same value.
  private var ownKindVerdict: KindVerdict {
    let types = types ?? .all
    var result = KindVerdict(possible: KindSet(types), certain: KindSet(types))
    if !types.contains(.number) { result.certain.remove(.numbers) }
    for values in [allowed, constant.map { [$0] }].compactMap(\.self) {
      let kinds = KindSet(values)
      result.formIntersection(KindVerdict(possible: kinds, certain: kinds.intersection([.null, .booleans])))
    }
    for rule in rules {
      let kinds = rule.made.rule.kinds
      if kinds.contains(.text) { result.certain.remove(.texts) }
      if !kinds.isDisjoint(with: [.number, .integer]) { result.certain.remove(.numbers) }
    }
    if lists != nil { result.certain.remove(.lists) }
    if objects != nil { result.certain.remove(.objects) }
    if !documents.isEmpty || references.contains(where: \.isDynamic) { result.certain = [] }
    return result
  }

  /// Of alternatives of which exactly one must apply.
  private func exclusive(_ alternatives: [KindVerdict]) -> KindVerdict {
    var (once, often, certain) = (KindSet(), KindSet(), KindSet())
    for alternative in alternatives {
      often.formUnion(once.intersection(alternative.possible))
      once.formUnion(alternative.possible)
      certain.formUnion(alternative.certain)
    }
    return KindVerdict(possible: once, certain: certain.subtracting(often))
  }
}
