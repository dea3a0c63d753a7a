package import ICU
import Primitives

/// A compiled pattern, by the way in which it is matched.
package enum CompiledPattern: Sendable {
  /// In linear time.
  case automaton(PatternAutomaton)
  /// By backtracking, since it has a back-reference or another construct for which no automaton is made.
  case backtracking(RegularExpression)

  /// The pattern, compiled once per process as long as it is kept.
  ///
  /// - Throws: `SyntaxError` for a pattern that ICU does not compile, or that would take too long to compile or match.
  package static func compiled(
    _ pattern: String,
    options: RegularExpression.Options,
    extent: PatternAutomaton.Extent,
    limits: RegularExpression.Limits
  ) throws(RegularExpression.SyntaxError) -> CompiledPattern {
    let key = PatternCache.Key(
      // Canonically equivalent strings are different patterns.
      pattern: Array(pattern.utf8), options: options, extent: extent, limits: limits)
    return try PatternCache.shared.compiled(key) { () throws(RegularExpression.SyntaxError) in
      let expression = try RegularExpression(pattern, options: options, limits: limits)
      do {
        return .automaton(try PatternAutomaton(pattern, options: options, extent: extent))
      } catch {
        // Between two clock checks ICU would exceed the deadline, for any text.
        guard expression.longestText > 0 else { throw RegularExpression.SyntaxError(tooComplex: pattern) }
        return .backtracking(expression)
      }
    }
  }

  /// The approximate memory that it uses, including what it may keep while it runs.
  fileprivate var byteCount: Int {
    switch self {
    case .automaton(let automaton): automaton.byteCount + (automaton.isDeterminized ? 0 : 1_000_000)
    case .backtracking(let expression): 50_000 + 64 * expression.pattern.utf8.count
    }
  }
}

/// The most recently compiled patterns, so that rules with equal patterns, or equal documents, share them.
final class PatternCache: Sendable {
  struct Key: Hashable, Sendable {
    var pattern: [UInt8]
    var options: RegularExpression.Options
    var extent: PatternAutomaton.Extent
    var limits: RegularExpression.Limits
  }

  /// A pattern that one thread compiles while other threads that need it wait.
  private final class Slot: Sendable {
    let pattern = Lock<CompiledPattern?>(nil)
  }

  private struct Entry {
    var slot: Slot
    var lastUse: Int
    var byteCount: Int
  }

  private struct Storage {
    var entries: [Key: Entry] = [:]
    var uses = 0
    var byteCount = 0
  }

  static let shared = PatternCache()

  /// When either limit is exceeded, the least recently used patterns are removed.
  private let mostEntries: Int
  private let mostBytes: Int
  private let storage = Lock(Storage())

  init(mostEntries: Int = 256, mostBytes: Int = 16_000_000) {
    self.mostEntries = mostEntries
    self.mostBytes = mostBytes
  }

  /// How many patterns are kept.
  var count: Int { storage.withLock { $0.entries.count } }

  func compiled(
    _ key: Key,
    by compile: () throws(RegularExpression.SyntaxError) -> CompiledPattern
  ) throws(RegularExpression.SyntaxError) -> CompiledPattern {
    let slot = storage.withLock { storage -> Slot in
      storage.uses += 1
      let slot = storage.entries[key]?.slot ?? Slot()
      storage.entries[key, default: Entry(slot: slot, lastUse: 0, byteCount: 0)].lastUse = storage.uses
      return slot
    }
    do throws(RegularExpression.SyntaxError) {
      let (pattern, isNew) = try slot.pattern.withLock { (known) throws(RegularExpression.SyntaxError) in
        if let known { return (known, false) }
        let pattern = try compile()
        known = pattern
        return (pattern, true)
      }
      if isNew { keep(key, slot, byteCount: pattern.byteCount + 3 * key.pattern.count) }
      return pattern
    } catch {
      storage.withLock { if $0.entries[key]?.slot === slot { $0.entries[key] = nil } }
      throw error
    }
  }

  private func keep(_ key: Key, _ slot: Slot, byteCount: Int) {
    storage.withLock { storage in
      guard storage.entries[key]?.slot === slot else { return }
      storage.entries[key]?.byteCount = byteCount
      storage.byteCount += byteCount
      while storage.byteCount > mostBytes || storage.entries.count > mostEntries {
        guard let oldest = storage.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
        storage.byteCount -= oldest.value.byteCount
        storage.entries[oldest.key] = nil
      }
    }
  }
}
