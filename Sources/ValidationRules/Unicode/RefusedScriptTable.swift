import ICU
import TextAutomata

/// For each set of scripts that code points have, whether none of them is allowed.
final class RefusedScriptTable: @unchecked Sendable {
  // Sendable: only the initializer writes the memory.

  /// The table by the numbers of ``ScriptSets``; 1 if the scripts are refused, valid as long as this object.
  let address: UnsafePointer<UInt8>
  private let allowed: ScriptSet

  init(allowing allowed: ScriptSet) {
    self.allowed = allowed
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: ScriptSets.capacity)
    table.initialize(repeating: 1, count: ScriptSets.capacity)
    // If ICU does not give the sets, each code point is looked at more closely.
    for (number, set) in ((try? ScriptSets.all()) ?? []).enumerated() where set?.intersects(allowed) == true {
      table[number] = 0
    }
    address = UnsafePointer(table)
  }

  deinit { address.deallocate() }

  /// Whether none of the Script_Extensions of a character is allowed.
  func refuses(_ scalar: Unicode.Scalar) -> Bool {
    guard address[CodePointWords.shared[scalar].scripts] != 0 else { return false }
    return (try? ScriptSet(extensionsOf: scalar.value).intersects(allowed)) != true
  }
}
