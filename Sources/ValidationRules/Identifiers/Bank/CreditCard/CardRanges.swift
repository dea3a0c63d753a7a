import Primitives

/// The prefixes and lengths of card numbers by network.
///
/// Source: the issuer identification numbers (ISO/IEC 7812-1) that the networks have made public, as collected in
/// "Payment card number" (Wikipedia, read in November 2025), with those of Elo, Hipercard and mada from the
/// integration guides of their acquirers. Where networks share a prefix, a number of either length is taken.
enum CardRanges {
  /// A line: network, lengths, prefixes of up to six digits.
  private static let table = """
    amex          15          34 37
    dankort       16          4571 5019
    diners        14-19       300-305 3095 36 38-39
    discover      16-19       6011 644-649 65
    elo           16          401178-401179 431274 438935 451416 457393 457631-457632 504175 506699-506778
    elo           16          509000-509999 627780 636297 636368 650031-650033 650035-650051 650405-650439
    elo           16          650485-650538 650541-650598 650700-650718 650720-650727 650901-650978
    elo           16          651652-651679 655000-655019 655021-655058
    hipercard     16          384100 384140 384160 606282 637095 637568 637599 637609 637612
    instaPayment  16          637-639
    interPayment  16-19       636
    jcb           16-19       3528-3589
    mada          16          588845-588851 588982-588983 589005 589206 604906 605141 636120 968201-968211
    maestro       12-19       50 56-58 6304 6390 67
    mastercard    16          51-55 2221-2720
    mir           16-19       2200-2204
    rupay         16          353 356 508 60 65 81 82
    troy          16          9792
    uatp          15          1
    unionPay      16-19       62 81
    verve         16,18,19    506099-506198 507865-507964 650002-650027
    visa          13,16,19    4
    """

  /// Numbers of some lengths.
  static func variant(_ lengths: [Int]) -> IdentifierVariant {
    IdentifierVariant(
      lengths.map { "#{\($0)}" },
      checks: [.lastDigits(1, .luhn(from: 0, dropping: 0))])
  }

  private static let variants = Lock<[UInt64: IdentifierVariant]>([:])

  /// Numbers of the lengths for which a bit is set; made once for each set of lengths that networks together have.
  static func variant(ofLengths lengths: UInt64) -> IdentifierVariant {
    variants.withLock { variants in
      if let known = variants[lengths] { return known }
      let made = variant((0..<64).filter { lengths >> UInt64($0) & 1 == 1 })
      variants[lengths] = made
      return made
    }
  }

  /// The ranges of all networks.
  static let all: [CardRange] = table.utf8.split(separator: UInt8(ascii: "\n")).flatMap {
    line -> [CardRange] in
    let words = line.split(separator: UInt8(ascii: " "))
    guard let scheme = CardScheme(rawValue: String(Substring(words[0]))) else { return [] }
    let lengths = words[1].split(separator: UInt8(ascii: ",")).flatMap { part in
      let bounds = bounds(part)
      return bounds.isEmpty ? [] : Array(bounds[0].number...bounds[bounds.count - 1].number)
    }
    let variant = variant(lengths)
    return words.dropFirst(2).compactMap { prefix in
      let bounds = bounds(prefix)
      guard let first = bounds.first, let last = bounds.last else { return nil }
      return CardRange(
        scheme: scheme,
        prefixes: first.number * first.scale...last.number * last.scale + last.scale - 1,
        variant: variant,
        lengths: lengths.reduce(0) { $0 | 1 << UInt64($1) })
    }
  }

  /// The numbers between hyphens, and what makes each six digits long.
  private static func bounds(_ text: Substring.UTF8View) -> [(number: Int, scale: Int)] {
    text.split(separator: UInt8(ascii: "-")).compactMap { digits in
      Int(Substring(digits)).map { ($0, (digits.count..<6).reduce(1) { scale, _ in scale * 10 }) }
    }
  }
}

/// Numbers of one network that begin alike.
struct CardRange: Sendable {
  let scheme: CardScheme
  /// The first six digits.
  let prefixes: ClosedRange<Int>
  /// The numbers of all its lengths.
  let variant: IdentifierVariant
  /// A bit for each number of digits that the cards can have.
  let lengths: UInt64
}
