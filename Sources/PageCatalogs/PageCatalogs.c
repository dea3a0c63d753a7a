#include "PageCatalogs.h"

#define CATALOG(locale, bytes) {locale, bytes, sizeof bytes}

// Written by a script, as the catalogs of the library are.
#include "Catalogs.h"

const struct PageCatalog *const page_catalogs = catalogs;
const size_t page_catalog_count = sizeof catalogs / sizeof *catalogs;
