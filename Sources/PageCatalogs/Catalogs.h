// Written by .ci/embed.
static const unsigned char en_[] = {
#embed "Localizations/en.json"
};

static const struct PageCatalog catalogs[] = {
    CATALOG("en", en_),
};
