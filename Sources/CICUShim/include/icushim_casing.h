#pragma once
#include <stdbool.h>
#include <stdint.h>

#include "icushim_properties.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
  /// UCHAR_CASE_SENSITIVE.
  icushim_property_case_sensitive = 34,
  /// UCASE_MAX_STRING_LENGTH: the most code points that one code point folds to.
  icushim_longest_case_folding = 3,
};

/// Builds a set from ranges, given as alternating first and last code points, and adds every code point that equals
/// a member when case is ignored (USET_CASE_INSENSITIVE); the caller closes it.
icushim_set *_Nullable icushim_set_open_case_closed(const uint32_t *_Nonnull bounds, int64_t range_count,
                                                    int32_t *_Nonnull status);

/// The simple case folding of a code point: u_foldCase.
uint32_t icushim_simple_case_folding(uint32_t code_point);

/// Writes the full case folding of a code point, up to three code points, and returns their number.
int32_t icushim_full_case_folding(uint32_t code_point, uint32_t *_Nonnull folding, int32_t *_Nonnull status);

/// Writes the full lowercase of a single code point, independent of language, up to three code points, and
/// returns their number.
int32_t icushim_full_lowercase(uint32_t code_point, uint32_t *_Nonnull lowercase, int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
