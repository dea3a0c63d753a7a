#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes the names of all time zones that ICU has data for, including links such as `US/Pacific`, each ended by a
/// newline. Returns the length that they need; sets U_BUFFER_OVERFLOW_ERROR when `capacity` is smaller.
int32_t icushim_time_zone_names(char *_Nullable buffer, int32_t capacity, int32_t *_Nonnull status);

/// A time zone of the IANA database; any number of threads may read it.
typedef struct icushim_time_zone icushim_time_zone;

/// Opens the zone of a name, which must be one of the list; the caller closes it.
icushim_time_zone *_Nullable icushim_time_zone_open(const char *_Nullable name, int32_t length,
                                                    int32_t *_Nonnull status);
void icushim_time_zone_close(icushim_time_zone *_Nonnull zone);

/// The offset from UTC at a time, in milliseconds, with that of summer time; `time` is in milliseconds since 1970.
int32_t icushim_time_zone_offset_at(const icushim_time_zone *_Nonnull zone, double time, int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
