extension OfficialForm {
  /// The numbers of ordinary passports. Countries that do not publish a form, or whose sources do not agree on one, are
  /// left out.
  static let passports = [
    OfficialForm("AR", "RENAPER", "@@@######", like: "AAB123456"),
    OfficialForm(
      "AU", "Australian Passport Office; Document Verification Service", "@@#######", "@#######",
      like: "PA1234567"),
    OfficialForm("BE", "SPF Affaires étrangères", "@@######", like: "EN123456"),
    OfficialForm("BR", "Polícia Federal", "@@######", like: "FZ123456"),
    OfficialForm(
      "CA", "Immigration, Refugees and Citizenship Canada", "@######@@", "@@######", like: "A123456AA"),
    OfficialForm(
      "CN", "国家移民管理局", "E[A-HJ-NP-Z]#######", "[EG]########", "[DSP]E#######", like: "EA1234567"),
    OfficialForm("CZ", "Ministerstvo vnitra", "########", like: "39123456"),
    OfficialForm(
      "DE", "Passverordnung; Bundesministerium des Innern", "[CFGHJK][0-9CFGHJKLMNPRTVWXYZ]{8}",
      like: "C01X00T47"),
    OfficialForm("DK", "Rigspolitiet", "#########", like: "201234567"),
    OfficialForm(
      "ES", "Dirección General de la Policía", "@@@######", "***######", "**######", like: "PAA123456"),
    OfficialForm("FI", "Poliisi", "@@#######", like: "FP1234567"),
    OfficialForm("FR", "France Titres (ANTS)", "##@@#####", like: "18CK12345"),
    OfficialForm("GB", "HM Passport Office", "#########", like: "925665416"),
    OfficialForm("GR", "Ελληνική Αστυνομία", "@@#######", like: "AT1234567"),
    OfficialForm("IN", "Passport Seva, Ministry of External Affairs", "@#######", like: "R1234567"),
    OfficialForm("IT", "Polizia di Stato", "@@#######", "**#######", like: "YB1234567"),
    OfficialForm("JP", "外務省", "@@#######", like: "TR1234567"),
    OfficialForm("KR", "외교부", "@###@####", "@########", like: "M123A4567"),
    OfficialForm(
      "MX", "Secretaría de Relaciones Exteriores", "@########", "###########", "##########",
      like: "G12345678"),
    OfficialForm("MY", "Jabatan Imigresen", "[AHK]########", like: "A12345678"),
    OfficialForm(
      "NL", "Rijksdienst voor Identiteitsgegevens", "[A-NP-Z]{2}[0-9A-NP-Z]{6}#", like: "SPECI2014"),
    OfficialForm("NZ", "Department of Internal Affairs", "@@######", like: "LA123456"),
    OfficialForm(
      "PH", "Department of Foreign Affairs", "@#######@", "@@#######", "@@######", "@######",
      like: "P1234567A"),
    OfficialForm("PK", "Directorate General of Immigration and Passports", "@@#######", like: "AB1234567"),
    OfficialForm("PL", "Ministerstwo Spraw Wewnętrznych i Administracji", "@@#######", like: "ZS0000177"),
    OfficialForm("RU", "МВД России", "## #######", like: "51 1234567"),
    OfficialForm("TH", "กรมการกงสุล", "@@#######", "@@######", "@#######", "@######", like: "AA1234567"),
    OfficialForm("TR", "Nüfus ve Vatandaşlık İşleri", "@########", like: "U12345678"),
    OfficialForm("UA", "Державна міграційна служба", "@@######", like: "FA123456"),
    OfficialForm("US", "Department of State", "@########", "#########", like: "A12345678"),
    OfficialForm("ZA", "Department of Home Affairs", "@########", like: "A12345678"),
  ]
}
