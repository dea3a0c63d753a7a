/// The check digit of Estonia and Lithuania.
extension CheckDigits {
  /// Whether the last digit is the remainder modulo 11 of the others with weights 1 to 9 repeated, or starting from 3
  /// if that is 10; then 10 counts as 0.
  static func isBaltic(_ characters: IdentifierCharacters) -> Bool {
    let last = characters.count - 1
    func remainder(_ shift: Int) -> Int {
      var (sum, weight) = (0, 1 + shift)
      for index in 0..<max(last, 0) {
        sum += characters.values[index] * weight
        weight = weight == 9 ? 1 : weight + 1
      }
      return sum % 11
    }
    let first = remainder(0)
    return characters.values[last] == (first == 10 ? remainder(2) % 10 : first)
  }
}
