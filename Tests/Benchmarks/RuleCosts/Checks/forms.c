#include "checks.h"

// Numbers of countries that have a form and no check digit.

static int al_nipt(const uint8_t *text, size_t length) {
  return length == 10 && text[0] && strchr("ABCDEFGHIJKLM", text[0]) && are_digits(text + 1, 8) &&
         is_upper(text[9]);
}

static int dz_nif(const uint8_t *text, size_t length) {
  return (length == 15 || length == 20) && are_digits(text, length);
}

static int ar_dni(const uint8_t *text, size_t length) {
  uint8_t held[8];
  size_t count = length == 7 || length == 9 ? 7 : 8;
  return (text = characters(text, length, count == 7 ? "#.###.###" : "##.###.###", held)) && are_digits(text, count);
}

static int am_psn(const uint8_t *text, size_t length) {
  return length == 10 && are_digits(text, 10);
}

static int am_tin(const uint8_t *text, size_t length) {
  return length == 8 && are_digits(text, 8);
}

static int bh_cpr(const uint8_t *text, size_t length) {
  return length == 9 && are_digits(text, 9);
}

static int bh_vat(const uint8_t *text, size_t length) {
  return length == 15 && are_digits(text, 15);
}

static int bd_nid(const uint8_t *text, size_t length) {
  return (length == 10 || length == 13 || length == 17) && are_digits(text, length);
}

static int cr_cedulaFisica(const uint8_t *text, size_t length) {
  uint8_t held[10];
  size_t has_zero = length == 10 || length == 12;
  return (text = characters(text, length, has_zero ? "##-####-####" : "#-####-####", held)) &&
         are_digits(text, 9 + has_zero) && (!has_zero || text[0] == '0');
}

static int cr_dimex(const uint8_t *text, size_t length) {
  return length == 12 && text[0] == '1' && are_digits(text + 1, 11);
}

static int do_ncf(const uint8_t *text, size_t length) {
  if (length == 13)
    return text[0] == 'E' && are_digits(text + 1, 12) &&
           (text[1] == '3' ? text[2] >= '1' && text[2] <= '4' : text[1] == '4' && is_one_of(text[2], "134567"));
  return length == 11 && text[0] == 'B' && are_digits(text + 1, 10) &&
         (text[1] == '0' ? text[2] >= '1' && text[2] <= '4' : text[1] == '1' && text[2] >= '1' && text[2] <= '7');
}

static int fo_vinnutal(const uint8_t *text, size_t length) {
  uint8_t held[6];
  return (text = characters(text, length, "### ###", held)) && are_digits(text, 6);
}

static int fi_veronumero(const uint8_t *text, size_t length) {
  return length == 12 && are_digits(text, 12);
}

static int fr_accise(const uint8_t *text, size_t length) {
  return length == 13 && !memcmp(text, "FR0", 3) && are_digits(text + 3, 5) && text[8] &&
         strchr("BCEN", text[8]) && are_digits(text + 9, 4);
}

static int ge_personalNumber(const uint8_t *text, size_t length) {
  return length == 11 && are_digits(text, 11);
}

static int ge_identificationCode(const uint8_t *text, size_t length) {
  return length == 9 && are_digits(text, 9);
}

static int de_steuernummer(const uint8_t *text, size_t length) {
  uint8_t held[11];
  if (length == 13 && text[3] != '/') return are_digits(text, 13) && text[4] == '0' && text[0] > '0';
  return (text = characters(text, length, length == 12 || length == 10 ? "##/###/#####" : "###/###/#####", held)) &&
         are_digits(text, length == 12 || length == 10 ? 10 : 11);
}

static int de_wkn(const uint8_t *text, size_t length) {
  return length == 6 && text[0] && strchr("0123456789ABCDEFGHJKLMNPQRSTUVWXYZ", text[0]) && text[1] &&
         strchr("0123456789ABCDEFGHJKLMNPQRSTUVWXYZ", text[1]) && text[2] &&
         strchr("0123456789ABCDEFGHJKLMNPQRSTUVWXYZ", text[2]) && text[3] &&
         strchr("0123456789ABCDEFGHJKLMNPQRSTUVWXYZ", text[3]) && text[4] &&
         strchr("0123456789ABCDEFGHJKLMNPQRSTUVWXYZ", text[4]) && text[5] &&
         strchr("0123456789ABCDEFGHJKLMNPQRSTUVWXYZ", text[5]);
}

static int is_vsk(const uint8_t *text, size_t length) {
  return length == 5 && are_digits(text, 5);
}

static int jo_nationalNumber(const uint8_t *text, size_t length) {
  return length == 10 && are_digits(text, 10);
}

static int ke_pin(const uint8_t *text, size_t length) {
  return length == 11 && text[0] && strchr("AP", text[0]) && are_digits(text + 1, 9) &&
         is_upper(text[10]);
}

static int li_peid(const uint8_t *text, size_t length) {
  return length >= 4 && length <= 12 && are_digits(text, length);
}

static int np_pan(const uint8_t *text, size_t length) {
  return length == 9 && are_digits(text, 9);
}

static int nl_brin(const uint8_t *text, size_t length) {
  return (length == 4 || (length == 6 && are_digits(text + 4, 2))) && are_digits(text, 2) && is_upper(text[2]) &&
         is_upper(text[3]);
}

static int nl_identiteitskaartnummer(const uint8_t *text, size_t length) {
  return length == 9 && text[0] && strchr("ABCDEFGHIJKLMNPQRSTUVWXYZ", text[0]) && text[1] &&
         strchr("ABCDEFGHIJKLMNPQRSTUVWXYZ", text[1]) && text[2] &&
         strchr("0123456789ABCDEFGHIJKLMNPQRSTUVWXYZ", text[2]) && text[3] &&
         strchr("0123456789ABCDEFGHIJKLMNPQRSTUVWXYZ", text[3]) && text[4] &&
         strchr("0123456789ABCDEFGHIJKLMNPQRSTUVWXYZ", text[4]) && text[5] &&
         strchr("0123456789ABCDEFGHIJKLMNPQRSTUVWXYZ", text[5]) && text[6] &&
         strchr("0123456789ABCDEFGHIJKLMNPQRSTUVWXYZ", text[6]) && text[7] &&
         strchr("0123456789ABCDEFGHIJKLMNPQRSTUVWXYZ", text[7]) && are_digits(text + 8, 1);
}

static int ng_nin(const uint8_t *text, size_t length) {
  return length == 11 && are_digits(text, 11);
}

static int ng_bvn(const uint8_t *text, size_t length) {
  return length == 11 && !memcmp(text, "22", 2) && are_digits(text + 2, 9);
}

static int om_vatin(const uint8_t *text, size_t length) {
  return length == 12 && !memcmp(text, "OM", 2) && are_digits(text + 2, 10);
}

static int pk_cnic(const uint8_t *text, size_t length) {
  uint8_t held[13];
  return (text = characters(text, length, "#####-#######-#", held)) && are_digits(text, 13) &&
         text[0] >= '1' && text[0] <= '7' && text[12] >= '1';
}

static int ph_tin(const uint8_t *text, size_t length) {
  uint8_t held[14];
  const char *shape = length == 12 || length == 15   ? "###-###-###-###"
                      : length == 14 || length == 17 ? "###-###-###-#####"
                                                     : "###-###-###";
  size_t count = length == 9 || length == 11 ? 9 : length == 12 || length == 15 ? 12 : 14;
  return (text = characters(text, length, shape, held)) && are_digits(text, count);
}

static int ph_pcn(const uint8_t *text, size_t length) {
  uint8_t held[16];
  return (text = characters(text, length, "####-####-####-####", held)) && are_digits(text, 16);
}

static int qa_qid(const uint8_t *text, size_t length) {
  return length == 11 && are_digits(text, 11) && text[0] >= '2' && text[0] <= '3';
}

static int tn_mf(const uint8_t *text, size_t length) {
  uint8_t held[13];
  size_t is_short = length == 8 || length == 9;
  if (!(text = characters(text, length, is_short ? "#######/#" : "#######/#/#/#/###", held)) || !are_digits(text, 7) ||
      !is_upper(text[7]) || is_one_of(text[7], "IOU"))
    return 0;
  if (is_short) return 1;
  // Numbers of secondary establishments have an E and their own number.
  return is_one_of(text[8], "ABDNP") && (text[9] == 'E' ? are_digits(text + 10, 3)
                                                        : is_one_of(text[9], "CMNP") && !memcmp(text + 10, "000", 3));
}

static int us_atin(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "###-##-####", held)) && text[0] == '9' &&
         are_digits(text + 1, 2) && !memcmp(text + 3, "93", 2) && are_digits(text + 5, 4);
}

static int us_ptin(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "#-########", held)) && text[0] == 'P' && are_digits(text + 1, 8);
}

const struct entry form_checks[] = {
    {"al.nipt", "true", al_nipt},
    {"dz.nif", "true", dz_nif},
    {"ar.dni", "true", ar_dni},
    {"am.psn", "true", am_psn},
    {"am.tin", "true", am_tin},
    {"bh.cpr", "true", bh_cpr},
    {"bh.vat", "true", bh_vat},
    {"bd.nid", "true", bd_nid},
    {"cr.cedulaFisica", "true", cr_cedulaFisica},
    {"cr.dimex", "true", cr_dimex},
    {"do.ncf", "true", do_ncf},
    {"fo.vinnutal", "true", fo_vinnutal},
    {"fi.veronumero", "true", fi_veronumero},
    {"fr.accise", "true", fr_accise},
    {"ge.personalNumber", "true", ge_personalNumber},
    {"ge.identificationCode", "true", ge_identificationCode},
    {"de.steuernummer", "true", de_steuernummer},
    {"de.wkn", "true", de_wkn},
    {"is.vsk", "true", is_vsk},
    {"jo.nationalNumber", "true", jo_nationalNumber},
    {"ke.pin", "true", ke_pin},
    {"li.peid", "true", li_peid},
    {"np.pan", "true", np_pan},
    {"nl.brin", "true", nl_brin},
    {"nl.identiteitskaartnummer", "true", nl_identiteitskaartnummer},
    {"ng.nin", "true", ng_nin},
    {"ng.bvn", "true", ng_bvn},
    {"om.vatin", "true", om_vatin},
    {"pk.cnic", "true", pk_cnic},
    {"ph.tin", "true", ph_tin},
    {"ph.pcn", "true", ph_pcn},
    {"qa.qid", "true", qa_qid},
    {"tn.mf", "true", tn_mf},
    {"us.atin", "true", us_atin},
    {"us.ptin", "true", us_ptin},
    {0, 0, 0},
};
