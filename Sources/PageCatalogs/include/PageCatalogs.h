#pragma once

#include <stddef.h>

/// The words of the tool's page in one language, as a catalog: a file of Localizations/ beside this folder.
struct PageCatalog {
  /// The file's name without ".json": a language tag. NUL-terminated, static.
  const char *_Nonnull locale;
  /// The file's bytes, UTF-8, static, not NUL-terminated.
  const unsigned char *_Nonnull bytes;
  size_t length;
};

/// All catalogs of the page, sorted by locale.
extern const struct PageCatalog *_Nonnull const page_catalogs;
extern const size_t page_catalog_count;
