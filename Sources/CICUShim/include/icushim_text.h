#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Converts UTF-8 to UTF-16 and returns the number of code units written; an ill-formed sequence becomes
/// U+FFFD. A capacity equal to the UTF-8 length always suffices.
int64_t icushim_utf16_from_utf8(uint16_t *_Nonnull destination, int64_t capacity, const uint8_t *_Nonnull utf8,
                                int64_t length, int32_t *_Nonnull status);

/// The length of the ASCII prefix, in bytes.
int64_t icushim_ascii_prefix(const uint8_t *_Nonnull utf8, int64_t length);

#ifdef __cplusplus
}
#endif
