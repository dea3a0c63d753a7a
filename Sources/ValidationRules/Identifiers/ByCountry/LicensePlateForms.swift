extension OfficialForm {
  /// The plates that a country's law describes for ordinary vehicles, in Latin script. Left out are those with letters of
  /// other scripts or with names of provinces, and those of states that have plates of their own each.
  static let licensePlates = [
    OfficialForm("AR", "DNRPA", "@@ ### @@", "@@@ ###", "@ ### @@@", "### @@@", like: "AB 123 CD"),
    OfficialForm(
      "BE", "Arrêté royal du 20 juillet 2001; DIV", "[1-9]-@@@-###", "@-@@@-###", "@@@-###", "###-@@@",
      like: "1-ABC-123"),
    OfficialForm(
      "BG", "Наредба № I-45", "[ABEKMHOPCTYX]{2} #### [ABEKMHOPCTYX]{2}",
      "[ABEKMHOPCTYX] #### [ABEKMHOPCTYX]{2}",
      "[ABEKMHOPCTYX][ABEKMHOPCTYX]? #### [ABEKMHOPCTYX]", like: "CA 1234 AB"),
    OfficialForm("BR", "Resolução CONTRAN 969/2022", "@@@#@##", "@@@-####", like: "BRA2E19"),
    OfficialForm(
      "CL", "Registro Civil", "[BCDFGHJKLPRSTVWXYZ]{4}-##", "@@-####", "[BCDFGHJKLPRSTVWXYZ]{3}-##",
      "[BCDFGHJKLPRSTVWXYZ]{5}-#", "[BCDFGHJKLPRSTVWXYZ]{4}-#", like: "BBBB-11"),
    OfficialForm(
      "CO", "Ministerio de Transporte", "@@@-###", "@@@-##@", "@@@-##", "[RS]-#####", "T-####",
      like: "ABC-123"),
    OfficialForm(
      "CZ", "Vyhláška 343/2014 Sb.", "#@# ####", "#@@ ####", "#@@ @###", "EL# ##@@", "#@ ####",
      "##V ####?", "@@@? ##-##", like: "1A2 3456"),
    OfficialForm(
      "DE", "Fahrzeug-Zulassungsverordnung", german("-"), german(" "), like: "B-MW 1234E"),
    OfficialForm("DK", "Registreringsbekendtgørelsen", "@@ ## ###", "@@ ## ##", "@@ ###", like: "AB 12 345"),
    OfficialForm("EE", "Transpordiamet", "###[A-Z]{3}", "### @@@", "## @@@?", "### @@", like: "123ABC"),
    OfficialForm(
      "ES", "Real Decreto 2822/1998", "#### [BCDFGHJKLMNPRSTVWXYZ]{3}", "@@?-####-@@?",
      "@ #### [BCDFGHJKLMNPRSTVWXYZ]{3}", "@@?@?-[1-9]#?#?#?#?#?", like: "1234 BBC"),
    OfficialForm("FI", "Traficom", "[A-ZÅÄÖ][A-ZÅÄÖ]?[A-ZÅÄÖ]?-[1-9]#?#?", like: "ABC-123"),
    OfficialForm(
      "FR", "Arrêté du 9 février 2009", "[A-HJ-NP-TV-Z]{2}-###-[A-HJ-NP-TV-Z]{2}", like: "AB-123-CD"),
    OfficialForm(
      "GB", "DVLA, INF104", "@@## @@@", "@[1-9]#?#? @@@", "@@@ [1-9]#?#?@", "@@?@? [1-9]#?#?#?",
      "[1-9]#?#?#? @@?@?", like: "AB51 ABC"),
    OfficialForm("HU", "326/2011. (XII. 28.) Korm. rendelet", "@@ @@-###", "@@@-###", like: "AA BC-123"),
    OfficialForm(
      "IE", "S.I. No. 318/1992", "##[12]?-@@?-[1-9]#?#?#?#?#?", "ZV ####?#?", "@@?@? [1-9]#?#?#?",
      "[1-9]#?#?#? @@?@?", like: "131-D-12345"),
    OfficialForm(
      "IN", "Central Motor Vehicles Rules, rule 50", "@@ ## @@?@? ####", "## BH #### @@?", "@@ # @@?@? ####",
      "@@ ##? ####", "@@@ ####", like: "MH 12 AB 1234"),
    OfficialForm(
      "IT", "DPR 495/1992", "[A-HJ-NPR-TV-Z]{2} ###[A-HJ-NPR-TV-Z]{2}", "@@ #####",
      "@@ [1-9]#?#?#?#?#?", "@@ @#####", "@@ #####@", "ROMA [1-9]#?#?#?#?#?", "ROMA @#####", "ROMA #####@",
      like: "AB 123CD"),
    OfficialForm("LT", "Regitra", "@@@ ###", "@@ ####?", "### @@", "T #####", like: "ABC 123"),
    OfficialForm(
      "NL", "RDW", "@-###-@@", "@@-###-@", "@@@-##-@", "@-##-@@@", "#-@@-###", "###-@@-#", "#-@@@-##",
      "##-@@@-#", "##-@@-@@",
      "@@-@@-##", "@@-##-@@", "##-@@-##", "##-##-@@", "@@-##-##", like: "G-123-BB"),
    OfficialForm("NO", "Statens vegvesen", "@@ #####?", like: "EL 12345"),
    OfficialForm(
      "PT", "Decreto-Lei 2/2020", "@@-##-@@", "##-@@-##", "##-##-@@", "@@-##-##", like: "AA-12-BB"),
    OfficialForm("RO", "Ordinul 1501/2006", "@@-###?-@@@", "B-###?-@@@", like: "CJ-12-ABC"),
    OfficialForm("SE", "Transportstyrelsen", "[A-HJ-PR-UW-Z]{3} ##[0-9A-HJ-NPR-UW-Z]", like: "ABC 12A"),
    OfficialForm(
      "TR", "Karayolları Trafik Yönetmeliği", "## @@@ ###?#?", "## @@ ###?#?", "## @ ###?#?#?",
      like: "34 ABC 123"),
    OfficialForm("UY", "SUCIVE", "@@@ ####?", like: "SAB 1234"),
  ]

  /// The letters of a district, and letters and digits of the vehicle; E is for electric ones, H for historic ones.
  private static func german(_ separator: String) -> String {
    "[A-ZÄÖÜ][A-ZÄÖÜ]?[A-ZÄÖÜ]?\(separator)@@? [1-9]#?#?#?[EH]?"
  }
}
