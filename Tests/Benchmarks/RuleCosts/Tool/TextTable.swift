import RuleChecks
import ValidationCore
import ValidationRules

/// What five rules about text take together for a valid text, by script and size:
/// ```sh
/// swift run -c release RuleCosts --texts
/// ```
/// The rules are `length`, `normalized`, `noBidiControls`, `noInvisibles` and `scripts`, as one chain.
enum TextTable {
  private static let rules = Validation<String>.all(
    .length(3...), .normalized(), .noBidiControls, .noInvisibles,
    .scripts(
      "Latn", "Arab", "Hani", "Hira", "Kana", "Deva", "Thai", "Taml", "Beng", "Hang", "Cyrl", "Hebr", "Grek")
  )

  /// Words of a script, which are repeated to the size of a text.
  private static let words: [(name: String, text: String)] = [
    ("ASCII", "The quick brown fox jumps over the lazy dog. "),
    ("Portuguese", "coração e ação, não há maçã amanhã; "),
    ("Vietnamese", "tiếng Việt được viết bằng chữ Quốc ngữ "), ("Greek", "η γρήγορη αλεπού και ο σκύλος "),
    ("Russian", "быстрая рыжая лиса и ленивая собака "), ("Hebrew", "שלום עולם וברוכים הבאים "),
    ("Arabic", "مرحبا بكم في مدينة القاهرة "), ("Arabic with marks", "مُحَمَّدٌ يَكْتُبُ الرِّسَالَةَ "),
    ("Persian with ZWNJ", "می\u{200C}خواهم کتاب\u{200C}ها را ببینم "), ("Hindi", "हिन्दी में लिखा हुआ एक ज़रूरी संदेश "),
    ("Bengali", "বাংলা ভাষায় লেখা একটি বার্তা "), ("Tamil", "தமிழில் எழுதப்பட்ட ஒரு செய்தி "),
    ("Thai", "ภาษาไทยเขียนติดกันโดยไม่มีช่องว่าง "), ("Chinese", "我爱北京天安门，今天天气很好。"),
    ("Japanese", "今日はとても良い天気ですね。カタカナも。"), ("Korean", "안녕하세요 오늘은 날씨가 좋습니다 "),
    ("emoji", "👨‍👩‍👧‍👦👍🏽❤️🏳️‍🌈🇧🇷😀"),
  ]

  private static let sizes = [20, 200, 20_000, 1_000_000]

  static func print() {
    Swift.print(line("instructions and ns a byte", sizes.flatMap { ["\($0) B", "ns"] }))
    for (name, words) in words {
      var columns: [String] = []
      for size in sizes {
        let cost = cost(of: text(of: words, size))
        columns += [decimals(cost.instructions), decimals(cost.nanoseconds)]
      }
      Swift.print(line(name, columns))
    }
  }

  /// Whole words, or whole characters of them, of about a number of bytes.
  private static func text(of words: String, _ size: Int) -> String {
    var text = ""
    while text.utf8.count + words.utf8.count <= size { text += words }
    for character in words where text.utf8.count + character.utf8.count <= size { text.append(character) }
    return String(decoding: Array(text.utf8), as: UTF8.self)
  }

  private static func cost(of text: String) -> (instructions: Double, nanoseconds: Double) {
    precondition(rules.isValid(value: text), "\(rules.errors(in: text))")
    let repetitions = max(5, 400_000 / text.utf8.count)
    for _ in 0..<3 { precondition(rules.isValid(value: text)) }
    let (instructions, clock) = (instruction_count(), ContinuousClock())
    var best = Duration.seconds(60)
    for _ in 0..<5 {
      best = min(
        best, clock.measure { for _ in 0..<repetitions { precondition(rules.isValid(value: text)) } })
    }
    let bytes = Double(text.utf8.count) * Double(repetitions)
    return (Double(instruction_count() - instructions) / 5 / bytes, best / .nanoseconds(1) / bytes)
  }

  private static func decimals(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  private static func line(_ name: String, _ columns: [String]) -> String {
    ([name + String(repeating: " ", count: max(0, 26 - name.count))]
      + columns.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }).joined(separator: " ")
  }
}
