import JSONText
import Testing

@testable import BulkJSON

/// The bulk reader and JSONText's own say the same of every text, to the byte.
struct BulkJSONReaderTests {
  /// Texts that simdjson reads itself.
  static let plain: [String] = [
    #"{"name":"José da Conceição","email":"用户@例子.中国","age":31,"bio":"👨‍👩‍👧‍👦 قهوة","ok":true,"no":false,"x":null}"#,
    #"  { "a" : [ 1 , -2.50 , 1e2, 12345678901234567890123456789, 0, -0, 1E+400 ] , "b" : { } , "c" : [ ] }  "#,
    "{\"a\":1}\r", "[]", "{}", #"[[[[[[]]]]]]"#, #"{"a":1,"a":2,"é":3,"e\#u{301}":4}"#, #"{"":""}"#,
    #"{"\u0061\"":"\u00e9\n\t\b\f\r\/\\\"","b":"\u0000","c":"plain"}"#, #"["a\\","\\\\\"","b"]"#,
    #"["\ud83d\ude00\uD83D\uDE00","\uffff\u07FF\u0800\u007f"]"#,
    "[" + Array(repeating: "{\"name\":\"value\",\"n\":[1,2,3]}", count: 500).joined(separator: ", ") + "]",
    "{\"long\":\"" + String(repeating: "قهوة abc ", count: 2_000) + "\",\"b\":1}",
  ]

  /// Texts that it leaves to JSONText, which reads some and refuses others.
  static let nasty: [String] = [
    "", " ", "null", "18.0", "\"text\"", "\u{FEFF}{\"a\":1}", "{\"a\":1}x", "{}{}", "[1]\u{0}", "[1] 2",
    #"["\ud800"]"#, #"["\ud800\u0041"]"#, #"["\udc00"]"#, #"["\ud800\ud800"]"#, #"["\u12"]"#, #"["\x"]"#,
    #"["\"]"#,
    "[\"a\u{0}b\"]", "[\"a\nb\"]", "[\"a", "[1", "{", "[}", "{]", "[1,]", "[,1]", "[1 2]", "{\"a\"}",
    "{\"a\":}",
    "{\"a\":1,}", "{a:1}", "{\"a\":1 \"b\":2}", "{,}", "{\"a\":[1}", "{\"a\":1]", "[01]", "[+1]", "[1.]",
    "[.5]",
    "[1e]", "[-]", "[1x]", "[0x1]", "[NaN]", "[nul]", "[nulll]", "[truefalse]", "[True]", "['a']", "[\"a\"b]",
    "[1\"a\"]", "{\"a\"b:1}", "{1:2}", "[\u{A0}1]", "[1]/", "/**/[1]", "[\u{B}1]",
    String(repeating: "[", count: 512) + String(repeating: "]", count: 512),
    String(repeating: "[", count: 513) + String(repeating: "]", count: 513),
    String(repeating: "{\"a\":", count: 100) + "1" + String(repeating: "}", count: 100),
  ]

  @Test("simdjson reads a plain text as nodes are read", arguments: plain)
  func plainText(_ text: String) throws {
    let node = try JSONNode.parse(text)
    let reader = BulkJSONReader()
    let read = Self.padded(Array(text.utf8)) { reader.readBySimdjson(padded: $0)?.node.description }
    #expect(read == node.description)
  }

  @Test("A nasty text has one outcome, whoever reads it", arguments: nasty)
  func nastyText(_ text: String) { Self.compare(Array(text.utf8), by: BulkJSONReader()) }

  @Test("Numbers keep their text")
  func numbers() {
    let text = #"[18.0,1e2,12345678901234567890123,-0,0.10,1E+2]"#
    let reader = BulkJSONReader()
    let read = Self.padded(Array(text.utf8)) { reader.readBySimdjson(padded: $0)?.node.description }
    #expect(read == text)
  }

  @Test(
    "Bytes that are no UTF-8 are refused",
    arguments: [
      [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
      [0xFF],
    ] as [[UInt8]]
  )
  func brokenBytes(_ bytes: [UInt8]) {
    for text in [[0x5B, 0x22] + bytes + [0x22, 0x5D], [0x5B, 0x22] + bytes, bytes + [0x5B, 0x5D]] {
      Self.compare(text, by: BulkJSONReader())
    }
  }

  @Test("Texts with changed bytes have one outcome, whoever reads them")
  func mutations() {
    var random = SplitMix(state: 11)
    let alphabet =
      Array("{}[]:,\"\\u0019dD8aetrufnls.-+E \n\r\t\u{0}\u{1}".utf8) + [0x80, 0xBF, 0xC3, 0xE2, 0xF0, 0xFF]
    let seeds = (Self.plain + Self.nasty).map { Array($0.utf8) }.filter { (2..<300).contains($0.count) }
    let reader = BulkJSONReader()
    for _ in 0..<20_000 {
      var bytes = seeds[Int(random.next() % UInt64(seeds.count))]
      for _ in 0...(random.next() % 3) {
        let place = Int(random.next() % UInt64(bytes.count))
        let byte = alphabet[Int(random.next() % UInt64(alphabet.count))]
        switch random.next() % 3 {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        default: if bytes.count > 1 { bytes.remove(at: place) }
        }
      }
      Self.compare(bytes, by: reader)
    }
  }

  private static func compare(_ bytes: [UInt8], by reader: borrowing BulkJSONReader) {
    let node = try? JSONNode.parse(bytes)
    let read = padded(bytes) { text in reader.read(padded: text)?.node.description }
    #expect(read == node?.description, "\(bytes)")
  }

  /// Gives the bytes with what else could stand behind them in a buffer: more JSON.
  private static func padded<Result>(
    _ bytes: [UInt8],
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let behind = Array(repeating: Array(#","x":1}]"\"#.utf8), count: 20).flatMap(\.self)
    return (bytes + behind).withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[..<bytes.count]))
    }
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014), so that a failure can be repeated.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
