#pragma once
#include <stdint.h>

#include "icushim_formatting.h"
#include "icushim_plurals.h"

#ifdef __cplusplus
extern "C" {
#endif

/// An `icu::number::LocalizedNumberFormatter`; immutable, so that threads may share it.
typedef struct icushim_number_format icushim_number_format;

/// Opens the format of a number skeleton (UTS #35, Part 3; "percent .00") in a BCP 47 tag. The caller closes it.
icushim_number_format *_Nullable icushim_number_format_open(const char *_Nullable tag, int32_t length,
                                                            const char *_Nullable skeleton, int32_t skeleton_length,
                                                            int32_t *_Nonnull status);

/// Writes a number: an integer, double or decimal. Returns the length that it needs; sets U_BUFFER_OVERFLOW_ERROR when
/// `capacity` is smaller.
int32_t icushim_number_format_write(const icushim_number_format *_Nonnull format, const icushim_value *_Nonnull value,
                                    char *_Nullable buffer, int32_t capacity, int32_t *_Nonnull status);

/// Writes the parts of a number, each as a letter for its field, its text and a line feed, which no number contains. The
/// letter is 'A' plus the number in `UNumberFormatFields`, '-' for text of no field. The buffer is used as above.
int32_t icushim_number_format_parts(const icushim_number_format *_Nonnull format, const icushim_value *_Nonnull value,
                                    char *_Nullable buffer, int32_t capacity, int32_t *_Nonnull status);

/// The plural category of a number as the format writes it.
int32_t icushim_number_format_category(const icushim_number_format *_Nonnull format,
                                       const icushim_plural_rules *_Nonnull rules,
                                       const icushim_value *_Nonnull value, int32_t *_Nonnull status);

/// Closes a format.
void icushim_number_format_close(icushim_number_format *_Nullable format);

#ifdef __cplusplus
}
#endif
