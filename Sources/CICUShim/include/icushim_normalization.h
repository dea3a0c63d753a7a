#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
  icushim_nfc = 0,
  icushim_nfd = 1,
  icushim_nfkc = 2,
  icushim_nfkd = 3,
  icushim_nfkc_casefold = 4,
};

/// UNormalizationCheckResult.
enum {
  icushim_quick_check_no = 0,
  icushim_quick_check_yes = 1,
  icushim_quick_check_maybe = 2,
};

/// Whether the text is in the form.
bool icushim_is_normalized(int32_t form, const uint8_t *_Nonnull utf8, int64_t length, int32_t *_Nonnull status);

/// The quick check of UAX #15, over UTF-16.
int32_t icushim_quick_check(int32_t form, const uint16_t *_Nonnull utf16, int64_t length, int32_t *_Nonnull status);

/// Writes as much of the normalized text as fits and returns its whole length in bytes.
int64_t icushim_normalize(int32_t form, const uint8_t *_Nonnull utf8, int64_t length, uint8_t *_Nonnull destination,
                          int64_t capacity, int32_t *_Nonnull status);

/// The UTF-8 offset of the first code point that differs from the normalized text, or -1.
int64_t icushim_first_unnormalized(int32_t form, const uint8_t *_Nonnull utf8, int64_t length,
                                   int32_t *_Nonnull status);

/// Writes the two code points of a canonical decomposition mapping (Decomposition_Type canonical), applied once; false
/// if the code point has none of two.
bool icushim_canonical_pair(uint32_t code_point, uint32_t *_Nonnull first, uint32_t *_Nonnull second,
                            int32_t *_Nonnull status);

/// Whether a code point may compose with one after it in NFC; true if ICU cannot tell.
bool icushim_composes_onward(uint32_t code_point);

/// The decomposition mapping of a fullwidth or halfwidth code point (Decomposition_Type wide or narrow); any other
/// code point itself.
uint32_t icushim_width_mapping(uint32_t code_point, int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
