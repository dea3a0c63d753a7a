import ICU
import Testing
import UnicodeDataFiles

@testable import TextAutomata

@Suite("Grapheme clusters by table against ICU's break iterator")
struct ClusterAutomatonTests {
  @Test("The linked ICU's table is known and agrees, so that no text needs the break iterator")
  func isVouchedFor() throws {
    #expect(ClusterAutomaton.shared != nil, "ICU \(ICUVersion.icu) lays its rules out in a new way")
    #expect(ClusterAutomaton.shared?.hasPlainRow == true)
  }

  @Test("The classes cover what the rules of UAX #29 name")
  func representatives() {
    #expect(ClusterClasses.representatives.count > 40)
    #expect(ClusterClasses.linking.count >= 8)
    for script in ClusterClasses.indicScripts {
      #expect(ClusterClasses.consonants(of: script).count == 2, "\(script)")
      #expect(!ClusterClasses.linkers(of: script).isEmpty, "\(script)")
    }
  }

  @Test("All pairs and triples of classes are parted as ICU parts them")
  func triples() throws {
    let classes = ClusterClasses.representatives + ClusterClasses.linking
    for first in classes {
      for second in classes {
        try expectAgreement([first, second])
        // A line feed parts the triples of one text from each other.
        try expectAgreement(classes.flatMap { [first, second, $0, "\n"] })
      }
    }
  }

  @Test("Conjuncts are joined as ICU joins them", arguments: ClusterClasses.indicScripts)
  func conjuncts(script: String) throws {
    let others: [Unicode.Scalar] = ["\u{200C}", "\u{200D}", "\u{301}", "\u{34F}", "\u{94D}", "क", "a"]
    let between = ClusterClasses.linkers(of: script) + ClusterClasses.marks(of: script) + others
    let consonants = ClusterClasses.consonants(of: script)
    for start in consonants {
      for end in consonants {
        for first in between {
          try expectAgreement([start, first, end])
          for second in between {
            try expectAgreement([start, first, second, end])
            try expectAgreement(between.flatMap { [start, first, second, $0, end, "\n"] })
          }
        }
      }
    }
  }

  @Test("Flags, emoji sequences and syllables of any length are parted as ICU parts them")
  func runs() throws {
    let units: [[Unicode.Scalar]] = [
      ["\u{1F1E7}"], ["\u{1F469}", "\u{200D}"], ["\u{1F469}", "\u{FE0F}", "\u{200D}"], ["\u{1100}"],
      ["\u{1161}"],
      ["\u{11A8}"], ["\u{600}"], ["\u{600}", "\u{1F1E7}"], ["क", "\u{94D}"], ["\u{200D}"], ["\r"],
      ["\r", "\n"],
    ]
    for unit in units {
      for other in units {
        for (length, tail) in [(1, 0), (2, 1), (3, 2), (4, 1), (5, 3), (64, 65)] {
          let run = Array(repeating: unit, count: length) + Array(repeating: other, count: tail)
          try expectAgreement(run.flatMap(\.self))
        }
      }
    }
  }

  @Test("Every code point is parted from its neighbours as ICU parts it")
  func everyCodePoint() throws {
    var scalars: [Unicode.Scalar] = []
    for (number, scalar) in ClusterClasses.everyKind.enumerated() {
      scalars += [
        "a", scalar, "\u{301}", "क", "\u{94D}", scalar, "\u{94D}", "क", "\u{1F469}", "\u{200D}", scalar,
      ]
      scalars += [
        "\u{200D}", "\u{1F469}", "\u{1100}", scalar, "\u{1161}", scalar, "\u{11A8}", "\u{600}", scalar, "\n",
      ]
      if number % 4_096 == 0 {
        try expectAgreement(scalars)
        scalars.removeAll(keepingCapacity: true)
      }
    }
    try expectAgreement(scalars)
  }

  @Test("20,000 random texts of all classes are parted, counted and limited as ICU does")
  func randomText() throws {
    var random = LinearCongruential(state: 20_261)
    let indic = ClusterClasses.indicScripts.flatMap {
      ClusterClasses.consonants(of: $0) + ClusterClasses.linkers(of: $0) + ClusterClasses.marks(of: $0)
    }
    let kinds = [ClusterClasses.representatives, ClusterClasses.linking, indic, ClusterClasses.everyKind]
    for _ in 0..<20_000 {
      var scalars: [Unicode.Scalar] = []
      for _ in 0..<Int.random(in: 1...24, using: &random) {
        let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
        scalars.append(kind[Int.random(in: 0..<kind.count, using: &random)])
        // Runs of printable ASCII of all lengths start and end at all offsets.
        let plain = Int.random(in: -40..<20, using: &random)
        if plain > 0 { scalars += repeatElement("x", count: plain) }
      }
      try expectAgreement(scalars, limit: Int.random(in: 0..<30, using: &random))
    }
  }

  @Test("Each printable or other ASCII character is counted at each offset of a run")
  func asciiRuns() throws {
    for byte in UInt8(0)...0x7F {
      for offset in 0..<18 {
        var scalars = [Unicode.Scalar](repeating: "x", count: 19)
        scalars[offset] = Unicode.Scalar(byte)
        try expectAgreement(scalars, limit: offset)
        scalars.insert("\u{301}", at: offset)
        try expectAgreement(scalars, limit: offset)
      }
    }
  }

  @Test("Ill-formed text is walked to its end in order")
  func illFormed() throws {
    var random = LinearCongruential(state: 7)
    let leads: [UInt8] = [0x41, 0x80, 0xBF, 0xC0, 0xCC, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF8, 0xFF]
    for _ in 0..<4_000 {
      let bytes = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        leads.randomElement(using: &random) ?? 0
      }
      try bytes.withUnsafeBufferPointer { utf8 in
        var (last, clusters) = (0, 0)
        try GraphemeClusters.forEach(in: utf8) { start, end in
          #expect(start == last && end > start)
          (last, clusters) = (end, clusters + 1)
          return true
        }
        #expect(last == bytes.count)
        #expect(try GraphemeClusters.count(utf8, stop: .max) == clusters)
      }
    }
  }

  private func expectAgreement(_ scalars: [Unicode.Scalar], limit: Int? = nil) throws {
    let utf8 = scalars.flatMap { Array(UTF8.encode($0) ?? UTF8.encodedReplacementCharacter) }
    try utf8.withUnsafeBufferPointer { utf8 in
      var (ends, expected): ([Int], [Int]) = ([], [])
      try GraphemeClusters.forEach(in: utf8) { _, end in
        ends.append(end)
        return true
      }
      try GraphemeClusters.forEach(in: utf8, by: nil) { _, end in
        expected.append(end)
        return true
      }
      let count = try GraphemeClusters.count(utf8, stop: .max)
      if ends != expected || count != expected.count {
        Issue.record("\(codePoints(scalars)): \(ends), counted \(count); ICU \(expected)")
      }
      if let limit {
        let limited = try GraphemeClusters.count(utf8, stop: limit + 1)
        #expect(limited == min(expected.count, limit + 1), "\(codePoints(scalars))")
      }
    }
  }

  private func codePoints(_ scalars: [Unicode.Scalar]) -> String {
    UnicodeDataFiles.codePoints(String(String.UnicodeScalarView(scalars)))
  }
}
