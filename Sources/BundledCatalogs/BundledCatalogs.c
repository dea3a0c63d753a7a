#include "BundledCatalogs.h"

// #embed (C23) keeps the files out of the compiler's constant folding; a build that follows an edited
// catalog embeds it anew.
static const unsigned char en[] = {
#embed "../../Localizations/en.json"
};

#define CATALOG(tag, bytes) {tag, bytes, sizeof bytes}

static const struct BundledCatalog catalogs[] = {
    CATALOG("en", en),
};

const struct BundledCatalog *const bundled_catalogs = catalogs;
const size_t bundled_catalog_count = sizeof catalogs / sizeof *catalogs;
