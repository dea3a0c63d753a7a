import CICUShim

/// A set of scripts, for finding the scripts that all characters of a text have in common.
///
/// The scripts of a character are its Script_Extensions, augmented with the writing systems of Chinese, Japanese and
/// Korean that mix scripts (UTS #39, section 5.1): Han also belongs to `Hanb`, `Jpan` and `Kore`. So the Japanese
/// "漢字かな" has a script in common, and it is `Jpan`.
package struct ScriptSet: Sendable, Hashable {
  /// A bit for each UScriptCode; ICU 78 knows some 210.
  private var bits: SIMD4<UInt64>

  private init(bits: SIMD4<UInt64>) { self.bits = bits }

  /// No script.
  package static let none = ScriptSet(bits: .zero)

  /// Every script, for characters that are common to all scripts and for marks that take the script of their base.
  package static let all = ScriptSet(bits: SIMD4(repeating: .max))

  /// A set of known scripts.
  package init(_ scripts: [Script]) {
    self = .none
    for script in scripts { insert(script.code) }
  }

  /// The Script_Extensions of a code point, without the mixtures.
  package init(extensionsOf codePoint: UInt32) throws(ICUError) {
    self = try withUnsafeTemporaryAllocation(of: Int32.self, capacity: 64) {
      codes -> Result<ScriptSet, ICUError> in
      guard let address = codes.baseAddress else { return .success(.none) }
      var status: Int32 = 0
      let count = icushim_script_extensions(codePoint, address, Int32(codes.count), &status)
      if status > 0 { return .failure(ICUError(status: status, operation: "find script extensions")) }
      var scripts = ScriptSet.none
      for code in codes[..<Int(count)] { scripts.insert(code) }
      return .success(scripts)
    }.get()
  }

  /// The augmented script extensions of a code point.
  package init(augmentedExtensionsOf scalar: Unicode.Scalar) throws(ICUError) {
    self = try ScriptSet(extensionsOf: scalar.value).augmented
  }

  /// The script extensions of a code point, augmented.
  package var augmented: ScriptSet {
    if contains(.common) || contains(.inherited) { return .all }
    var augmented = self
    augmented.augment()
    return augmented
  }

  /// Whether the set is empty.
  package var isEmpty: Bool { bits == .zero }

  /// Whether the script is in the set.
  package func contains(_ script: Script) -> Bool { contains(script.code) }

  /// The code of the only script, below 256; nil if the set does not have exactly one.
  package var single: Int? {
    let words = [bits[0], bits[1], bits[2], bits[3]]
    guard words.reduce(0, { $0 + $1.nonzeroBitCount }) == 1 else { return nil }
    return words.enumerated().reduce(0) {
      $1.element == 0 ? $0 : $1.offset * 64 + $1.element.trailingZeroBitCount
    }
  }

  /// The set of one script, by its code.
  package init(code: Int) {
    self = .none
    insert(Int32(code))
  }

  /// The scripts that are in both sets.
  package func intersection(_ other: ScriptSet) -> ScriptSet { ScriptSet(bits: bits & other.bits) }

  /// Whether the sets have a script in common.
  package func intersects(_ other: ScriptSet) -> Bool { !intersection(other).isEmpty }

  /// The set without the scripts of another.
  package func subtracting(_ other: ScriptSet) -> ScriptSet { ScriptSet(bits: bits & ~other.bits) }

  private func contains(_ code: Int32) -> Bool {
    0..<256 ~= code && bits[Int(code >> 6)] >> UInt64(code & 63) & 1 != 0
  }

  private mutating func insert(_ code: Int32) {
    if 0..<256 ~= code { bits[Int(code >> 6)] |= 1 << UInt64(code & 63) }
  }

  private mutating func augment() {
    let mixtures = Self.mixtures
    if intersects(mixtures.ofHan) { bits |= mixtures.withHan.bits }
    if intersects(mixtures.ofKana) { bits |= mixtures.withKana.bits }
    if intersects(mixtures.ofHangul) { bits |= mixtures.withHangul.bits }
    if intersects(mixtures.ofBopomofo) { bits |= mixtures.withBopomofo.bits }
  }

  private struct Mixtures {
    let ofHan = ScriptSet(named: "Hani")
    let withHan = ScriptSet(named: "Hanb", "Jpan", "Kore")
    let ofKana = ScriptSet(named: "Hira", "Kana")
    let withKana = ScriptSet(named: "Jpan")
    let ofHangul = ScriptSet(named: "Hang")
    let withHangul = ScriptSet(named: "Kore")
    let ofBopomofo = ScriptSet(named: "Bopo")
    let withBopomofo = ScriptSet(named: "Hanb")
  }

  private static let mixtures = Mixtures()

  /// A set of scripts that every version of ICU knows.
  package init(named codes: String...) { self.init(codes.compactMap { Script(rawValue: $0) }) }
}

extension ScriptSet {
  /// The scripts that UAX #31 recommends for identifiers (Table 5).
  package static let recommended: ScriptSet = {
    var recommended = ScriptSet.none
    for code in Int32(0)..<256 where icushim_script_is_recommended(code) { recommended.insert(code) }
    return recommended
  }()
}
