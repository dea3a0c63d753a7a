/// The four letters that no Mexican number begins with, since they read as a rude word.
///
/// Sources: Instructivo Normativo para la Asignación de la CURP, annex 2 "Catálogo de palabras altisonantes"
/// (DOF, 18 October 2021), and SAT, "Algoritmo para generar el RFC con homoclave", annex IV (answer
/// 0610100135506, 2006).
enum MexicanWords {
  /// The words of the CURP, whose second letter is then written X.
  static let curp = words(
    """
    BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI
    GUEY JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO
    MAME MAMO MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO
    RATA ROBA ROBE ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY
    """)

  /// The words of the RFC, whose last letter is then written X.
  static let rfc = words(
    """
    BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COJA COJE COJI COJO CULO FETO GUEY JOTO KACA KACO KAGA KAGO KAKA
    KOGE KOJO KULO MAME MAMO MEAR MEAS MEON MION MOCO MULA PEDA PEDO PENE PUTA PUTO QULO RATA RUIN
    """)

  /// Whether a number begins with one of the words.
  static func contains(_ words: Set<UInt32>, _ characters: IdentifierCharacters) -> Bool {
    words.contains(packed(characters[..<4]))
  }

  private static func words(_ text: String) -> Set<UInt32> {
    Set(text.split { $0 == " " || $0 == "\n" }.map { packed($0.utf8) })
  }

  private static func packed(_ letters: some Sequence<UInt8>) -> UInt32 {
    letters.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
