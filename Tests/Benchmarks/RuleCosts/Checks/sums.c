#include "checks.h"

// Numbers of countries of which the check digit follows from a weighted sum: the shape by comparisons, the sum by one
// loop over the weights.

static int ar_cbu(const uint8_t *text, size_t length) {
  uint8_t held[22];
  return (text = characters(text, length, "######## ##############", held)) && are_digits(text, 22) &&
         "0987654321"[WEIGHTED(text, 7, 1, 3, 9, 7, 1, 3) % 10] == text[7] &&
         "0987654321"[WEIGHTED(text + 8, 3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3) % 10] == text[21];
}

static int au_acn(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "### ### ###", held)) && are_digits(text, 9) &&
         "0987654321"[WEIGHTED(text, 8, 7, 6, 5, 4, 3, 2, 1) % 10] == text[8];
}

static int at_svnr(const uint8_t *text, size_t length) {
  uint8_t held[10];
  return (text = characters(text, length, "#### ######", held)) && are_digits(text, 10) &&
         text[0] >= '1' && WEIGHTED(text, 3, 7, 9, 10, 5, 8, 4, 2, 1, 6) % 11 == 0;
}

static int az_voen(const uint8_t *text, size_t length) {
  return length == 10 && are_digits(text, 10) && text[9] >= '1' && text[9] <= '2' &&
         "0123456789-"[WEIGHTED(text, 4, 1, 8, 6, 2, 7, 5, 3) % 11] == text[8];
}

static int bg_lnch(const uint8_t *text, size_t length) {
  return length == 10 && are_digits(text, 10) &&
         "0123456789"[WEIGHTED(text, 21, 19, 17, 13, 11, 9, 7, 3, 1) % 10] == text[9];
}

static int ca_phn(const uint8_t *text, size_t length) {
  uint8_t held[10];
  return (text = characters(text, length, "#### ### ###", held)) && text[0] == '9' &&
         are_digits(text + 1, 9) &&
         "0-987654321"[WEIGHTED(text + 1, 2, 4, 8, 5, 10, 9, 7, 3) % 11] == text[9];
}

static int cz_ico(const uint8_t *text, size_t length) {
  return length == 8 && are_digits(text, 8) &&
         "10987654321"[WEIGHTED(text, 8, 7, 6, 5, 4, 3, 2) % 11] == text[7];
}

static int do_rnc(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "#-##-#####-#", held)) && are_digits(text, 9) &&
         "21987654321"[WEIGHTED(text, 7, 9, 8, 6, 5, 4, 3, 2) % 11] == text[8];
}

static int eu_ecNumber(const uint8_t *text, size_t length) {
  uint8_t held[7];
  return (text = characters(text, length, "###-###-#", held)) && are_digits(text, 7) &&
         "01234567891"[WEIGHTED(text, 1, 2, 3, 4, 5, 6) % 11] == text[6];
}

static int gh_tin(const uint8_t *text, size_t length) {
  return length == 11 && text[0] && strchr("CGPQV", text[0]) && !memcmp(text + 1, "00", 2) &&
         are_digits(text + 3, 7) && text[10] && strchr("0123456789X", text[10]) &&
         "0123456789X"[WEIGHTED(text + 1, 1, 2, 3, 4, 5, 6, 7, 8, 9) % 11] == text[10];
}

static int hu_adoszam(const uint8_t *text, size_t length) {
  uint8_t held[11];
  if (length != 8 && (!(text = characters(text, length, "########-#-##", held)) || !are_digits(text + 8, 3) ||
                      text[8] < '1' || text[8] > '5'))
    return 0;
  return are_digits(text, 8) && "0987654321"[WEIGHTED(text, 9, 7, 3, 1, 9, 7, 3) % 10] == text[7];
}

static int hu_adoazonosito(const uint8_t *text, size_t length) {
  return length == 10 && text[0] == '8' && are_digits(text + 1, 9) &&
         "0123456789-"[WEIGHTED(text, 1, 2, 3, 4, 5, 6, 7, 8, 9) % 11] == text[9];
}

static int hu_taj(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "### ### ###", held)) && are_digits(text, 9) &&
         "0123456789"[WEIGHTED(text, 3, 7, 3, 7, 3, 7, 3, 7) % 10] == text[8];
}

static int jp_individualNumber(const uint8_t *text, size_t length) {
  uint8_t held[12];
  return (text = characters(text, length, "#### #### ####", held)) && are_digits(text, 12) &&
         "00987654321"[WEIGHTED(text, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2) % 11] == text[11];
}

static int lv_registrationNumber(const uint8_t *text, size_t length) {
  return length == 11 && are_digits(text, 11) && text[0] >= '4' &&
         (8 + WEIGHTED(text, 9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1)) % 11 == 0;
}

static int md_idno(const uint8_t *text, size_t length) {
  return length == 13 && are_digits(text, 13) &&
         "0123456789"[WEIGHTED(text, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1) % 10] == text[12];
}

static int md_idnp(const uint8_t *text, size_t length) {
  return length == 13 && are_digits(text, 13) && strchr("02", text[0]) &&
         "0123456789"[WEIGHTED(text, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1) % 10] == text[12];
}

static int me_pib(const uint8_t *text, size_t length) {
  return length == 8 && are_digits(text, 8) &&
         "00987654321"[WEIGHTED(text, 8, 7, 6, 5, 4, 3, 2) % 11] == text[7];
}

static int mz_nuit(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "### ### ###", held)) && are_digits(text, 9) &&
         "01234567891"[WEIGHTED(text, 8, 9, 4, 5, 6, 7, 8, 9) % 11] == text[8];
}

static int nl_onderwijsnummer(const uint8_t *text, size_t length) {
  return length == 9 && !memcmp(text, "10", 2) && are_digits(text + 2, 7) &&
         (6 + WEIGHTED(text, 9, 8, 7, 6, 5, 4, 3, 2, 10)) % 11 == 0;
}

static int mk_edb(const uint8_t *text, size_t length) {
  return length == 13 && are_digits(text, 13) &&
         "00987654321"[WEIGHTED(text, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2) % 11] == text[12];
}

static int no_orgnr(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "### ### ###", held)) && are_digits(text, 9) &&
         WEIGHTED(text, 3, 2, 7, 6, 5, 4, 3, 2, 1) % 11 == 0;
}

static int no_mva(const uint8_t *text, size_t length) {
  uint8_t held[12];
  return (text = characters(text, length, "### ### ### ###", held)) && are_digits(text, 9) &&
         !memcmp(text + 9, "MVA", 3) && WEIGHTED(text, 3, 2, 7, 6, 5, 4, 3, 2, 1) % 11 == 0;
}

static int no_kontonr(const uint8_t *text, size_t length) {
  uint8_t held[11];
  return (text = characters(text, length, "####.##.#####", held)) && are_digits(text, 11) &&
         "0-987654321"[WEIGHTED(text, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2) % 11] == text[10];
}

static int pe_ruc(const uint8_t *text, size_t length) {
  return length == 11 && are_digits(text, 11) &&
         (text[0] == '1' ? strchr("057", text[1]) != 0 : !memcmp(text, "20", 2)) &&
         "10987654321"[WEIGHTED(text, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2) % 11] == text[10];
}

static int sk_ico(const uint8_t *text, size_t length) {
  return length == 8 && are_digits(text, 8) &&
         "10987654321"[WEIGHTED(text, 8, 7, 6, 5, 4, 3, 2) % 11] == text[7];
}

static int si_maticna(const uint8_t *text, size_t length) {
  if (length == 10 && (!are_characters(text + 7, 1) || !are_digits(text + 8, 2))) return 0;
  return (length == 7 || length == 10) && are_digits(text, 7) &&
         "-0987654321"[WEIGHTED(text, 7, 6, 5, 4, 3, 2) % 11] == text[6];
}

static int ch_ahv(const uint8_t *text, size_t length) {
  uint8_t held[13];
  return (text = characters(text, length, "###.####.####.##", held)) && !memcmp(text, "756", 3) &&
         are_digits(text + 3, 10) && WEIGHTED(text, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1) % 10 == 0;
}

static int ch_uid(const uint8_t *text, size_t length) {
  uint8_t held[12];
  return (text = characters(text, length, "###-###.###.###", held)) && !memcmp(text, "CHE", 3) &&
         are_digits(text + 3, 9) &&
         "0-987654321"[WEIGHTED(text + 3, 5, 4, 3, 2, 7, 6, 5, 4) % 11] == text[11];
}

static int ch_mwst(const uint8_t *text, size_t length) {
  uint8_t held[16];
  if (length > 15 && (!memcmp(text + length - 4, " TVA", 4) || !memcmp(text + length - 4, " IVA", 4) ||
                      !memcmp(text + length - 4, " TPV", 4)))
    text = length == 19 ? characters(text, length, "###-###.###.### ###", held) : 0;
  else if (length == 15) text = is_one_of(text[12], "TI") ? text : 0;
  else text = characters(text, length, "###-###.###.### ####", held);
  return text && !memcmp(text, "CHE", 3) && are_digits(text + 3, 9) &&
         (!memcmp(text + 12, "TVA", 3) || !memcmp(text + 12, "IVA", 3) || !memcmp(text + 12, "TPV", 3) ||
          (length != 15 && length != 19 && !memcmp(text + 12, "MWST", 4))) &&
         "0-987654321"[WEIGHTED(text + 3, 5, 4, 3, 2, 7, 6, 5, 4) % 11] == text[11];
}

static int th_nationalID(const uint8_t *text, size_t length) {
  uint8_t held[13];
  return (text = characters(text, length, "#-####-#####-##-#", held)) && are_digits(text, 13) &&
         text[0] >= '1' && text[0] <= '8' &&
         "10987654321"[WEIGHTED(text, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2) % 11] == text[12];
}

static int th_companyNumber(const uint8_t *text, size_t length) {
  uint8_t held[13];
  return (text = characters(text, length, "#-##-#-###-#####-#", held)) && text[0] == '0' &&
         are_digits(text + 1, 12) &&
         "10987654321"[WEIGHTED(text, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2) % 11] == text[12];
}

static int tr_tckimlik(const uint8_t *text, size_t length) {
  return length == 11 && are_digits(text, 11) && text[0] >= '1' &&
         "0987654321"[WEIGHTED(text, 3, 1, 3, 1, 3, 1, 3, 1, 3) % 10] == text[9] &&
         "0123456789"[WEIGHTED(text, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1) % 10] == text[10];
}

static int ua_rnokpp(const uint8_t *text, size_t length) {
  return length == 10 && are_digits(text, 10) &&
         "01234567890"[WEIGHTED(text, 10, 5, 7, 9, 4, 6, 10, 5, 7) % 11] == text[9];
}

static int gb_nhs(const uint8_t *text, size_t length) {
  uint8_t held[10];
  return (text = characters(text, length, "### ### ####", held)) && are_digits(text, 10) &&
         WEIGHTED(text, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1) % 11 == 0;
}

static int gb_sedol(const uint8_t *text, size_t length) {
  return length == 7 && text[0] && strchr("BCDFGHJKLMNPQRSTVWXYZ", text[0]) && text[1] &&
         strchr("0123456789BCDFGHJKLMNPQRSTVWXYZ", text[1]) && text[2] &&
         strchr("0123456789BCDFGHJKLMNPQRSTVWXYZ", text[2]) && text[3] &&
         strchr("0123456789BCDFGHJKLMNPQRSTVWXYZ", text[3]) && text[4] &&
         strchr("0123456789BCDFGHJKLMNPQRSTVWXYZ", text[4]) && text[5] &&
         strchr("0123456789BCDFGHJKLMNPQRSTVWXYZ", text[5]) && are_digits(text + 6, 1) &&
         "0987654321"[WEIGHTED(text, 1, 3, 1, 7, 3, 9) % 10] == text[6];
}

static int us_rtn(const uint8_t *text, size_t length) {
  return length == 9 && are_digits(text, 9) && WEIGHTED(text, 3, 7, 1, 3, 7, 1, 3, 7, 1) % 10 == 0;
}

static int rs_pib(const uint8_t *text, size_t length) {
  return length == 9 && are_digits(text, 9) && mod11_10(text, 9);
}

const struct entry sum_checks[] = {
    {"ar.cbu", "true", ar_cbu},
    {"au.acn", "true", au_acn},
    {"at.svnr", "true", at_svnr},
    {"az.voen", "true", az_voen},
    {"bg.lnch", "true", bg_lnch},
    {"ca.phn", "true", ca_phn},
    {"cz.ico", "true", cz_ico},
    {"do.rnc", "true", do_rnc},
    {"eu.ecNumber", "true", eu_ecNumber},
    {"gh.tin", "true", gh_tin},
    {"hu.adoszam", "true", hu_adoszam},
    {"hu.adoazonosito", "true", hu_adoazonosito},
    {"hu.taj", "true", hu_taj},
    {"jp.individualNumber", "true", jp_individualNumber},
    {"lv.registrationNumber", "true", lv_registrationNumber},
    {"md.idno", "true", md_idno},
    {"md.idnp", "true", md_idnp},
    {"me.pib", "true", me_pib},
    {"mz.nuit", "true", mz_nuit},
    {"nl.onderwijsnummer", "true", nl_onderwijsnummer},
    {"mk.edb", "true", mk_edb},
    {"no.orgnr", "true", no_orgnr},
    {"no.mva", "true", no_mva},
    {"no.kontonr", "true", no_kontonr},
    {"pe.ruc", "true", pe_ruc},
    {"sk.ico", "true", sk_ico},
    {"si.maticna", "true", si_maticna},
    {"ch.ahv", "true", ch_ahv},
    {"ch.uid", "true", ch_uid},
    {"ch.mwst", "true", ch_mwst},
    {"th.nationalID", "true", th_nationalID},
    {"th.companyNumber", "true", th_companyNumber},
    {"tr.tckimlik", "true", tr_tckimlik},
    {"ua.rnokpp", "true", ua_rnokpp},
    {"gb.nhs", "true", gb_nhs},
    {"gb.sedol", "true", gb_sedol},
    {"us.rtn", "true", us_rtn},
    {"rs.pib", "true", rs_pib},
    {0, 0, 0},
};
