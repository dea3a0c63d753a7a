#pragma once
#include <stdint.h>

#include "icushim_properties.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Builds the set of text that a charset can hold and give back unchanged (UCNV_ROUNDTRIP_SET): code points, and for
/// some charsets sequences of code points; the caller closes it. `name` is any alias that ICU knows; NUL-terminated.
icushim_set *_Nullable icushim_charset_open(const char *_Nonnull name, int32_t *_Nonnull status);

/// The number of sequences of a set.
int32_t icushim_set_sequence_count(const icushim_set *_Nonnull set);

/// Writes a sequence as code points and returns their number, even if `capacity` is less; `index` is less than the
/// count.
int32_t icushim_set_sequence(const icushim_set *_Nonnull set, int32_t index, uint32_t *_Nonnull destination,
                             int32_t capacity, int32_t *_Nonnull status);

/// The name of a charset: the MIME name, or the IANA name, or ICU's own; NULL for an unknown charset.
/// Static storage.
const char *_Nullable icushim_charset_name(const char *_Nonnull name, int32_t *_Nonnull status);

/// The number of charsets that ICU has data for.
int32_t icushim_charset_count(void);

/// ICU's own name of a charset; NULL beyond the count. Static storage.
const char *_Nullable icushim_charset_at(int32_t index);

#ifdef __cplusplus
}
#endif
