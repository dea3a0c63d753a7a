/// The schemes of Verhoeff (1969) and Damm (2004), which find every transposition of two digits.
extension CheckDigits {
  /// Whether digits end with their check digit by Verhoeff, over the dihedral group of order 10.
  static func isVerhoeff(_ digits: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let (products, permutations) = (verhoeffProducts, verhoeffPermutations)
    var (check, place) = (0, 0)
    for index in stride(from: count - 1, through: 0, by: -1) {
      let permuted = permutations[place &+ Int(digits[index] & 15)] & 15
      check = Int(products[check &+ Int(permuted)] & 15) &* 10
      // A permutation has ten digits, and the ninth is the first again.
      place = place == 70 ? 0 : place &+ 10
    }
    return check == 0
  }

  /// The products of the dihedral group, ten a row: rotations are 0 to 4, reflections 5 to 9.
  private static let verhoeffProducts = IdentifierTable(
    Array(
      """
      0123456789123406789523401789563401289567401239567859876043216598710432765982104387659321049876543210
      """.utf8))

  /// The digits after 0 to 7 rounds of the permutation, ten a row.
  private static let verhoeffPermutations = IdentifierTable(
    // A byte that is no digit would be looked up behind the last row.
    Array(
      ("01234567891576283094580379614289160435279453126870428657390127938064157046913258" + "000000").utf8))

  /// Whether digits end with their check digit by Damm, over a quasigroup of order 10.
  static func isDamm(_ digits: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let table = dammTable
    var check = 0
    for index in 0..<count { check = Int(table[check &+ Int(digits[index] & 15)] & 15) &* 10 }
    return check == 0
  }

  /// The quasigroup of Damm's thesis, row by row.
  private static let dammTable = IdentifierTable(
    Array(
      ("0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790"
        + "000000").utf8))
}
