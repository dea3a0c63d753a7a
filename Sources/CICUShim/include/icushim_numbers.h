#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How a locale's decimal format groups digits and limits fractions.
typedef struct icushim_number_shape {
  /// Digits in the group next to the decimal separator; 0 for no grouping.
  int32_t primary_grouping;
  /// Digits in every further group.
  int32_t secondary_grouping;
  /// The fewest digits before the primary group for a number to be grouped at all; 1 or 2.
  int32_t minimum_grouping;
  /// The most fraction digits.
  int32_t maximum_fraction;
} icushim_number_shape;

/// Writes the symbols of a BCP 47 tag's decimal format as 18 lines of UTF-8, and its shape.
///
/// The lines: the digits 0 to 9, decimal separator, grouping separator, minus sign, plus sign, prefix and suffix of
/// negative numbers, infinity, not-a-number. Returns the length that the lines need; sets U_BUFFER_OVERFLOW_ERROR
/// when `capacity` is smaller.
int32_t icushim_number_symbols(const char *_Nullable tag, int32_t length, char *_Nullable buffer, int32_t capacity,
                               icushim_number_shape *_Nonnull shape, int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
