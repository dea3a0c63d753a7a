/// The check digit of Estonia and Lithuania.
extension CheckDigits {
  /// Whether the last digit is the remainder modulo 11 of the others with weights 1 to 9 repeated, or starting from 3
  /// if that is 10; then 10 counts as 0.
  ///
  /// - Parameter characters: At most 16 digits, the check digit among them.
  static func isBaltic(_ characters: IdentifierCharacters) -> Bool {
    let last = max(0, characters.count - 1)
    let others = characters.values[..<last]
    let first = weightedSum(others, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6]) % 11
    let check =
      first == 10 ? weightedSum(others, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8]) % 11 % 10 : first
    return characters.values[last] == check
  }
}
