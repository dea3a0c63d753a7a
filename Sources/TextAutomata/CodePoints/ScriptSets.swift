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
  /// Calls `body` with the number of the scripts of each code point, except those of the two before it, until `body`
  /// returns false; whether it never did.
  package func scripts(of utf8: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Bool) -> Bool {
    var (last, lastButOne, position) = (-1, -1, 0)
    while position < utf8.count {
      let number = next(in: utf8, at: &position).scripts
      if number == last || number == lastButOne { continue }
      guard body(number) else { return false }
      (last, lastButOne) = (number, last)
    }
    return true
  }
}
