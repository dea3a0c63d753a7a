#pragma once

#include <stddef.h>

/// A meta-schema of JSON Schema as its authors publish it: a file of Documents/ beside this folder.
struct MetaSchema {
  /// Its URI. NUL-terminated, static.
  const char *_Nonnull uri;
  /// The file's bytes, UTF-8, static, not NUL-terminated.
  const unsigned char *_Nonnull bytes;
  size_t length;
};

/// All meta-schemas.
extern const struct MetaSchema *_Nonnull const meta_schemas;
extern const size_t meta_schema_count;
