import HostileJSON
import JSONText
import Testing

@testable import BulkJSON

/// The bulk reader and JSONText's own say the same of every text, to the byte.
struct BulkJSONReaderTests {
  /// Texts of every kind of token.
  static let plain: [String] = [
    #"{"name":"José da Conceição","email":"用户@例子.中国","age":31,"bio":"👨‍👩‍👧‍👦 قهوة","ok":true,"no":false,"x":null}"#,
    #"  { "a" : [ 1 , -2.50 , 1e2, 12345678901234567890123456789, 0, -0, 1E+400 ] , "b" : { } , "c" : [ ] }  "#,
    "{\"a\":1}\r", "[]", "{}", #"[[[[[[]]]]]]"#, #"{"a":1,"a":2,"é":3,"e\#u{301}":4}"#, #"{"":""}"#,
    #"{"\u0061\"":"\u00e9\n\t\b\f\r\/\\\"","b":"\u0000","c":"plain"}"#, #"["a\\","\\\\\"","b"]"#,
    #"["\ud83d\ude00\uD83D\uDE00","\uffff\u07FF\u0800\u007f"]"#,
    "[" + Array(repeating: "{\"name\":\"value\",\"n\":[1,2,3]}", count: 500).joined(separator: ", ") + "]",
    "{\"long\":\"" + String(repeating: "قهوة abc ", count: 2_000) + "\",\"b\":1}",
  ]

  /// Texts at the limits of the grammar; readers take some and refuse others.
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

  @Test("A plain text is scanned, and read as nodes are", arguments: plain)
  func plainText(_ text: String) throws {
    let expected = try JSONNode.parse(text).description
    let reader = BulkJSONReader()
    Self.withPadding(Array(text.utf8)) { padded in
      #if SIMDJSON
        #expect(reader.scanner.tokens(padded: padded) != nil)
      #endif
      #expect(reader.read(padded: padded)?.node.description == expected)
    }
  }

  @Test("A nasty text has one outcome in every reader", arguments: nasty)
  func nastyText(_ text: String) { Self.compare(Array(text.utf8), by: BulkJSONReader()) }

  @Test("A malformed text is never a value", arguments: MalformedJSON.texts)
  func malformed(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONNode.parse(text) }
    Self.compare(Array(text.utf8), by: BulkJSONReader())
  }

  @Test("Numbers keep their text")
  func numbers() {
    let text = #"[18.0,1e2,12345678901234567890123,-0,0.10,1E+2]"#
    let reader = BulkJSONReader()
    Self.withPadding(Array(text.utf8)) { #expect(reader.read(padded: $0)?.node.description == text) }
  }

  @Test(
    "Bytes that are not UTF-8 are refused",
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

  @Test("A text that ends anywhere in a block of a scan has one outcome", arguments: [0, 64, 128, 192])
  func blocks(_ block: Int) {
    let reader = BulkJSONReader()
    let texts = [
      #"{"k":"مرحبا","n":-1.5e3}"#, #"["a\"b",12345]"#, "[tru", "[\"ab", "12", "\"王\"", "[1]  ", "-",
    ]
    for length in block..<block + 64 {
      for text in texts { Self.compare(Array(repeating: 0x20, count: length) + text.utf8, by: reader) }
      let long = String(repeating: "x", count: length)
      for text in ["\"\(long)\"", "[\"\(long)\", 1]", "\"\(long)", "{\"\(long)\":\"\(long)\\n\"}"] {
        Self.compare(Array(text.utf8), by: reader)
      }
    }
  }

  @Test("Hostile texts have one outcome in every reader")
  func hostile() {
    let reader = BulkJSONReader()
    var valid = 0
    for (index, text) in HostileJSON(seed: 11, count: 40_000).enumerated() {
      let end = Self.ends[index % Self.ends.count]
      if Self.compare(text, by: reader, before: CollectionOfOne(end)) { valid += 1 }
    }
    #expect(valid > 1_000)
  }

  @Test("Only the first text of a file has a byte order mark, which the file's reader passes")
  func mark() {
    let reader = BulkJSONReader()
    Self.withPadding(Array("\u{FEFF}[1]".utf8)) { #expect(reader.read(padded: $0) == nil) }
  }

  /// Compares the readers; whether the text is JSON.
  @discardableResult
  private static func compare(
    _ bytes: [UInt8],
    by reader: borrowing BulkJSONReader,
    before ends: some Sequence<[UInt8]> = Self.ends
  ) -> Bool {
    let node = try? JSONNode.parse(bytes)
    let expected = node?.description
    let tape = JSONTape(capacity: 2)
    let inPlace = bytes.withUnsafeBufferPointer { tape.read($0)?.node.description }
    #expect(inPlace == expected, "\(bytes)")
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return node != nil }
    for end in ends {
      withPadding(bytes, end) { padded in
        #expect(reader.read(padded: padded)?.node.description == expected, "\(bytes)")
        #if SIMDJSON
          // A text that the scan refuses is not JSON.
          if reader.scanner.tokens(padded: padded) == nil { #expect(node == nil, "\(bytes)") }
        #endif
      }
    }
    return node != nil
  }

  /// What else may follow a text in a buffer: more JSON, and what would end or extend the text.
  private static let ends: [[UInt8]] = [#","x":1}]"\"#, "\"", "}", "]", "7", "e5", "\\", " ", "\u{0}"].map {
    Array(repeatElement(Array($0.utf8), count: max(64, BulkJSONReader.padding)).joined())
  }

  private static func withPadding(
    _ bytes: [UInt8],
    _ end: [UInt8] = ends[0],
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    (bytes + end).withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<bytes.count])) }
  }
}
