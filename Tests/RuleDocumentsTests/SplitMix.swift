/// SplitMix64 (Steele, Lea and Flood, 2014), so that a failure can be repeated.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int(next() % UInt64(elements.count))]
  }
  /// A number from 0 up to a limit, which is not among them.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }
}
