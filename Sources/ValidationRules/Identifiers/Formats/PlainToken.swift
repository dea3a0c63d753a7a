/// A JSON Web Token as nearly all are, read without an allocation: in ASCII, without escapes, and with short integers as
/// its only numbers. Whether any other is valid, the rule decides.
enum PlainToken {
  /// The most bytes of a token that is read, all of which fit on the stack.
  private static let longest = 1_024

  /// Whether the bytes are plainly a token.
  ///
  /// - Parameter claims: The claims that there must be, beside registered ones of their types; nil if they are not
  ///   checked.
  static func isValid(_ utf8: UnsafeBufferPointer<UInt8>, claims: [String]?) -> Bool {
    let dot = UInt8(ascii: ".")
    guard utf8.count <= longest, let first = utf8.firstIndex(of: dot),
      let second = utf8[(first + 1)...].firstIndex(of: dot)
    else { return false }
    let signature = utf8[(second + 1)...]
    guard isEncoded(signature) else { return false }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { room in
      guard let header = decoded(utf8[..<first], room), let algorithm = algorithm(inObject: header),
        let algorithm, signature.isEmpty == header[algorithm].elementsEqual("none".utf8),
        let payload = decoded(utf8[(first + 1)..<second], room),
        self.algorithm(inObject: payload) != nil
      else { return false }
      return claims.map { hasClaims($0, payload) } ?? true
    }
  }

  /// What a header is.
  enum Header {
    case signed, unsigned
    /// Not an object with a text `alg`.
    case wrong
  }

  /// What a header plainly is; nil where the rule must read it.
  static func header(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Header? {
    withDecoded(part) { json in
      guard let algorithm = algorithm(inObject: json) else { return nil }
      guard let algorithm else { return .wrong }
      return json[algorithm].elementsEqual("none".utf8) ? .unsigned : .signed
    }
  }

  /// Whether a part is plainly an object or plainly none; nil where the rule must read it.
  static func isObject(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
    withDecoded(part) { json in
      guard let first = json.first(where: { $0 > 0x20 }), first == UInt8(ascii: "{") else { return false }
      return algorithm(inObject: json) != nil ? true : nil
    }
  }

  /// Runs `body` on the bytes of a part; nil for one that is long or not encoded.
  private static func withDecoded<Value>(
    _ part: Slice<UnsafeBufferPointer<UInt8>>, _ body: (UnsafeBufferPointer<UInt8>) -> Value?
  ) -> Value? {
    guard part.count <= longest else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { room in
      decoded(part, room).flatMap(body)
    }
  }

  private static func isEncoded(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    text.count % 4 != 1 && text.allSatisfy { Base64Digits.value(of: $0, .url) != nil }
  }

  private static func decoded(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, _ room: UnsafeMutableBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    var count = 0
    let isDecoded = Base64Digits.decode(text, .url) { byte in
      guard count < room.count else { return }
      room[count] = byte
      count += 1
    }
    return isDecoded ? UnsafeBufferPointer(rebasing: room[..<count]) : nil
  }

  /// Where the text of the member `alg` of a JSON object is, which may not have it; nil for bytes that are not plainly an
  /// object, or have that member twice or with another value.
  private static func algorithm(inObject json: UnsafeBufferPointer<UInt8>) -> Range<Int>?? {
    guard JSONSyntax.fault(in: json) == nil, json.first == UInt8(ascii: "{"),
      json.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\\") })
    else { return nil }
    var (index, depth) = (0, 0)
    var algorithm: Range<Int>?
    while index < json.count {
      switch json[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case 0x30...0x39:
        let start = index
        while index < json.count, 0x30...0x39 ~= json[index] { index += 1 }
        guard index - start <= 15, index < json.count else { return nil }
        let next = json[index]
        if next == UInt8(ascii: ".") || next | 0x20 == UInt8(ascii: "e") { return nil }
        continue
      case UInt8(ascii: "\""):
        let name = text(at: &index, json)
        guard depth == 1, json[name].elementsEqual("alg".utf8), skip(UInt8(ascii: ":"), &index, json) else {
          continue
        }
        guard algorithm == nil, index < json.count, json[index] == UInt8(ascii: "\"") else { return nil }
        algorithm = text(at: &index, json)
        continue
      default: break
      }
      index += 1
    }
    return .some(algorithm)
  }

  /// Whether an object that is plain has all claims, and the registered ones that it has are of their types.
  private static func hasClaims(_ claims: [String], _ json: UnsafeBufferPointer<UInt8>) -> Bool {
    guard claims.count <= UInt64.bitWidth else { return false }
    var (index, depth, found) = (0, 0, UInt64(0))
    while index < json.count {
      switch json[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let name = text(at: &index, json)
        guard depth == 1, skip(UInt8(ascii: ":"), &index, json) else { continue }
        guard isOfItsType(json[name], valueAt: index, json) else { return false }
        for (bit, claim) in claims.enumerated() where json[name].elementsEqual(claim.utf8) {
          found |= 1 << UInt64(bit)
        }
        continue
      default: break
      }
      index += 1
    }
    return found == (UInt64(1) << UInt64(claims.count)) &- 1
  }

  /// Whether the value of a claim is of its type, if the claim is registered.
  private static func isOfItsType(
    _ name: Slice<UnsafeBufferPointer<UInt8>>, valueAt start: Int, _ json: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard start < json.count else { return false }
    let isText = json[start] == UInt8(ascii: "\"")
    return switch JWTClaim.named(UnsafeBufferPointer(rebasing: name))?.kind {
    case nil: true
    case .text: isText
    case .texts: isText || isListOfTexts(at: start, json)
    case .number: json[start] == UInt8(ascii: "-") || 0x30...0x39 ~= json[start]
    }
  }

  private static func isListOfTexts(at start: Int, _ json: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = start
    guard skip(UInt8(ascii: "["), &index, json) else { return false }
    if skip(UInt8(ascii: "]"), &index, json) { return true }
    repeat {
      guard index < json.count, json[index] == UInt8(ascii: "\"") else { return false }
      _ = text(at: &index, json)
    } while skip(UInt8(ascii: ","), &index, json)
    return skip(UInt8(ascii: "]"), &index, json)
  }

  /// The range of a text between quotation marks; the index is then behind them.
  private static func text(at index: inout Int, _ json: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let start = index + 1
    index = start
    while index < json.count, json[index] != UInt8(ascii: "\"") { index += 1 }
    let end = index
    index = min(index + 1, json.count)
    return start..<max(start, end)
  }

  /// Skips a character with spaces around it; false where it is not there.
  private static func skip(_ byte: UInt8, _ index: inout Int, _ json: UnsafeBufferPointer<UInt8>) -> Bool {
    func skipSpaces() { while index < json.count, json[index] <= 0x20 { index += 1 } }
    skipSpaces()
    guard index < json.count, json[index] == byte else { return false }
    index += 1
    skipSpaces()
    return true
  }
}
