import Randomness

/// Texts near JSON, most of them malformed; the same ones in each run.
///
/// Half are strings of tokens, half records in several scripts with some of their bytes changed. Blanks in front move
/// them over the borders of the blocks in which scanners read.
package struct HostileJSON: Sequence, IteratorProtocol {
  private var random: SplitMix
  private var remaining: Int

  package init(seed: UInt64, count: Int) {
    random = SplitMix(seed: seed)
    remaining = count
  }

  package mutating func next() -> [UInt8]? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    let text = remaining.isMultiple(of: 2) ? tokens() : mutation()
    return Array(repeating: 0x20, count: random.isRare(2) ? random.below(70) : 0) + text
  }

  private mutating func tokens() -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0...random.below(12) { text += random.element(of: Self.pieces) }
    if random.isRare(3) { text = Array("[".utf8) + text + Array("]".utf8) }
    if random.isRare(5) { text = Array("{\"a\":".utf8) + text + Array("}".utf8) }
    return text
  }

  private mutating func mutation() -> [UInt8] {
    var text = random.element(of: Self.records)
    for _ in 0...random.below(4) {
      let place = random.below(text.count)
      switch random.below(4) {
      case 0: text.insert(contentsOf: random.element(of: Self.pieces), at: place)
      case 1: text[place] = UInt8(random.below(256))
      case 2: text.remove(at: place)
      default:
        let part = text[place..<Swift.min(text.count, place + random.below(30))]
        text.insert(contentsOf: part, at: random.below(text.count))
      }
    }
    return text
  }

  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ":", ",", "\"", "\"a\"", "\"b\"", "\"\"", "\"x\":", ",\"y\":", "{\"k\":", "[[",
      "]]", "1", "-0", "1e5", "0.5", "-", "01", "1.", "1e+", "true", "false", "null", "nul", "truex", " ",
      "\n", "\t", "\r", "\\", "\\\"", "\\\\", "\\u0061", "\\ud83d\\ude00", "\\ud800", "\\udc00", "\\x", "é",
      "محمد", "王", "👩🏿‍🚒", "\u{0}", "\u{B}", "\u{C}", "\u{1A}", "\u{1F}", "\u{7F}", "\u{A0}", "\u{FEFF}",
      "\u{2028}", "/", "'", "+", String(repeating: " ", count: 64), "abcdefghijklmnopqrstuvwxyz0123456789",
      "\"abcdefghijklmnopqrstuvwxyz\"",
    ].map { Array($0.utf8) } + [[0x80], [0xFF], [0xC3], [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0xC0, 0x80]]

  private static let records: [[UInt8]] = [
    #"{"name":"José da Conceição","email":"用户@例子.中国","age":31,"bio":"👨‍👩‍👧‍👦 قهوة","ok":true,"x":null}"#,
    #"{"username":"abcd","role":"admin","tags":["a","b\n\u00e9","ح"],"n":{"a":[1,2.5e10,-0,{"b":{}}],"c":[]}}"#,
    "  { \"ad\" : [ 1 , -2.50 , 1e2 ] ,\r\n \"नाम\" : { } , \"c\" : [ ] }  ",
    #"["\ud83d\ude00\uD83D\uDE00","\uffff\u07FF\u0800\u007f","\\","\\\\\"","Жанна Агузарова",false]"#,
    #"[{"n":"é"}, {"n":"王","k":"],[{,\"\\"},3,"ليلى",[],[[]]]"#,
  ].map { Array($0.utf8) }
}

extension SplitMix {
  fileprivate mutating func isRare(_ odds: Int) -> Bool { below(odds) == 0 }
}
