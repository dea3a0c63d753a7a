import ICU
import Synchronization
import TextAutomata

/// For each set of scripts that code points have, whether none of them is allowed.
///
/// Sets of several scripts are numbered as texts need them, so the table learns which of them are allowed: until then, a
/// character with such a set makes the rule look closer.
final class RefusedScriptTable: @unchecked Sendable {
  // Sendable: the memory is atomic.

  /// The table by the numbers of ``ScriptSets``: 0 if the scripts are known to be allowed, otherwise 1.
  private let table: UnsafeMutablePointer<Atomic<UInt8>>
  private let allowed: ScriptSet

  init(allowing allowed: ScriptSet) {
    self.allowed = allowed
    table = .allocate(capacity: ScriptSets.capacity)
    for number in 0..<ScriptSets.capacity {
      let isAllowed = ScriptSets.set(number)?.intersects(allowed) ?? false
      (table + number).initialize(to: Atomic(isAllowed ? 0 : 1))
    }
  }

  deinit {
    table.deinitialize(count: ScriptSets.capacity)
    table.deallocate()
  }

  /// The table, valid as long as this object.
  var address: UnsafePointer<Atomic<UInt8>> { UnsafePointer(table) }

  /// Whether none of the Script_Extensions of a character is allowed.
  func refuses(_ scalar: Unicode.Scalar) throws(ICUError) -> Bool {
    let number = CodePointWords.shared[scalar].scripts
    if table[number].load(ordering: .relaxed) == 0 { return false }
    guard try ScriptSet(extensionsOf: scalar.value).intersects(allowed) else { return true }
    if number != ScriptSets.unnumbered { table[number].store(0, ordering: .relaxed) }
    return false
  }
}
