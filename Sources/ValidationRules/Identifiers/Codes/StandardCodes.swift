import ICU

/// The codes of standards by CLDR's validity data in the linked ICU, and what that data differs in from the standards.
enum StandardCodes {
  /// The codes of a kind in lowercase, those of subdivisions without their hyphen; or why ICU could not give them.
  static func all(_ kind: ValidSubtags.Kind) -> Result<Set<String>, ICUError> {
    switch kind {
    case .script: scripts
    case .subdivision: subdivisions
    case .language, .region, .variant: ValidSubtags.all(kind)
    }
  }

  /// The codes of ISO 639 in one form; or why ICU could not give them.
  static func languages(_ form: LanguageCodeForm) -> Result<Set<String>, ICUError> {
    switch form {
    case .shortest: shortestLanguages
    case .alpha2: twoLetterLanguages
    case .alpha3: threeLetterLanguages
    }
  }

  private static let shortestLanguages = Result { () throws(ICUError) in
    try ValidSubtags.all(.language).get().filter { 2...3 ~= $0.utf8.count }
      .subtracting(withdrawnLanguages).union(addedLanguages)
  }

  private static let twoLetterLanguages = shortestLanguages.map { $0.filter { $0.utf8.count == 2 } }

  /// With `hbs` for Serbo-Croatian, `sh`, which ICU takes for a name of Serbian.
  private static let threeLetterLanguages = shortestLanguages.map {
    Set($0.compactMap { $0.utf8.count == 3 ? $0 : LocaleData.threeLetters(ofLanguage: $0) }).union(["hbs"])
  }

  /// The codes that CLDR 42 (ICU 72) does not have: those of ISO 639-3 since 2023, and `bih` of ISO 639-5.
  ///
  /// Source: ISO 639 as of February 2026, from pycountry 26.2.16 (Debian's iso-codes).
  private static let addedLanguages = """
    bih cls cxh dsk dyr eud hnm ikh isv izm lgs luh lvl nzr oak pze rrm rsw sjc tvi uly vjk vsn wtb ycr ykh ynb
    zem zlu
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// The codes that CLDR 42 takes, and ISO 639 no longer has; from the same source.
  ///
  /// What CLDR calls deprecated is another list: it has the members of macrolanguages, such as `cmn`, whose codes ISO 639-3
  /// has.
  private static let withdrawnLanguages = """
    aam adp agp ais ajp ajt aoh asd aue ayx ayy baz bbz bgm bh bhk bic bij bjd bjq bkb blg bmy bpb btb btl bxx
    byy cbe cbh cca ccq cdg cjr cka cmk coy cqu cug cum daf dap dek dgu dha dit djl dkl drh drr drw dud duj dwl
    ekc elp emo gav gbc gfx ggn ggo ggr gio gji gli gti guv him hrr iap ibi ill ilw ime in iw izi jar jeg ji jw
    kbf kdv kgc kgd kgh kgm kjf koj kox kpp krm ksa ktr kvs kwq kxe kxl kxu kzh kzj kzt lak lba leg lii llo lmm
    lmz lno lsg meg mgx mhh mja mld mnt mo mof mst mvm mwd mwj mwx mwy myd myi myq myt nad nbf nbx ncp ngo nln
    nlr nns nnx nom noo nte nts nxu ome oun pat pbz pcr pgy pii plj plp pmc pmk pmu pod ppa ppr prb prp pry puk
    puz rie rmr rna rsi sap sca sdm sgl sgo skk slq smd snb snh sul sum svr szd tbb tdu tgg thc thw thx tid tie
    tkk tlw tmk tmp tne tnf toe tpw tsf unp uok uun vki wgw wit wiw wra wrd wya xba xbx xia xip xkh xrq xss xtz
    ybd yds yen yiy yma ymt ynh yos yri yuu zir zkb zua
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let scripts = ValidSubtags.all(.script).map { $0.union(iso15924) }

  private static let subdivisions = ValidSubtags.all(.subdivision).map {
    $0.subtracting(codes(in: withdrawnSubdivisions)).union(codes(in: addedSubdivisions))
  }

  /// ISO 15924 as of February 2026, from pycountry 26.2.16 (Debian's iso-codes).
  ///
  /// CLDR leaves out scripts that Unicode does not encode, such as `Maya`, or encodes as another, such as `Latf`. It has
  /// the codes for private use, `Qaaa` to `Qabx`, with the meaning that IANA's registry of subtags gives them.
  private static let iso15924 = """
    Adlm Afak Aghb Ahom Arab Aran Armi Armn Avst Bali Bamu Bass Batk Beng Berf Bhks Blis Bopo Brah Brai Bugi
    Buhd Cakm Cans Cari Cham Cher Chis Chrs Cirt Copt Cpmn Cprt Cyrl Cyrs Deva Diak Dogr Dsrt Dupl Egyd Egyh
    Egyp Elba Elym Ethi Gara Geok Geor Glag Gong Gonm Goth Gran Grek Gujr Gukh Guru Hanb Hang Hani Hano Hans
    Hant Hatr Hebr Hira Hluw Hmng Hmnp Hntl Hrkt Hung Inds Ital Jamo Java Jpan Jurc Kali Kana Kawi Khar Khmr
    Khoj Kitl Kits Knda Kore Kpel Krai Kthi Lana Laoo Latf Latg Latn Leke Lepc Limb Lina Linb Lisu Loma Lyci
    Lydi Mahj Maka Mand Mani Marc Maya Medf Mend Merc Mero Mlym Modi Mong Moon Mroo Mtei Mult Mymr Nagm Nand
    Narb Nbat Newa Nkdb Nkgb Nkoo Nshu Ogam Olck Onao Orkh Orya Osge Osma Ougr Palm Pauc Pcun Pelm Perm Phag
    Phli Phlp Phlv Phnx Piqd Plrd Prti Psin Ranj Rjng Rohg Roro Runr Samr Sara Sarb Saur Seal Sgnw Shaw Shrd
    Shui Sidd Sidt Sind Sinh Sogd Sogo Sora Soyo Sund Sunu Sylo Syrc Syre Syrj Syrn Tagb Takr Tale Talu Taml
    Tang Tavt Tayo Telu Teng Tfng Tglg Thaa Thai Tibt Tirh Tnsa Todr Tols Toto Tutg Ugar Vaii Visp Vith Wara
    Wcho Wole Xpeo Xsux Yezi Yiii Zanb Zinh Zmth Zsye Zsym Zxxx Zyyy Zzzz
    """.split { $0 == " " || $0 == "\n" }.map { $0.lowercased() }

  /// The codes of ISO 3166-2 that CLDR 42 (ICU 72) does not have: a country a line, with its parts.
  ///
  /// Source: ISO 3166-2 as of February 2026, from pycountry 26.2.16 (Debian's iso-codes). `FI`, `FR`, `NL`, `SH` and `US`
  /// have parts with a code of ISO 3166-1 too, which CLDR uses in place of theirs. Also the counties of Norway since
  /// January 2024, which that source does not have; it has those before them, which are accepted as well.
  private static let addedSubdivisions = """
    DZ 49 50 51 52 53 54 55 56 57 58
    ET SW
    FI 01
    FR BL CP MF NC PF PM TF WF
    GB NNH WNH
    ID PD PE PS PT
    IN CG OD TS UK
    IS HUG SKR
    KP 15
    KZ 10 11 15 19 23 27 31 33 35 39 43 47 55 59 61 62 63 71 75 79
    ME 25
    NL AW CW SX
    NO 31 32 33 39 40 55 56
    PH MGN MGS
    SH TA
    US AS GU MP PR UM VI
    """

  /// The codes that CLDR 42 has, and ISO 3166-2 no longer does; in the same form and from the same source.
  private static let withdrawnSubdivisions = """
    GB NTH
    IN CT OR TG UT
    IS AKH BLO HEL HUT SBH SKU SSF
    KZ AKM AKT ALA ALM AST ATY KAR KUS KZY MAN PAV SEV SHY VOS YUZ ZAP ZHA
    NP 1 2 3 4 5 BA BH DH GA JA KA KO LU MA ME NA RA SA SE
    PH MAG
    """

  private static func codes(in table: String) -> [String] {
    table.split(separator: "\n").flatMap { line -> [String] in
      let parts = line.lowercased().split(separator: " ")
      return parts.dropFirst().map { "\(parts[0])\($0)" }
    }
  }
}
