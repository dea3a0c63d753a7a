#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes the names of all time zones that ICU has data for, including links such as `US/Pacific`, each ended by a
/// newline. Returns the length that they need; sets U_BUFFER_OVERFLOW_ERROR when `capacity` is smaller.
int32_t icushim_time_zone_names(char *_Nullable buffer, int32_t capacity, int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
