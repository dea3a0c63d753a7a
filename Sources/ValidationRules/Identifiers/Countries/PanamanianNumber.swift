/// A tax number of Panama (RUC) in its parts, and its check digits (DV).
///
/// The check digits are those of the algorithm of the Dirección General de Ingresos. Implementations of it differ where
/// a cédula with letters has a book beyond 999, or an entry is beyond 99999: there, they are those of the calculator of
/// the authority (etax2.mef.gob.pa), as the tests of panama-ruc-dv-calculator record them.
struct PanamanianNumber {
  /// What the first part says about the holder.
  private enum Holder {
    case company, citizen, foreigner, naturalized, bornAbroad, bornBeforeRegister, indigenous
    /// A person or a company without any other number: the algorithm tells the two apart, the number does not.
    case numberedByTaxAuthority
  }

  /// The offset of the first character that does not belong.
  private(set) var fault: Int?
  /// Where the check digits are; nil if there are none.
  private(set) var checkDigits: Range<Int>?

  private var holder = Holder.company
  /// The province of a person; the volume, roll or folio of a company.
  private var first = 0
  /// The book of a cédula; the page or image of a company.
  private var book = 0
  private var entry = 0
  private var endOfEntry = 0

  /// - Parameter text: In capitals.
  init(_ text: IdentifierCharacters) {
    var reader = Reader(text: text)
    if !readNumber(&reader) || !readCheckDigits(&reader) { fault = reader.end }
  }

  /// The offset of the first character that does not belong to the number of a cédula, which has no check digits.
  var cardFault: Int? {
    if let fault { return fault }
    switch holder {
    case .company, .numberedByTaxAuthority: return 0
    default: return checkDigits == nil ? nil : endOfEntry
    }
  }

  private mutating func readNumber(_ reader: inout Reader) -> Bool {
    guard readHolder(&reader), reader.takes("-"),
      let book = reader.number(upTo: holder == .numberedByTaxAuthority ? 3 : 4), reader.takes("-"),
      let entry = reader.number(upTo: 6)
    else { return false }
    (self.book, self.entry, endOfEntry) = (book, entry, reader.end)
    return true
  }

  private mutating func readHolder(_ reader: inout Reader) -> Bool {
    guard let number = reader.number(upTo: 10) else {
      if reader.takes("PE") {
        holder = .bornAbroad
      } else if reader.takes("E") {
        holder = .foreigner
      } else if reader.takes("N") {
        holder = .naturalized
      } else {
        return false
      }
      return true
    }
    first = number
    if number == 0 {
      reader.end = 0
      return false
    }
    // The volumes of the oldest companies have two digits, too.
    if reader.end > 2 || number > 13 { return true }
    if reader.takes("AV") {
      holder = .bornBeforeRegister
    } else if reader.takes("PI") {
      holder = .indigenous
    } else if reader.takes("-NT") {
      holder = .numberedByTaxAuthority
    } else {
      holder = .citizen
    }
    return true
  }

  private mutating func readCheckDigits(_ reader: inout Reader) -> Bool {
    if reader.isAtEnd { return true }
    let hasHyphen = reader.takes("-")
    if !hasHyphen { _ = reader.takes(" ") }
    let hasWord = reader.takes("DV") || reader.takes("D.V.")
    if hasWord, !reader.takes(" ") { _ = reader.takes("-") }
    guard hasHyphen || hasWord else {
      reader.end = endOfEntry
      return false
    }
    let start = reader.end
    guard reader.number(upTo: 2) != nil, hasWord || reader.end == start + 2, reader.isAtEnd else {
      return false
    }
    checkDigits = start..<reader.end
    return true
  }

  /// Reads a text from its start.
  private struct Reader {
    let text: IdentifierCharacters
    /// The offset behind what has been read.
    var end = 0

    var isAtEnd: Bool { end == text.count }

    /// The number that the next digits write; nil if there is no digit.
    mutating func number(upTo length: Int) -> Int? {
      let start = end
      while end < start + length, 0x30...0x39 ~= text[end] { end += 1 }
      return end == start ? nil : text.number(start..<end)
    }

    mutating func takes(_ word: StaticString) -> Bool {
      for offset in 0..<word.utf8CodeUnitCount where text[end + offset] != word.utf8Start[offset] {
        return false
      }
      end += word.utf8CodeUnitCount
      return true
    }
  }
}

extension PanamanianNumber {
  /// Whether the check digits belong to the number; true if it has none.
  func hasRightCheckDigits(in text: IdentifierCharacters) -> Bool {
    guard let checkDigits else { return true }
    let given = text.number(checkDigits)
    switch holder {
    case .company: return given == digitsOfCompany
    case .numberedByTaxAuthority:
      let area = areaOfPerson
      return given == digits(behind: area) || given == digits(behind: area - 50_000)
    default: return given == digits(behind: areaOfPerson)
    }
  }

  /// What the algorithm puts before the book and the entry of a person: 5, the province and two digits for the letters.
  private var areaOfPerson: Int {
    let (isLargeBook, isLongEntry) = (book > 999, entry > 99_999)
    switch holder {
    case .company, .citizen: return 50_000 + first * 100
    case .foreigner: return isLargeBook ? isLongEntry ? 56_650 : 5_665 : 50_050
    case .naturalized: return isLargeBook ? isLongEntry ? 59_240 : 5_924 : 50_040
    case .bornAbroad: return isLargeBook ? 58_275 : 50_075
    case .bornBeforeRegister: return isLargeBook ? 59_595 : 50_015 + first * 100
    case .indigenous: return isLargeBook ? 59_595 : 50_079 + first * 100
    case .numberedByTaxAuthority: return 50_043 + first * 100
    }
  }

  private func digits(behind area: Int) -> Int {
    var sum = CheckSum()
    switch holder {
    case .foreigner, .naturalized, .numberedByTaxAuthority: sum.put(entry, width: entry > 99_999 ? 6 : 5)
    // Of six digits, the last does not count.
    default: sum.put(entry > 99_999 ? entry / 10 : entry, width: 5)
    }
    sum.put(book, width: book > 999 ? 4 : 3)
    sum.put(area, width: 5)
    return sum.checkDigits
  }

  private var digitsOfCompany: Int {
    // The algorithm tells old numbers by the last seven digits of the volume or roll.
    let isOld = first % 10_000_000 < 50_000
    let thousands = first / 1_000 % 100
    var sum = CheckSum(repeatsWeight: isOld)
    sum.put(entry, width: 6)
    sum.put(book, width: 4)
    sum.put(
      isOld && thousands >= 10
        ? first - (thousands - Int(Self.groups[thousands - 10])) * 1_000 : first, width: 10)
    return sum.checkDigits
  }

  /// What the algorithm has in place of the thousands of an old volume, from 10 to 49.
  private static let groups = IdentifierTable([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 7, 8, 9, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2,
    3, 4, 5, 6, 7,
  ])

  /// The sums of the digits of a number, from the last, times 2, 3 and so on: for the first check digit, and for the
  /// second, which counts the first as the last digit.
  private struct CheckSum {
    /// Whether there are two digits of weight 11.
    var repeatsWeight = false
    private var first = 0
    private var second = 0
    private var place = 2

    init(repeatsWeight: Bool = false) { self.repeatsWeight = repeatsWeight }

    /// Adds the digits of a number before those that were added.
    mutating func put(_ number: Int, width: Int) {
      var rest = number
      for _ in 0..<width {
        first += rest % 10 * weight(place)
        second += rest % 10 * weight(place + 1)
        place += 1
        rest /= 10
      }
    }

    /// Both check digits, as one number.
    var checkDigits: Int {
      let digit = Self.digit(first)
      return digit * 10 + Self.digit(second + 2 * digit)
    }

    private func weight(_ place: Int) -> Int { repeatsWeight && place > 11 ? place - 1 : place }

    private static func digit(_ sum: Int) -> Int { sum % 11 > 1 ? 11 - sum % 11 : 0 }
  }
}
