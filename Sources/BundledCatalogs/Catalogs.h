// Written by .ci/embed.
static const unsigned char ar_[] = {
#embed "../../Localizations/ar.json"
};
static const unsigned char en_[] = {
#embed "../../Localizations/en.json"
};
static const unsigned char es_[] = {
#embed "../../Localizations/es.json"
};
static const unsigned char pt_BR_[] = {
#embed "../../Localizations/pt-BR.json"
};
static const unsigned char pt_PT_[] = {
#embed "../../Localizations/pt-PT.json"
};
static const unsigned char zh_Hans_[] = {
#embed "../../Localizations/zh-Hans.json"
};
static const unsigned char zh_Hant_[] = {
#embed "../../Localizations/zh-Hant.json"
};

static const struct BundledCatalog catalogs[] = {
    CATALOG("ar", ar_),
    CATALOG("en", en_),
    CATALOG("es", es_),
    CATALOG("pt-BR", pt_BR_),
    CATALOG("pt-PT", pt_PT_),
    CATALOG("zh-Hans", zh_Hans_),
    CATALOG("zh-Hant", zh_Hant_),
};
