package import ICU
import Synchronization

/// A pattern that is known to be well-formed, and compiled when a text first needs it: schemas have hundreds of patterns,
/// of which a value needs few.
package final class DeferredPattern: @unchecked Sendable {
  // Sendable is true: what the two pointers lead to never changes, and lives as long as this.

  /// What was compiled, as one object.
  private final class Compiled: Sendable {
    let pattern: CompiledPattern

    init(_ pattern: CompiledPattern) { self.pattern = pattern }
  }

  private let pattern: String
  private let options: RegularExpression.Options
  private let extent: PatternAutomaton.Extent
  private let limits: RegularExpression.Limits
  /// A ``Compiled``, which is retained; nil while no text has needed it.
  private let compiled = Atomic<UnsafeRawPointer?>(nil)
  /// The automaton of it that answers for every text at once, if there is one.
  private let table = Atomic<UnsafeRawPointer?>(nil)

  /// Reads a pattern.
  ///
  /// - Throws: What ``CompiledPattern/compiled(_:options:extent:limits:)`` throws.
  package init(
    _ pattern: String, options: RegularExpression.Options, extent: PatternAutomaton.Extent,
    limits: RegularExpression.Limits
  ) throws(RegularExpression.SyntaxError) {
    (self.pattern, self.options, self.extent, self.limits) = (pattern, options, extent, limits)
    let expression = try RegularExpression(pattern, options: options, limits: limits)
    // Without an automaton, such a pattern is refused.
    if expression.longestText <= 0 {
      keep(try CompiledPattern.compiled(pattern, options: options, extent: extent, limits: limits))
    }
  }

  deinit {
    if let object = compiled.load(ordering: .acquiring) { Unmanaged<Compiled>.fromOpaque(object).release() }
  }

  /// The pattern, compiled now if no text has needed it so far.
  ///
  /// - Throws: `failed` if there is not enough memory.
  package func now() throws(RegularExpression.MatchError) -> CompiledPattern {
    if let object = compiled.load(ordering: .acquiring) {
      return Unmanaged<Compiled>.fromOpaque(object)._withUnsafeGuaranteedRef(\.pattern)
    }
    do throws(RegularExpression.SyntaxError) {
      let made = try CompiledPattern.compiled(pattern, options: options, extent: extent, limits: limits)
      keep(made)
      return made
    } catch {
      // The pattern has been read once, so only memory can be missing.
      throw .failed(ICUError(status: Self.noMemory, operation: "compile regular expression"))
    }
  }

  /// U_MEMORY_ALLOCATION_ERROR
  private static let noMemory: Int32 = 7

  /// Keeps what was compiled; another thread may have been first.
  private func keep(_ pattern: CompiledPattern) {
    let made = Unmanaged.passRetained(Compiled(pattern))
    let isFirst = compiled.compareExchange(
      expected: nil, desired: UnsafeRawPointer(made.toOpaque()), ordering: .acquiringAndReleasing
    ).exchanged
    guard isFirst else { return made.release() }
    // The object that was kept retains it.
    if case .automaton(let automaton) = pattern, automaton.isDeterminized {
      table.store(UnsafeRawPointer(Unmanaged.passUnretained(automaton).toOpaque()), ordering: .releasing)
    }
  }

  /// Whether the pattern matches well-formed text, if that is known without a deadline and, from the second time on,
  /// without allocating; otherwise nil.
  package func acceptsAtOnce(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool? {
    if let table = table.load(ordering: .acquiring) {
      return Unmanaged<PatternAutomaton>.fromOpaque(table)._withUnsafeGuaranteedRef {
        $0.acceptsAtOnce(utf8)
      }
    }
    guard compiled.load(ordering: .acquiring) == nil else { return nil }
    return firstAcceptsAtOnce(utf8)
  }

  @inline(never)
  private func firstAcceptsAtOnce(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool? {
    do throws(RegularExpression.MatchError) {
      guard case .automaton(let automaton) = try now() else { return nil }
      return automaton.acceptsAtOnce(utf8)
    } catch {
      // Whoever matches by the rule learns why.
      return nil
    }
  }
}
