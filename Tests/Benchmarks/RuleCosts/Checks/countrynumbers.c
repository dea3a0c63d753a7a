#include "record.h"

// The number of a country that the rule or another field names: the checks of its numbers by the country, and those of
// VAT numbers with the country's code before them. A number is accepted as far as the check of its own rule goes.

/// The rules for the numbers of each kind, of which the first two letters are the country.
static const char national_ids[] =
    "ae.emiratesID am.psn ar.dni at.svnr ba.jmb bd.nid be.bis be.niss be.rijksregisternummer bg.egn bg.lnch "
    "bh.cpr br.cpf ca.sin ch.ahv cl.rut cn.residentID cr.cedulaFisica cr.dimex cu.carneIdentidad cz.rodneCislo "
    "de.steuerID dk.cpr do.cedula ec.ci ee.isikukood eg.nationalID es.dni es.nie fi.hetu fr.nir gb.nhs gb.nino "
    "ge.personalNumber gr.amka hk.identityCard hr.oib hu.taj id.nik ie.pps il.identityNumber in.aadhaar "
    "ir.kodeMelli is.kennitala it.codiceFiscale jo.nationalNumber jp.individualNumber kr.rrn kw.civilID "
    "li.peid lk.nic lt.asmensKodas lv.personasKods ma.cnie md.idnp me.jmb mk.embg mo.identityCard mu.nid "
    "mx.curp my.nric ng.nin nl.bsn no.fodselsnummer pa.cedula pe.dni ph.pcn pk.cnic pl.pesel pt.cartaoCidadao qa.qid "
    "ro.cnp rs.jmbg ru.snils sa.nationalID se.personnummer se.samordningsnummer si.emso sk.rodneCislo "
    "th.nationalID tr.tckimlik tw.nationalID ua.rnokpp us.ssn za.idNumber";
static const char tax_numbers[] =
    "ad.nrt ae.trn al.nipt am.tin ar.cuit at.abgabenkontonummer at.uid au.abn au.tfn az.voen "
    "be.enterpriseNumber bg.eik br.cnpj br.cpf by.unp ca.bn ca.sin ch.mwst ch.uid cl.rut cn.residentID cn.uscc "
    "co.nit cr.cedulaFisica cr.cedulaJuridica cy.afm cz.dic de.steuerID de.steuernummer dk.cvr do.cedula "
    "do.rnc dz.nif ec.ruc ee.kmkr eg.taxNumber es.nif fi.veronumero fi.ytunnus fo.vinnutal fr.nif fr.tva "
    "gb.nino gb.utr gb.vat ge.identificationCode ge.personalNumber gh.tin gn.nifp gr.afm gt.nit hr.oib "
    "hu.adoazonosito hu.adoszam id.nik id.npwp ie.pps il.companyNumber in.gstin in.pan ir.kodeMelli "
    "ir.shenaseMelli is.vsk it.codiceFiscale it.partitaIVA jp.corporateNumber jp.individualNumber ke.pin "
    "kr.brn li.peid lt.pvm lu.tva lv.registrationNumber ma.ice mc.tva md.idno md.idnp me.pib mk.edb mt.vat "
    "mx.rfc my.nric mz.nuit ng.nin nl.bsn nl.btw no.fodselsnummer no.orgnr np.pan nz.ird pa.ruc pe.ruc ph.tin pk.cnic "
    "pl.nip pl.pesel pt.nif py.ruc ro.cnp ro.cui rs.pib ru.inn sa.vat se.orgnr se.personnummer "
    "se.samordningsnummer sg.uen si.davcna sk.dic sm.coe sn.ninea sv.nit th.companyNumber th.nationalID tn.mf "
    "tr.tckimlik tr.vkn tw.ubn ua.edrpou ua.rnokpp us.atin us.ein us.itin us.ssn uy.rut ve.rif vn.mst za.tin";
static const char vat_numbers[] =
    "ad.nrt ae.trn al.nipt am.tin ar.cuit at.uid au.abn az.voen bh.vat br.cnpj by.unp ca.bn ch.mwst cl.rut "
    "cn.uscc co.nit cr.cedulaJuridica cy.afm cz.dic de.ustIdNr dk.cvr do.rnc dz.nif ec.ruc ee.kmkr "
    "eg.taxNumber es.nif fo.vinnutal fr.tva gb.vat ge.identificationCode gh.tin gn.nifp gr.afm gt.nit hr.oib "
    "hu.adoszam id.npwp il.companyNumber in.gstin ir.shenaseMelli is.vsk it.partitaIVA jp.corporateNumber "
    "ke.pin kr.brn lt.pvm lu.tva lv.registrationNumber ma.ice mc.tva md.idno me.pib mk.edb mt.vat mx.rfc "
    "mz.nuit nl.btw no.mva np.pan nz.ird om.vatin pa.ruc pe.ruc ph.tin pl.nip pt.nif py.ruc ro.cui rs.pib ru.inn "
    "sa.vat sg.uen si.davcna sk.dic sm.coe sn.ninea sv.nit th.companyNumber tn.mf tr.vkn tw.ubn ua.edrpou "
    "uy.rut ve.rif vn.mst za.tin";
static const char company_numbers[] =
    "am.tin ar.cuit at.firmenbuchnummer au.abn au.acn be.enterpriseNumber bg.eik br.cnpj by.unp ca.bn ch.uid "
    "cl.rut cn.uscc co.nit cr.cedulaJuridica cz.ico de.handelsregisternummer dk.cvr do.rnc ec.ruc "
    "ee.registrikood es.cif fi.associationID fi.ytunnus fo.vinnutal fr.siren fr.siret ge.identificationCode "
    "hr.oib hu.adoszam il.companyNumber in.gstin ir.shenaseMelli is.kennitala it.partitaIVA jp.corporateNumber "
    "kr.brn lv.registrationNumber ma.ice md.idno me.pib mx.rfc nl.brin no.orgnr pa.ruc pe.ruc pl.regon pt.nif ro.cui "
    "ro.onrc ru.ogrn se.orgnr sg.uen si.maticna sk.ico sm.coe sn.ninea th.companyNumber tn.mf tr.vkn tw.ubn "
    "ua.edrpou us.ein uy.rut ve.rif vn.mst";

/// The checks of the numbers of a country.
struct country {
  rule_check checks[5];
};
static struct country persons[26 * 26], taxpayers[26 * 26], traders[26 * 26], companies[26 * 26];

static unsigned index_of(const uint8_t *code) { return (code[0] & 31u) * 26 + (code[1] & 31u) - 27; }

static void fill(struct country *countries, const char *names) {
  char name[40];
  for (; *names; names += strspn(names, " ")) {
    size_t length = strcspn(names, " ");
    memcpy(name, names, length);
    name[length] = 0;
    struct country *country = &countries[index_of((const uint8_t *)name)];
    int place = 0;
    while (place < 4 && country->checks[place]) place++;
    country->checks[place] = rule_check_of(name, "true");
    names += length;
  }
}

__attribute__((constructor)) static void fill_all(void) {
  fill(persons, national_ids);
  fill(taxpayers, tax_numbers);
  fill(traders, vat_numbers);
  fill(companies, company_numbers);
}

static int is_number(const struct country *country, const uint8_t *text, size_t length) {
  for (int i = 0; i < 5 && country->checks[i]; i++)
    if (country->checks[i](text, length)) return 1;
  return 0;
}

/// Whether another field names the country; a country without such numbers has any.
static int is_number_of_field(const struct country *countries, const uint8_t *text, size_t length) {
  if (!record.b.text || record.b.length != 4 || !is_upper(record.b.text[1]) || !is_upper(record.b.text[2])) return 1;
  const struct country *country = &countries[index_of(record.b.text + 1)];
  return !country->checks[0] || is_number(country, text, length);
}

static int polish_id(const uint8_t *text, size_t length) {
  return is_number(&persons[index_of((const uint8_t *)"PL")], text, length);
}

static int id_of_field(const uint8_t *text, size_t length) { return is_number_of_field(persons, text, length); }

static int german_tax(const uint8_t *text, size_t length) {
  return is_number(&taxpayers[index_of((const uint8_t *)"DE")], text, length);
}

static int tax_of_field(const uint8_t *text, size_t length) { return is_number_of_field(taxpayers, text, length); }

static int french_company(const uint8_t *text, size_t length) {
  return is_number(&companies[index_of((const uint8_t *)"FR")], text, length);
}

static int company_of_field(const uint8_t *text, size_t length) {
  return is_number_of_field(companies, text, length);
}

static int german_vat(const uint8_t *text, size_t length) {
  if (length > 2 && !memcmp(text, "DE", 2)) {
    text += 2;
    length -= 2;
  }
  return is_number(&traders[index_of((const uint8_t *)"DE")], text, length);
}

/// The numbers of member states with their code, which is EL for Greece, and the others.
static int vat_of_field(const uint8_t *text, size_t length) {
  static rule_check european;
  if (!european) european = rule_check_of("eu.vat", "true");
  int is_greek = record.b.length == 4 && !memcmp(record.b.text + 1, "GR", 2);
  if (record.b.length == 4 && length > 2 && !memcmp(text, is_greek ? (const uint8_t *)"EL" : record.b.text + 1, 2) &&
      european(text, length))
    return 1;
  return is_number_of_field(traders, text, length);
}

const struct entry country_number_checks[] = {
    {"nationalID", "{\"country\":\"PL\"}", polish_id},
    {"nationalID", "{\"countryField\":\"b\"}", id_of_field},
    {"taxNumber", "{\"country\":\"DE\"}", german_tax},
    {"taxNumber", "{\"countryField\":\"b\"}", tax_of_field},
    {"vat", "{\"country\":\"DE\"}", german_vat},
    {"vat", "{\"countryField\":\"b\"}", vat_of_field},
    {"companyNumber", "{\"country\":\"FR\"}", french_company},
    {"companyNumber", "{\"countryField\":\"b\"}", company_of_field},
    {0, 0, 0},
};
