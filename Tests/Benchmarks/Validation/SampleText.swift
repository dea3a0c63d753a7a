/// A text that users could enter.
struct SampleText: Sendable {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text.onHeap
  }
}

extension String {
  /// The same text in memory of its own, as input is; a literal has none, so using it costs less.
  var onHeap: String { String(decoding: Array(utf8), as: UTF8.self) }
}

extension SampleText {
  /// Valid for ``textRule``, each difficult in its own way.
  static let valid = [
    SampleText("ASCII", "someone.new@example.com.br"),
    SampleText("short", "Ana"),
    SampleText("Arabic with marks", "مُحَمَد العلي المصري"),
    SampleText("Han", "王伟芳娜敏静秀英丽强磊军"),
    SampleText("Portuguese", "João Conceição Magalhães"),
    SampleText("long Hindi", String(repeating: "नमस्ते ", count: 14) + "क्षत्रिय"),
    SampleText("Thai", "สวัสดีครับ ผมชื่อสมชาย"),
    SampleText("Korean", "안녕하세요 김민준입니다"),
    SampleText("emoji", "família 👨‍👩‍👧‍👦 👍🏽 🏳️‍🌈 🇧🇷🇵🇹"),
    SampleText("long Latin", String(repeating: "coração e ação ", count: 40)),
  ]
}
