/// The check digit of Estonia and Lithuania.
extension CheckDigits {
  /// Whether the last digit is the remainder modulo 11 of the others with weights 1 to 9 repeated, or starting from 3
  /// if that is 10; then 10 counts as 0.
  static func isBaltic(_ characters: IdentifierCharacters) -> Bool {
    let last = characters.count - 1
    func remainder(_ shift: Int) -> Int {
      let weights = (0..<max(last, 0)).lazy.map { 1 + ($0 + shift) % 9 }
      return weightedSum(characters.values, weights) % 11
    }
    let first = remainder(0)
    return characters.values[last] == (first == 10 ? remainder(2) % 10 : first)
  }
}
