#include "BundledCatalogs.h"

// #embed (C23) keeps the files out of the compiler's constant folding, and a build after a catalog changes embeds it
// again. A macro cannot make the path of an #embed, so each catalog has its own lines.
static const unsigned char ar[] = {
#embed "../../Localizations/ar.json"
};
static const unsigned char en[] = {
#embed "../../Localizations/en.json"
};
static const unsigned char es[] = {
#embed "../../Localizations/es.json"
};
static const unsigned char pt_BR[] = {
#embed "../../Localizations/pt-BR.json"
};
static const unsigned char pt_PT[] = {
#embed "../../Localizations/pt-PT.json"
};
static const unsigned char zh_Hans[] = {
#embed "../../Localizations/zh-Hans.json"
};
static const unsigned char zh_Hant[] = {
#embed "../../Localizations/zh-Hant.json"
};

#define CATALOG(locale, bytes) {locale, bytes, sizeof bytes}

static const struct BundledCatalog catalogs[] = {
    CATALOG("ar", ar),           CATALOG("en", en),           CATALOG("es", es),
    CATALOG("pt-BR", pt_BR),     CATALOG("pt-PT", pt_PT),     CATALOG("zh-Hans", zh_Hans),
    CATALOG("zh-Hant", zh_Hant),
};

const struct BundledCatalog *const bundled_catalogs = catalogs;
const size_t bundled_catalog_count = sizeof catalogs / sizeof *catalogs;
