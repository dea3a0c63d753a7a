// Written by .ci/embed.
static const unsigned char af_[] = {
#embed "Localizations/af.json"
};
static const unsigned char am_[] = {
#embed "Localizations/am.json"
};
static const unsigned char ar_[] = {
#embed "Localizations/ar.json"
};
static const unsigned char az_[] = {
#embed "Localizations/az.json"
};
static const unsigned char be_[] = {
#embed "Localizations/be.json"
};
static const unsigned char bg_[] = {
#embed "Localizations/bg.json"
};
static const unsigned char bn_[] = {
#embed "Localizations/bn.json"
};
static const unsigned char bs_[] = {
#embed "Localizations/bs.json"
};
static const unsigned char ca_[] = {
#embed "Localizations/ca.json"
};
static const unsigned char cs_[] = {
#embed "Localizations/cs.json"
};
static const unsigned char cy_[] = {
#embed "Localizations/cy.json"
};
static const unsigned char da_[] = {
#embed "Localizations/da.json"
};
static const unsigned char de_[] = {
#embed "Localizations/de.json"
};
static const unsigned char el_[] = {
#embed "Localizations/el.json"
};
static const unsigned char en_[] = {
#embed "Localizations/en.json"
};
static const unsigned char es_[] = {
#embed "Localizations/es.json"
};
static const unsigned char es_419_[] = {
#embed "Localizations/es-419.json"
};
static const unsigned char et_[] = {
#embed "Localizations/et.json"
};
static const unsigned char eu_[] = {
#embed "Localizations/eu.json"
};
static const unsigned char fa_[] = {
#embed "Localizations/fa.json"
};
static const unsigned char fi_[] = {
#embed "Localizations/fi.json"
};
static const unsigned char fil_[] = {
#embed "Localizations/fil.json"
};
static const unsigned char fr_[] = {
#embed "Localizations/fr.json"
};
static const unsigned char ga_[] = {
#embed "Localizations/ga.json"
};
static const unsigned char gl_[] = {
#embed "Localizations/gl.json"
};
static const unsigned char gu_[] = {
#embed "Localizations/gu.json"
};
static const unsigned char he_[] = {
#embed "Localizations/he.json"
};
static const unsigned char hi_[] = {
#embed "Localizations/hi.json"
};
static const unsigned char hr_[] = {
#embed "Localizations/hr.json"
};
static const unsigned char hu_[] = {
#embed "Localizations/hu.json"
};
static const unsigned char hy_[] = {
#embed "Localizations/hy.json"
};
static const unsigned char id_[] = {
#embed "Localizations/id.json"
};
static const unsigned char is_[] = {
#embed "Localizations/is.json"
};
static const unsigned char it_[] = {
#embed "Localizations/it.json"
};
static const unsigned char ja_[] = {
#embed "Localizations/ja.json"
};
static const unsigned char ka_[] = {
#embed "Localizations/ka.json"
};
static const unsigned char kk_[] = {
#embed "Localizations/kk.json"
};
static const unsigned char km_[] = {
#embed "Localizations/km.json"
};
static const unsigned char kn_[] = {
#embed "Localizations/kn.json"
};
static const unsigned char ko_[] = {
#embed "Localizations/ko.json"
};
static const unsigned char lo_[] = {
#embed "Localizations/lo.json"
};
static const unsigned char lt_[] = {
#embed "Localizations/lt.json"
};
static const unsigned char lv_[] = {
#embed "Localizations/lv.json"
};
static const unsigned char mk_[] = {
#embed "Localizations/mk.json"
};
static const unsigned char ml_[] = {
#embed "Localizations/ml.json"
};
static const unsigned char mn_[] = {
#embed "Localizations/mn.json"
};
static const unsigned char mr_[] = {
#embed "Localizations/mr.json"
};
static const unsigned char ms_[] = {
#embed "Localizations/ms.json"
};
static const unsigned char my_[] = {
#embed "Localizations/my.json"
};
static const unsigned char nb_[] = {
#embed "Localizations/nb.json"
};
static const unsigned char ne_[] = {
#embed "Localizations/ne.json"
};
static const unsigned char nl_[] = {
#embed "Localizations/nl.json"
};
static const unsigned char pa_[] = {
#embed "Localizations/pa.json"
};
static const unsigned char pl_[] = {
#embed "Localizations/pl.json"
};
static const unsigned char ps_[] = {
#embed "Localizations/ps.json"
};
static const unsigned char pt_BR_[] = {
#embed "Localizations/pt-BR.json"
};
static const unsigned char pt_PT_[] = {
#embed "Localizations/pt-PT.json"
};
static const unsigned char ro_[] = {
#embed "Localizations/ro.json"
};
static const unsigned char ru_[] = {
#embed "Localizations/ru.json"
};
static const unsigned char si_[] = {
#embed "Localizations/si.json"
};
static const unsigned char sk_[] = {
#embed "Localizations/sk.json"
};
static const unsigned char sl_[] = {
#embed "Localizations/sl.json"
};
static const unsigned char sq_[] = {
#embed "Localizations/sq.json"
};
static const unsigned char sr_[] = {
#embed "Localizations/sr.json"
};
static const unsigned char sr_Latn_[] = {
#embed "Localizations/sr-Latn.json"
};
static const unsigned char sv_[] = {
#embed "Localizations/sv.json"
};
static const unsigned char sw_[] = {
#embed "Localizations/sw.json"
};
static const unsigned char ta_[] = {
#embed "Localizations/ta.json"
};
static const unsigned char te_[] = {
#embed "Localizations/te.json"
};
static const unsigned char th_[] = {
#embed "Localizations/th.json"
};
static const unsigned char tr_[] = {
#embed "Localizations/tr.json"
};
static const unsigned char uk_[] = {
#embed "Localizations/uk.json"
};
static const unsigned char ur_[] = {
#embed "Localizations/ur.json"
};
static const unsigned char uz_[] = {
#embed "Localizations/uz.json"
};
static const unsigned char vi_[] = {
#embed "Localizations/vi.json"
};
static const unsigned char zh_Hans_[] = {
#embed "Localizations/zh-Hans.json"
};
static const unsigned char zh_Hant_[] = {
#embed "Localizations/zh-Hant.json"
};
static const unsigned char zh_Hant_HK_[] = {
#embed "Localizations/zh-Hant-HK.json"
};

static const struct PageCatalog catalogs[] = {
    CATALOG("af", af_),
    CATALOG("am", am_),
    CATALOG("ar", ar_),
    CATALOG("az", az_),
    CATALOG("be", be_),
    CATALOG("bg", bg_),
    CATALOG("bn", bn_),
    CATALOG("bs", bs_),
    CATALOG("ca", ca_),
    CATALOG("cs", cs_),
    CATALOG("cy", cy_),
    CATALOG("da", da_),
    CATALOG("de", de_),
    CATALOG("el", el_),
    CATALOG("en", en_),
    CATALOG("es", es_),
    CATALOG("es-419", es_419_),
    CATALOG("et", et_),
    CATALOG("eu", eu_),
    CATALOG("fa", fa_),
    CATALOG("fi", fi_),
    CATALOG("fil", fil_),
    CATALOG("fr", fr_),
    CATALOG("ga", ga_),
    CATALOG("gl", gl_),
    CATALOG("gu", gu_),
    CATALOG("he", he_),
    CATALOG("hi", hi_),
    CATALOG("hr", hr_),
    CATALOG("hu", hu_),
    CATALOG("hy", hy_),
    CATALOG("id", id_),
    CATALOG("is", is_),
    CATALOG("it", it_),
    CATALOG("ja", ja_),
    CATALOG("ka", ka_),
    CATALOG("kk", kk_),
    CATALOG("km", km_),
    CATALOG("kn", kn_),
    CATALOG("ko", ko_),
    CATALOG("lo", lo_),
    CATALOG("lt", lt_),
    CATALOG("lv", lv_),
    CATALOG("mk", mk_),
    CATALOG("ml", ml_),
    CATALOG("mn", mn_),
    CATALOG("mr", mr_),
    CATALOG("ms", ms_),
    CATALOG("my", my_),
    CATALOG("nb", nb_),
    CATALOG("ne", ne_),
    CATALOG("nl", nl_),
    CATALOG("pa", pa_),
    CATALOG("pl", pl_),
    CATALOG("ps", ps_),
    CATALOG("pt-BR", pt_BR_),
    CATALOG("pt-PT", pt_PT_),
    CATALOG("ro", ro_),
    CATALOG("ru", ru_),
    CATALOG("si", si_),
    CATALOG("sk", sk_),
    CATALOG("sl", sl_),
    CATALOG("sq", sq_),
    CATALOG("sr", sr_),
    CATALOG("sr-Latn", sr_Latn_),
    CATALOG("sv", sv_),
    CATALOG("sw", sw_),
    CATALOG("ta", ta_),
    CATALOG("te", te_),
    CATALOG("th", th_),
    CATALOG("tr", tr_),
    CATALOG("uk", uk_),
    CATALOG("ur", ur_),
    CATALOG("uz", uz_),
    CATALOG("vi", vi_),
    CATALOG("zh-Hans", zh_Hans_),
    CATALOG("zh-Hant", zh_Hant_),
    CATALOG("zh-Hant-HK", zh_Hant_HK_),
};
