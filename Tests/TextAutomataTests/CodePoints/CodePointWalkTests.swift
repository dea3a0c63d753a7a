import ICU
import Synchronization
import Testing

@testable import TextAutomata

@Suite("One walk over a text against a look at each code point")
struct CodePointWalkTests {
  private let words = CodePointWords.shared

  @Test("10,000 random texts have the flags, clusters and scripts of their code points")
  func randomTexts() throws {
    var random = LinearCongruential(state: 99)
    let kinds = ClusterClasses.representatives + ClusterClasses.linking
    let refused = Self.table(refusing: ["Cyrl", "Thai"])
    defer { refused.deallocate() }
    for round in 0..<10_000 {
      var scalars: [Unicode.Scalar] = []
      // Some texts take several chunks.
      for _ in 0..<Int.random(in: 0...(round % 20 == 0 ? 150 : 12), using: &random) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: scalars.append(kinds[Int.random(in: 0..<kinds.count, using: &random)])
        case 1: scalars += repeatElement("x", count: Int.random(in: 1..<50, using: &random))
        case 2: scalars += "щดé中ㄅ🇵ב٣".unicodeScalars.shuffled(using: &random).prefix(2)
        case 3 where Bool.random(using: &random):
          scalars += "🏴\u{E0067}\u{E007F}\u{FE0F}\u{200D}🇵\u{AD}".unicodeScalars.shuffled(using: &random)
            .prefix(4)
        case 3:
          scalars += "👩\u{200D}❤\u{FE0F}\u{301}म\u{94D}\u{200C}ب\u{AD}०".unicodeScalars.shuffled(
            using: &random
          ).prefix(3)
        case 4:
          // Letters of the same number of bytes in a row.
          let letters = Array((Bool.random(using: &random) ? "щéבש" : "中ㄅ한ท").unicodeScalars)
          for _ in 0..<Int.random(in: 1..<9, using: &random) {
            scalars += letters.shuffled(using: &random).prefix(1)
          }
        default:
          if let any = Unicode.Scalar(UInt32.random(in: 0...0x10_FFFF, using: &random)) {
            scalars.append(any)
          }
        }
      }
      try expectAgreement(String(String.UnicodeScalarView(scalars)), refused)
    }
  }

  private func expectAgreement(_ text: String, _ refused: UnsafeMutablePointer<Atomic<UInt8>>) throws {
    let own = text.unicodeScalars.map { words[$0] }
    let flags = own.reduce(CodePointFlags()) { $0.union($1.flags) }
    let isRefused = own.contains { refused[$0.scripts].load(ordering: .relaxed) != 0 }
    let clusters = try Segmentation.count(.graphemes, in: text)
    let asked: [CodePointFlags] = [
      [], [.bidiControl, .invisible], [.notLetter], [.neverNFC, .unordered, .composing], [.hidden], .all,
    ]
    let (neighbours, mostMarks) = Self.ofNeighbours(text)
    let table = UnsafePointer(refused)
    for flagsAsked in asked {
      for (countsClusters, scripts) in [(false, nil), (true, nil), (false, table), (true, table)] {
        let found = findings(
          text, .init(flags: flagsAsked, countsClusters: countsClusters, refusedScripts: scripts))
        #expect(found.known.isSuperset(of: flagsAsked))
        #expect(found.clusters == (countsClusters ? clusters : nil), "\(text.debugDescription)")
        #expect(found.hasRefusedScripts == (scripts != nil && isRefused), "\(text.debugDescription)")
        let lacks = TextBuffers.withUTF8(of: text) { words.lacks(flagsAsked, scripts, in: $0) }
        let isLacking = found.flags.isDisjoint(with: flagsAsked) && !found.hasRefusedScripts
        // A text that is long, or is asked whether it is ASCII among other questions, may be left to a walk.
        if lacks || text.utf8.count <= 256 && !flagsAsked.contains(.notASCII) {
          #expect(lacks == isLacking, "\(flagsAsked) \(text.debugDescription)")
        }
        let known = found.known.subtracting([.unordered, .composing])
        #expect(
          found.flags.intersection(known) == flags.union(neighbours).intersection(known),
          "\(text.debugDescription)")
        #expect(!known.contains(.stackedMarks) || found.mostMarks == mostMarks, "\(text.debugDescription)")
      }
    }
  }

  /// What a look at one code point after the other finds, and the greatest number of marks in a row.
  private static func ofNeighbours(_ text: String) -> (CodePointFlags, mostMarks: Int) {
    var (found, marks, most, offset, systems) = (CodePointFlags(), 0, 0, 0, Set<UInt32>())
    var invisibles = InvisibleContext()
    for scalar in text.unicodeScalars {
      let properties = scalar.icuProperties
      let isIgnorable = properties.isDefaultIgnorable
      if [.nonspacingMark, .enclosingMark].contains(properties.generalCategory),
        !isIgnorable || scalar == "\u{34F}"
      {
        marks += 1
        most = max(most, marks)
      } else if scalar.value < 0x300 || !properties.isMark && !isIgnorable {
        marks = 0
      }
      if !scalar.isASCII, let value = properties.decimalDigitValue {
        systems.insert(scalar.value - UInt32(value))
      }
      let isSeen = TextBuffers.withUTF8(of: text) {
        invisibles.take(CodePointWords.shared[scalar], at: offset, of: $0)
      }
      if isSeen == false { found.insert(.hidden) }
      offset += UTF8.width(scalar)
    }
    if text.unicodeScalars.first.map({ $0.icuProperties.isWhitespace || $0.icuProperties.isDefaultIgnorable })
      ?? true
    {
      found.insert(.beginsBlank)
    }
    if most > 1 { found.insert(.stackedMarks) }
    if systems.count > 1 { found.insert(.mixedDigits) }
    return (found, most)
  }

  @Test(
    "A text in which nothing speaks against a normalization form is in it, and most texts in it are known to be"
  )
  func normalization() throws {
    var random = LinearCongruential(state: 3)
    let maybe = Self.scalars(#"[:NFC_QC=Maybe:]"#)
    let marks = Self.scalars(#"[[:ccc=220:][:ccc=230:][:ccc=7:][:ccc=9:]]"#)
    let composed = Self.scalars(#"[[:NFD_QC=No:]-[:hst=LV:]-[:hst=LVT:]]"#) + ["가", "각", "힣"]
    let starters: [Unicode.Scalar] = [
      "a", "e", "o", "A", "ᄀ", "ᅡ", "க", "ே", "ক", "ে", "ज", "ن", "ا", "か", "𑄱", "x",
    ]
    var (inForm, unknown) = (0, 0)
    for _ in 0..<40_000 {
      let kinds = [maybe, marks, composed, starters, starters]
      let scalars = (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
        kinds[Int.random(in: 0..<kinds.count, using: &random)].randomElement(using: &random)
      }
      let raw = String(String.UnicodeScalarView(scalars))
      for text in [raw, try NormalizationForm.nfc.normalized(raw)] {
        for form in NormalizationForm.allCases {
          guard let flags = CodePointFlags(against: form) else { continue }
          let isPlain = findings(text, .init(flags: flags)).flags.isDisjoint(with: flags)
          let isNormalized = try form.isNormalized(text)
          if isPlain, !isNormalized {
            Issue.record("\(form) \(text.unicodeScalars.map(\.icuProperties.notation))")
          }
          if isNormalized, form == .nfc {
            inForm += 1
            if !isPlain { unknown += 1 }
          }
        }
      }
    }
    #expect(inForm > 40_000 && unknown < inForm / 4)
  }

  @Test(
    "Ordinary text is known to be in NFC, whatever marks it has",
    arguments: [
      "São Paulo", "مُحَمَّدٌ يَكْتُبُ", "हिन्दी में ज़रूर", "ภาษาไทยที่", "தமிழ் காற்று", "বাংলা ভাষায় য়া", "한국어", "Việt Nam", "ಕನ್ನಡ ಕೊ",
      "മലയാളം",
      "සිංහල", "ဗမာ", "עִבְרִית", "бъ", "e\u{316}\u{315}",
    ])
  func ordinary(text: String) throws {
    let text = try NormalizationForm.nfc.normalized(text)
    let flags: CodePointFlags = [.neverNFC, .unordered, .composing]
    #expect(findings(text, .init(flags: flags)).flags.isDisjoint(with: flags))
  }

  @Test(
    "Marks that compose or are out of order are found",
    arguments: [
      "e\u{301}", "e\u{323}\u{307}\u{301}", "\u{E9}\u{323}", "e\u{301}\u{316}", "\u{1100}\u{1161}",
      "\u{AC00}\u{11A8}", "\u{9C7}\u{9BE}", "x\u{334}e\u{316}\u{301}", "\u{1E14D}\u{301}\u{316}",
    ])
  func marks(text: String) throws {
    let flags: CodePointFlags = [.neverNFC, .unordered, .composing]
    #expect(!findings(text, .init(flags: flags)).flags.isDisjoint(with: flags))
  }

  @Test("Rows of marks are read in time linear in their length")
  func longRows() throws {
    let flags: CodePointFlags = [.neverNFC, .unordered, .composing]
    for row in ["\u{301}", "\u{316}\u{301}", "\u{301}\u{316}", "\u{93C}", "\u{9BE}"] {
      let text = "x" + String(repeating: row, count: 400_000)
      _ = findings(text, .init(flags: flags))
    }
  }

  @Test("Ill-formed text is walked to its end, and not beyond it")
  func illFormed() {
    var random = LinearCongruential(state: 11)
    let leads: [UInt8] = [0x41, 0x80, 0xBF, 0xC0, 0xCC, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF7, 0xF8, 0xFF]
    let guarded = 64
    let page = UnsafeMutablePointer<UInt8>.allocate(capacity: guarded)
    defer { page.deallocate() }
    for _ in 0..<4_000 {
      let count = Int.random(in: 0...12, using: &random)
      for index in 0..<guarded { page[index] = leads.randomElement(using: &random) ?? 0 }
      func found() -> (flags: CodePointFlags, clusters: Int?, lacks: [Bool]) {
        let text = UnsafeBufferPointer(start: UnsafePointer(page), count: count)
        let asked: [CodePointFlags] = [.bidiControl, .composing, .hidden, .mixedDigits, .stackedMarks]
        let findings = words.walk(
          text, .init(flags: asked.reduce([]) { $0.union($1) }, countsClusters: true))
        return (findings.flags, findings.clusters, asked.map { words.lacks($0, nil, in: text) })
      }
      let first = found()
      // What follows the text changes nothing.
      for index in count..<guarded { page[index] = 0x61 }
      let second = found()
      #expect(first == second)
    }
  }

  private func findings(_ text: String, _ questions: CodePointWords.Questions) -> CodePointWords.Findings {
    TextBuffers.withUTF8(of: text) { words.walk($0, questions) }
  }

  private static func table(refusing scripts: [String]) -> UnsafeMutablePointer<Atomic<UInt8>> {
    let refused = ScriptSet(scripts.compactMap { Script(rawValue: $0) })
    let table = UnsafeMutablePointer<Atomic<UInt8>>.allocate(capacity: ScriptSets.capacity)
    for number in 0..<ScriptSets.capacity {
      let isRefused = ScriptSets.set(number)?.intersects(refused) ?? true
      (table + number).initialize(to: Atomic(isRefused ? 1 : 0))
    }
    return table
  }

  private static func scalars(_ notation: String) -> [Unicode.Scalar] {
    ((try? CodePointRanges(notation: notation))?.ranges ?? []).flatMap { $0.compactMap(Unicode.Scalar.init) }
  }
}
