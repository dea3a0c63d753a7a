/// Something to be fuzzed.
struct FuzzTarget: Sendable {
  let name: String
  /// Takes one input; returns where every check holds.
  let run: @Sendable (UnsafeBufferPointer<UInt8>) -> Void

  init(_ name: String, _ run: @escaping @Sendable (_ bytes: UnsafeBufferPointer<UInt8>) -> Void) {
    self.name = name
    self.run = run
  }

  static let all: [FuzzTarget] = [
    JSONTarget.target, RecordsTarget.target, PatternsTarget.target, ClustersTarget.target,
    MessagesTarget.target, MessageFormat2Target.target, DocumentsTarget.target, CatalogsTarget.target,
    CSVTarget.target,
    TextRulesTarget.target, DatesTarget.target, AddressesTarget.target, TagsTarget.target,
    DecimalsTarget.target, StorageTarget.target, TranslationsTarget.target,
  ]

  /// The target of this process; set once, before libFuzzer starts.
  nonisolated(unsafe) static var current: FuzzTarget?
}
