import ICU

/// Code points of every kind that any version of the rules for grapheme clusters tells apart.
///
/// They are chosen by properties, not by the classes of ICU's table, so that a class read wrongly shows.
enum ClusterClasses {
  /// Scripts with conjuncts, with stacked consonants, or with killers of vowels.
  static let indicScripts = [
    "Deva", "Beng", "Gujr", "Guru", "Orya", "Telu", "Mlym", "Knda", "Taml", "Sinh", "Khmr", "Mymr", "Tibt",
    "Bali", "Java", "Brah", "Cakm", "Lana",
  ]

  /// The first and the last code point of each class.
  static let representatives: [Unicode.Scalar] = {
    let breaks = ["CN", "CR", "EX", "LF", "L", "LV", "LVT", "PP", "RI", "SM", "T", "V", "XX", "ZWJ"]
    var sets = breaks.map { #"[\p{GCB=\#($0)}]"# }
    sets += [
      #"[\p{GCB=EX}&\p{ccc=0}]"#, #"[\p{GCB=EX}-\p{ccc=0}]"#, #"[\p{GCB=EX}&\p{InSC=Nukta}]"#, #"[\p{EMod}]"#,
      #"[\p{ExtPict}&\p{Emoji}]"#, #"[\p{ExtPict}-\p{Emoji}]"#, #"[\p{Variation_Selector}]"#, #"[\p{Nd}]"#,
      #"[\p{Unassigned}&\p{ExtPict}]"#, #"[\p{Han}]"#, #"[\p{Arabic}&\p{L}]"#, #"[\p{Thai}&\p{GCB=SM}]"#,
    ]
    return unique(sets.flatMap(ends))
  }()

  /// A consonant and what suppresses its vowel or stacks the next one, for scripts that differ in both.
  static let linking: [Unicode.Scalar] = unique(
    ["Deva", "Mlym", "Taml", "Khmr"].flatMap {
      ends(#"[\p{sc=\#($0)}&\p{InSC=Consonant}]"#).prefix(1) + linkers(of: $0)
    }
  )

  /// The first and the last consonant of a script.
  static func consonants(of script: String) -> [Unicode.Scalar] {
    ends(#"[\p{sc=\#(script)}&\p{InSC=Consonant}]"#)
  }

  /// The viramas, killers and stackers of a script.
  static func linkers(of script: String) -> [Unicode.Scalar] {
    unique(
      ["Virama", "Pure_Killer", "Invisible_Stacker"].flatMap {
        ends(#"[\p{sc=\#(script)}&\p{InSC=\#($0)}]"#)
      })
  }

  /// Marks of a script that may be between a consonant and a virama.
  static func marks(of script: String) -> [Unicode.Scalar] {
    ends(#"[\p{sc=\#(script)}&\p{InSC=Nukta}]"#) + ends(#"[\p{sc=\#(script)}&\p{InSC=Vowel_Dependent}]"#)
  }

  /// Every code point of the planes that have characters in them, and some of those that have none.
  static let everyKind: [Unicode.Scalar] = {
    let dense = [0..<0x3400, 0x4DC0..<0x4E10, 0x9FF0..<0xAC40, 0xD780..<0xD800, 0xE000..<0xE010]
    let more = [0xF8F0..<0x1_8D10, 0x1_AFF0..<0x2_0010, 0xE_0000..<0xE_1010]
    let sparse =
      stride(from: 0xAC40, to: 0xD780, by: 1).map(\.self)
      + stride(from: 0x2_0000, through: 0x10_FFFF, by: 509)
    return ((dense + more).joined() + sparse).compactMap { Unicode.Scalar(UInt32($0)) }
  }()

  private static func ends(_ pattern: String) -> [Unicode.Scalar] {
    guard let set = try? CodePointSet(pattern) else { return [] }
    // No class has its only members beyond; `everyKind` has those.
    let all = (UInt32(0)...0x1_FBFF).lazy
    return [all.first(where: set.contains), all.last(where: set.contains)].compactMap { value in
      value.flatMap(Unicode.Scalar.init)
    }
  }

  private static func unique(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var seen: Set<Unicode.Scalar> = []
    return scalars.filter { seen.insert($0).inserted }
  }
}
