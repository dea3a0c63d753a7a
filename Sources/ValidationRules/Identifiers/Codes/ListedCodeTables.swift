import ICU
import Primitives

/// A standard's list of codes.
enum ListedCodes: Hashable {
  case language(LanguageCodeForm)
  case script
  case subdivision

  /// The codes in lowercase, those of subdivisions without their hyphen; or why ICU could not give them.
  var codes: Result<Set<String>, ICUError> {
    switch self {
    case .language(let form): StandardCodes.languages(form)
    case .script: StandardCodes.all(.script)
    case .subdivision: StandardCodes.all(.subdivision)
    }
  }

  /// The code in this list for a language whose code is of another form or withdrawn; nil if there is none.
  func current(for code: String) -> String? {
    guard case .language = self, 2...3 ~= code.utf8.count else { return nil }
    let key = code.lowercased()
    // There are no more codes than two or three letters can be.
    guard key.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) else { return findCurrent(for: code) }
    return Self.known.withLock { known in
      if let current = known[Key(list: self, code: key)] { return current }
      let current = findCurrent(for: code)
      known[Key(list: self, code: key)] = .some(current)
      return current
    }
  }

  private struct Key: Hashable {
    let list: ListedCodes
    let code: String
  }

  /// What was found for the codes that were asked for, since ICU allocates for each.
  private static let known = Lock<[Key: String?]>([:])

  private func findCurrent(for code: String) -> String? {
    guard case .language(let form) = self, let shortest = LocaleData.canonical(code),
      let current = form == .alpha3 ? LocaleData.threeLetters(ofLanguage: shortest) : shortest,
      let known = try? codes.get(), known.contains(current)
    else { return nil }
    return current
  }
}

/// The lists as their codes are written, found by the codes' bytes; nil if ICU's data cannot be read.
extension ListedCodes {
  static let shortest = table(of: .language(.shortest)) { $0 }
  static let twoLetters = table(of: .language(.alpha2)) { $0 }
  static let threeLetters = table(of: .language(.alpha3)) { $0 }
  static let scripts = table(of: .script) { $0.prefix(1).uppercased() + $0.dropFirst() }
  /// With the hyphen after the country, which the list does not have.
  static let subdivisions = table(of: .subdivision) { ($0.prefix(2) + "-" + $0.dropFirst(2)).uppercased() }

  private static func table(of list: ListedCodes, _ written: (String) -> String) -> ByteStringTable? {
    (try? list.codes.get()).map { ByteStringTable($0.map(written)) }
  }
}
