package import ICU
import Primitives

/// The numbers of the sets of scripts that code points have as Script_Extensions (UAX #24).
///
/// A set of one script has the script's code, below 256. Sets of several scripts, some 60, are numbered from 256 as they
/// are met.
package enum ScriptSets {
  /// Numbers are below this.
  package static let capacity = 1 << 10
  /// Stands for a set that has no number, which no code point of ICU 70 to 78 has.
  package static let unnumbered = capacity - 1
  private static let firstOfSeveral = 256

  private struct Numbered {
    var sets: [ScriptSet] = []
    var numbers: [ScriptSet: Int] = [:]

    mutating func number(of set: ScriptSet) -> Int {
      if let number = numbers[set] { return number }
      let number = firstOfSeveral + sets.count
      guard number < unnumbered else { return unnumbered }
      sets.append(set)
      numbers[set] = number
      return number
    }
  }

  private static let numbered = Lock(Numbered())

  /// The number of a set.
  static func number(of set: ScriptSet) -> Int {
    set.single ?? numbered.withLock { $0.number(of: set) }
  }

  /// The set with a number; nil if there is none yet.
  package static func set(_ number: Int) -> ScriptSet? {
    if number < firstOfSeveral { return ScriptSet(code: number) }
    return numbered.withLock { numbered in
      let index = number - firstOfSeveral
      return index < numbered.sets.count ? numbered.sets[index] : nil
    }
  }
}

extension CodePointWords {
  /// Calls `body` once with each number of scripts that a code point has, until `body` returns false; whether it never
  /// did.
  package func scripts(of utf8: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Bool) -> Bool {
    let words = ScriptSets.capacity / UInt64.bitWidth
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: words) { known in
      known.initialize(repeating: 0)
      var (last, position) = (-1, 0)
      while position < utf8.count {
        let number = next(in: utf8, at: &position).scripts
        if number == last { continue }
        last = number
        let (word, bit) = (number / UInt64.bitWidth, UInt64(1) << UInt64(number % UInt64.bitWidth))
        if known[word] & bit != 0 { continue }
        known[word] |= bit
        guard body(number) else { return false }
      }
      return true
    }
  }
}
