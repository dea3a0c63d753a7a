#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The values of ICU's UErrorCode that callers distinguish; they never change between versions.
enum {
  icushim_ok = 0,
  icushim_illegal_argument = 1,
  icushim_memory_error = 7,
  icushim_index_out_of_bounds = 8,
  icushim_invalid_format = 3,
  icushim_parse_error = 9,
  icushim_buffer_overflow = 15,
};

/// The name of a status, such as "U_MEMORY_ALLOCATION_ERROR"; static storage, never NULL.
const char *_Nonnull icushim_status_name(int32_t status);

/// The version of the linked ICU as "72.1"; static storage.
const char *_Nonnull icushim_icu_version(void);

/// Writes the Unicode version of the linked ICU: major, minor, update, zero.
void icushim_unicode_version(uint8_t version[_Nonnull 4]);

#ifdef __cplusplus
}
#endif
