/// The forms in which the postal codes of each region are written.
///
/// Source: Google's address data (the metadata of libaddressinput), as of August 2024: its field `zip` for each
/// region, and `postprefix` for the country prefixes of Universal Postal Union addresses that people put before a
/// code. AQ, KI, KN, LC, MS, NR, NU, PA, TL, TT and WS, which that data does not have, are those of the Universal Postal
/// Union (addressing systems of its member countries). Compared with CLDR's former postalCodeData and with the UPU, no
/// other country with codes is missing, but those for which the two do not have one form (BO, CK, GH, JM, LY, MW, PS).
///
/// Some formats are stricter than the source: Ireland and the United Kingdom by what An Post and Royal Mail
/// publish about the letters of Eircodes and postcodes; Austria, India, Portugal, Spain, Sweden and Switzerland by the
/// first digits that their posts issue. ICU does not have such data, and CLDR withdrew its own (postalCodeData) in version
/// 27.
enum PostalCodeFormats {
  /// The codes of the regions that have a format (ISO 3166-1 alpha-2, with AC, TA and XK), sorted.
  static let regions = formats.keys.sorted()

  /// The patterns of a region, in the syntax of ``IdentifierMask``; nil if no format is published.
  static func patterns(of region: String) -> [String]? { formats[region] }

  private static let formats: [String: [String]] = {
    var formats: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map { word in String(word.map { $0 == "_" ? " " : $0 }) }
      formats[words[0]] = Array(words.dropFirst())
    }
    return formats
  }()

  /// One region per line, followed by its patterns, in which `_` is a space.
  private static let table = """
    AC ASCN_?1ZZ
    AD AD[1-7]0#
    AF ####
    AI 2640 AI-2640
    AL ####
    AM #### 37####
    AQ BIQQ_?1ZZ
    AR [A-HJ-NP-Z]####@@@ [A-HJ-NP-Z]#### ####
    AS 96799 96799-#### 96799_####
    AT [1-9]###
    AU ####
    AX 22### AX-22###
    AZ AZ_?#### ####
    BA #####
    BB BB#####
    BD ####
    BE ####
    BG ####
    BH [1-9]## 1[0-2]##
    BL 9[78][01]##
    BM @@_?**
    BN @@_?####
    BR #####-?###
    BT #####
    BY ######
    CA [ABCEGHJ-NPRSTVXY]#[ABCEGHJ-NPRSTV-Z]_?#[ABCEGHJ-NPRSTV-Z]#
    CC 6799
    CH [1-9]### CH-[1-9]###
    CL #######
    CN ######
    CO ######
    CR ##### #### ###-####
    CU #####
    CV ####
    CX 6798
    CY ####
    CZ ###_?##
    DE #####
    DK ####
    DO #####
    DZ #####
    EC ######
    EE #####
    EG #####
    EH #####
    ES 0[1-9]### [1-4]#### 5[0-2]###
    ET ####
    FI ##### FI-#####
    FK FIQQ_?1ZZ
    FM 9694[1-4] 9694[1-4]-#### 9694[1-4]_####
    FO ### FO_?### FO-###
    FR ##_?###
    GB @#_?#[ABD-HJLN-UW-Z]{2} @##_?#[ABD-HJLN-UW-Z]{2} @#[A-HJKPSTUW]_?#[ABD-HJLN-UW-Z]{2} \
       @@#_?#[ABD-HJLN-UW-Z]{2} @@##_?#[ABD-HJLN-UW-Z]{2} @@#[ABEHMNPRVWXY]_?#[ABD-HJLN-UW-Z]{2} \
       GIR_?0AA BFPO_?# BFPO_?## BFPO_?### BFPO_?####
    GE ####
    GF 9[78]3##
    GG GY#_?#[ABD-HJLN-UW-Z]{2} GY##_?#[ABD-HJLN-UW-Z]{2}
    GI GX11_?1AA
    GL 39##
    GN ###
    GP 9[78][01]##
    GR ###_?##
    GS SIQQ_?1ZZ
    GT #####
    GU 969[12]# 9693[12] 969[12]#-#### 969[12]#_#### 9693[12]-#### 9693[12]_####
    GW ####
    HM ####
    HN #####
    HR ##### HR-#####
    HT HT_?#### ####
    HU ####
    ID #####
    IE [AC-FHKNPRTV-Y]##_?[0-9AC-FHKNPRTV-Y]{4} D6W_?[0-9AC-FHKNPRTV-Y]{4}
    IL ####### #####
    IM IM#_?#[ABD-HJLN-UW-Z]{2} IM##_?#[ABD-HJLN-UW-Z]{2}
    IN [1-9]#####
    IO BBND_?1ZZ
    IQ #####
    IR #####-?#####
    IS ###
    IT #####
    JE JE#_?#[ABD-HJLN-UW-Z]{2} JE##_?#[ABD-HJLN-UW-Z]{2}
    JO #####
    JP ###-?####
    KE #####
    KG ######
    KH ###### #####
    KI KI####
    KN KN####
    KR #####
    KW #####
    KY KY#-####
    KZ ######
    LA #####
    LB ####_#### #### ########
    LC LC##__### LC##_### LC#####
    LI 948[5-9] 949[0-8] FL-948[5-9] FL-949[0-8]
    LK #####
    LR ####
    LS ###
    LT LT-##### #####
    LU #### L-####
    LV LV-#### ####
    MA #####
    MC 980## MC-980##
    MD MD-#### ####
    ME 8####
    MF 9[78][01]##
    MG ###
    MH 969[67]# 969[67]#-#### 969[67]#_####
    MK ####
    MM #####
    MN #####
    MP 9695[012] 9695[012]-#### 9695[012]_####
    MQ 9[78]2##
    MS MSR_?####
    MT @@@_?#### @@@_?### @@@_?##
    MU ##### ###@@###
    MV #####
    MX #####
    MY #####
    MZ ####
    NA #####
    NC 988##
    NE ####
    NF 2899
    NG ######
    NI #####
    NL [1-9]###_?[A-RT-Z]@ [1-9]###_?S[BCE-RT-Z]
    NO ####
    NP #####
    NR NRU68
    NU 9974
    NZ ####
    OM ### PC_###
    PA ####
    PE [0-2]#### LIMA_# LIMA_## CALLAO_# CALLAO_0#
    PF 987##
    PG ###
    PH ####
    PK #####
    PL ##-###
    PM 9[78]5##
    PN PCRN_?1ZZ
    PR 00[679]## 00[679]##-#### 00[679]##_####
    PT [1-9]###-###
    PW 96939 96940 96939-#### 96939_#### 96940-#### 96940_####
    PY ####
    RE 9[78]4##
    RO ######
    RS ##### ######
    RU ######
    SA #####
    SD #####
    SE [1-9]##_?## SE-[1-9]##_##
    SG ######
    SH ASCN_?1ZZ STHL_?1ZZ
    SI #### SI-####
    SJ ####
    SK ###_?##
    SM 4789#
    SN #####
    SO @@_?#####
    SV CP_[1-3][1-7][0-2]# [1-3][1-7][0-2]#
    SZ [HLMS]###
    TA TDCU_?1ZZ
    TC TKCA_?1ZZ
    TH #####
    TJ ######
    TL TL#####
    TM ######
    TN ####
    TR #####
    TT ######
    TW ### ##### ######
    TZ ##### ####
    UA #####
    UM 96898
    US ##### #####-#### #####_####
    UY #####
    UZ ######
    VA 00120
    VC VC####
    VE ####
    VG VG####
    VI 008[0-4]# 0085[01] 008[0-4]#-#### 008[0-4]#_#### 0085[01]-#### 0085[01]_####
    VN ##### ######
    WF 986##
    WS WS####
    XK [1-7]####
    YT 976##
    ZA ####
    ZM #####
    """

  /// The areas with which British postcodes begin.
  private static let britishAreas = [1, 2].map { length in
    CodeSet(
      """
      AB AL B BA BB BD BF BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK
      FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR
      NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC
      WD WF WN WR WS WV YO ZE
      """.split { $0 == " " || $0 == "\n" }.map(String.init), length: length)
  }

  /// Whether some capitals are a British area.
  static func isBritishArea(_ letters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    1...2 ~= count && britishAreas[count - 1].contains(letters, count)
  }
}
