#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes the skeleton of a locale's dates in one of the styles in icushim_dates.h ("yMMMd"). Returns the length that it
/// needs; sets U_BUFFER_OVERFLOW_ERROR when `capacity` is smaller.
int32_t icushim_date_style_skeleton(const char *_Nullable tag, int32_t length, int32_t style, char *_Nullable buffer,
                                    int32_t capacity, int32_t *_Nonnull status);

/// Writes how a BCP 47 tag writes times with the fields of a skeleton ("jm"): a line with the pattern, and a line for each
/// half hour of the day with the part of the day in the form of the pattern (empty if it does not have one), the half of
/// the day ("PM"), and the part of the day ("in the afternoon"), with tabs between them. The buffer is used as above.
int32_t icushim_time_form(const char *_Nullable tag, int32_t length, const char *_Nullable skeleton,
                          int32_t skeleton_length, char *_Nullable buffer, int32_t capacity,
                          int32_t *_Nonnull status);

/// Whether ICU knows a time zone: a name of IANA, or an offset such as "GMT+05:30".
int32_t icushim_time_zone_is_known(const char *_Nullable zone, int32_t length, int32_t *_Nonnull status);

/// What to subtract from a time on the clocks of a zone, in milliseconds since 1970, to get the time in UTC. The zone is
/// the process's own if its name is empty. A time that occurs twice is the first one.
int32_t icushim_time_zone_offset(const char *_Nullable zone, int32_t length, double local_milliseconds,
                                 int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
