#include "BundledCatalogs.h"

#define CATALOG(locale, bytes) {locale, bytes, sizeof bytes}

// #embed (C23) keeps the files out of the compiler's constant folding, and a build after a catalog changes embeds it
// again. A macro cannot contain an #embed, so a script writes the lines of each catalog.
#include "Catalogs.h"

const struct BundledCatalog *const bundled_catalogs = catalogs;
const size_t bundled_catalog_count = sizeof catalogs / sizeof *catalogs;
