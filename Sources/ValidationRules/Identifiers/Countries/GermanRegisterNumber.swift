import Primitives
import ValidationCore

/// The courts and the kinds of German registers, and how a number names them.
///
/// A number is written with the court before it or behind it, `Aachen HRA 11223` or `HRA 11223 Aachen`, possibly with
/// a comma between the two, and with up to three letters behind the digits that tell numbers of former courts apart.
struct GermanRegisterNumber {
  /// The name of the court; nil where the text is not written as a number of a register.
  let court: Range<Int>

  /// - Parameter text: In Latin-1.
  init?(_ text: IdentifierCharacters) {
    if let number = Self.kindEnd(in: text, at: 0) {
      guard let end = Self.numberEnd(in: text, at: number) else { return nil }
      court = Self.court(after: end, in: text)
    } else {
      guard let kind = Self.lastKind(in: text), let number = Self.kindEnd(in: text, at: kind),
        let end = Self.numberEnd(in: text, at: number),
        end == text.count || Self.suffixEnd(in: text, at: end) == text.count
      else { return nil }
      // A space is before the kind, and there may be a comma before the space.
      let last = kind - 1
      court = 0..<(last > 0 && text[last - 1] == UInt8(ascii: ",") ? last - 1 : last)
    }
    if court.isEmpty { return nil }
  }

  /// Whether the number names a court that keeps a register.
  func hasCourt(_ text: IdentifierCharacters) -> Bool { Self.isCourt(text, court) }

  private static let kinds = ["HRA", "HRB", "GNR", "GSR", "PR", "VR"].map { Array($0.utf8) }

  /// The offset behind a kind of register and the space after it.
  private static func kindEnd(in text: IdentifierCharacters, at start: Int) -> Int? {
    for kind in kinds where text[start + kind.count] == UInt8(ascii: " ") {
      var isSame = true
      for index in kind.indices where text[start + index].uppercased != kind[index] { isSame = false }
      if isSame { return start + kind.count + 1 }
    }
    return nil
  }

  /// The offset of the last kind of register behind a space.
  private static func lastKind(in text: IdentifierCharacters) -> Int? {
    text.indices.last { $0 > 0 && text[$0 - 1] == UInt8(ascii: " ") && kindEnd(in: text, at: $0) != nil }
  }

  /// The offset behind one to six digits, of which the first is not 0.
  private static func numberEnd(in text: IdentifierCharacters, at start: Int) -> Int? {
    var end = start
    while end < text.count, end < start + 6, 0x30...0x39 ~= text[end] { end += 1 }
    return end == start || text[start] == UInt8(ascii: "0") ? nil : end
  }

  /// The offset behind up to three letters, with or without a space before them; nil if there are none.
  private static func suffixEnd(in text: IdentifierCharacters, at start: Int) -> Int? {
    let first = text[start] == UInt8(ascii: " ") ? start + 1 : start
    var end = first
    while end < text.count, end < first + 3, isLetter(text[end]) { end += 1 }
    return end == first || end < text.count && isLetter(text[end]) ? nil : end
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte & 0xDF || byte == 0xD6 || byte == 0xF6
  }

  /// The court behind a number, which may have letters: those of a court of three letters are not.
  private static func court(after end: Int, in text: IdentifierCharacters) -> Range<Int> {
    func rest(_ start: Int) -> Range<Int> {
      var start = start
      if text[start] == UInt8(ascii: ",") { start += 1 }
      guard start < text.count, text[start] == UInt8(ascii: " ") else { return 0..<0 }
      return start + 1..<text.count
    }
    let whole = rest(end)
    guard !isCourt(text, whole), let suffix = suffixEnd(in: text, at: end), suffix < text.count else {
      return whole
    }
    let behind = rest(suffix)
    return behind.isEmpty ? whole : behind
  }

  // MARK: Courts

  private static func isCourt(_ text: IdentifierCharacters, _ range: Range<Int>) -> Bool {
    var name = IdentifierBuffer()
    for index in range { name.append(folded(text[index])) }
    return name.withCharacters { $0.isText(of: courts) }
  }

  /// A Latin-1 character in ASCII, in lowercase: German letters as ISO 646-DE has them.
  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0xC4, 0xE4: UInt8(ascii: "{")
    case 0xD6, 0xF6: UInt8(ascii: "|")
    case 0xDC, 0xFC: UInt8(ascii: "}")
    case 0xDF: UInt8(ascii: "~")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: byte
    }
  }

  private static let courts = ByteStringTable(
    names.split(separator: ";").map { name in
      let bytes = name.unicodeScalars.drop { $0 == " " || $0 == "\n" }
        .map { folded(UInt8(truncatingIfNeeded: $0.value)) }
      return String(decoding: bytes, as: UTF8.self)
    })

  /// The courts that keep registers, as the common portal of the states (handelsregister.de) names them, some with a
  /// second name.
  private static let names = """
    Aachen; Altenburg; Amberg; Ansbach; Apolda; Arnsberg; Arnstadt; Arnstadt Zweigstelle Ilmenau;
    Aschaffenburg; Augsburg; Aurich; Bad Hersfeld; Bad Homburg; Bad Homburg v.d.H.; Bad Kreuznach;
    Bad Oeynhausen; Bad Salzungen; Bamberg; Bayreuth; Berlin; Berlin (Charlottenburg); Bielefeld; Bochum;
    Bonn; Braunschweig; Bremen; Charlottenburg; Charlottenburg (Berlin); Chemnitz; Coburg; Coesfeld;
    Cottbus; Darmstadt; Deggendorf; Dortmund; Dresden; Duisburg; Düren; Düsseldorf; Eisenach; Erfurt;
    Eschwege; Essen; Flensburg; Frankfurt (Oder); Frankfurt am Main; Frankfurt/Oder; Freiburg; Friedberg;
    Fritzlar; Fulda; Fürth; Gelsenkirchen; Gera; Gießen; Gotha; Greiz; Göttingen; Gütersloh; Hagen;
    Hamburg; Hamm; Hanau; Hannover; Heilbad Heiligenstadt; Hildburghausen; Hildesheim; Hof; Homburg;
    Ingolstadt; Iserlohn; Jena; Kaiserslautern; Kassel; Kempten; Kempten (Allgäu); Kiel; Kleve; Koblenz;
    Korbach; Krefeld; Köln; Königstein; Landau; Landshut; Langenfeld; Lebach; Leipzig; Lemgo; Limburg;
    Ludwigshafen; Ludwigshafen a.Rhein (Ludwigshafen); Ludwigshafen am Rhein;
    Ludwigshafen am Rhein (Ludwigshafen); Lübeck; Lüneburg; Mainz; Mannheim; Marburg; Meiningen;
    Memmingen; Merzig; Montabaur; Mönchengladbach; Mühlhausen; München; Münster; Neubrandenburg;
    Neunkirchen; Neuruppin; Neuss; Nordhausen; Nürnberg; Offenbach am Main; Oldenburg;
    Oldenburg (Oldenburg); Osnabrück; Ottweiler; Paderborn; Passau; Pinneberg; Potsdam; Pößneck;
    Pößneck Zweigstelle Bad Lobenstein; Recklinghausen; Regensburg; Rostock; Rudolstadt;
    Rudolstadt Zweigstelle Saalfeld; Saarbrücken; Saarlouis; Schweinfurt; Schwerin; Siegburg; Siegen;
    Sondershausen; Sonneberg; St. Ingbert; St. Ingbert (St Ingbert); St. Wendel; St. Wendel (St Wendel);
    Stadthagen; Stadtroda; Steinfurt; Stendal; Stralsund; Straubing; Stuttgart; Suhl; Sömmerda; Tostedt;
    Traunstein; Ulm; Völklingen; Walsrode; Weiden; Weiden i. d. OPf.; Weiden in der Oberpfalz; Weimar;
    Wetzlar; Wiesbaden; Wittlich; Wuppertal; Würzburg; Zweibrücken
    """
}
