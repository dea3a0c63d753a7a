/// Names of groups, each by where it is in the pattern.
///
/// A name is compared by its code points: ECMAScript tells "é" from "e\u{301}", and `String` does not.
struct ECMAScriptNames {
  /// The first names; they take no memory of their own.
  private var places = SIMD8<Int>(repeating: 0)
  private var count = 0
  /// The other ones.
  private var more: [[Unicode.Scalar]: Int] = [:]

  /// Puts a well-formed name in the place of an equal one; returns where that was.
  mutating func insert(_ name: Int, in pattern: ECMAScriptText) -> Int? {
    for index in 0..<count where Self.areEqual(places[index], name, in: pattern) {
      defer { places[index] = name }
      return places[index]
    }
    if count < places.scalarCount {
      places[count] = name
      count += 1
      return nil
    }
    return more.updateValue(name, forKey: Self.scalars(of: name, in: pattern))
  }

  /// Where the name is that equals another one; nil if there is none.
  func place(ofNameAt name: Int, in pattern: ECMAScriptText) -> Int? {
    for index in 0..<count where Self.areEqual(places[index], name, in: pattern) {
      return places[index]
    }
    return more.isEmpty ? nil : more[Self.scalars(of: name, in: pattern)]
  }

  /// The first of the names that are not among others.
  func first(notIn others: ECMAScriptNames, in pattern: ECMAScriptText) -> Int? {
    var first: Int?
    func add(_ name: Int) {
      if others.place(ofNameAt: name, in: pattern) == nil { first = min(first ?? name, name) }
    }
    for index in 0..<count { add(places[index]) }
    for name in more.values { add(name) }
    return first
  }

  private static func areEqual(_ left: Int, _ right: Int, in pattern: ECMAScriptText) -> Bool {
    var (left, right) = (left, right)
    while true {
      let one = character(&left, in: pattern)
      guard one == character(&right, in: pattern) else { return false }
      if one == nil { return true }
    }
  }

  private static func scalars(of name: Int, in pattern: ECMAScriptText) -> [Unicode.Scalar] {
    var (place, scalars) = (name, [Unicode.Scalar]())
    while let scalar = character(&place, in: pattern) { scalars.append(scalar) }
    return scalars
  }

  /// The next character of a name; nil at its end.
  private static func character(_ place: inout Int, in pattern: ECMAScriptText) -> Unicode.Scalar? {
    guard pattern.byte(place) != UInt8(ascii: ">"), let (scalar, end) = pattern.nameCharacter(at: place)
    else { return nil }
    place = end
    return scalar
  }
}
