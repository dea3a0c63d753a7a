#pragma once

#include <stddef.h>

/// One catalog file of Localizations/, as it was when the package was built.
struct BundledCatalog {
  /// The file's name without ".json": a language tag. NUL-terminated, static.
  const char *_Nonnull locale;
  /// The file's bytes, UTF-8, static, not NUL-terminated.
  const unsigned char *_Nonnull bytes;
  size_t length;
};

/// All bundled catalogs, sorted by locale.
extern const struct BundledCatalog *_Nonnull const bundled_catalogs;
extern const size_t bundled_catalog_count;
