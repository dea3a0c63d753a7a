#pragma once
#include <stdint.h>

#include "icushim_properties.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Builds the set of code points whose Identifier_Status is Allowed (UTS #39); the caller closes it.
icushim_set *_Nullable icushim_set_open_allowed_in_identifiers(int32_t *_Nonnull status);

/// The direction of the paragraph that shows a text: UBIDI_LTR and UBIDI_RTL.
enum {
  icushim_paragraph_ltr = 0,
  icushim_paragraph_rtl = 1,
};

/// Makes skeletons of UTS #39 with buffers that it keeps; for one thread at a time.
typedef struct icushim_skeleton icushim_skeleton;

icushim_skeleton *_Nullable icushim_skeleton_open(int32_t *_Nonnull status);
void icushim_skeleton_close(icushim_skeleton *_Nonnull skeleton);

/// Writes as much of the text's skeleton as fits, in UTF-8, and returns its whole length in bytes.
///
/// This is bidiSkeleton of UTS #39: the text is put into the display order of a line in a paragraph of the direction,
/// and default-ignorable code points are omitted.
int64_t icushim_skeleton_make(icushim_skeleton *_Nonnull skeleton, const uint8_t *_Nonnull utf8, int64_t length,
                              int32_t direction, uint8_t *_Nonnull destination, int64_t capacity,
                              int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
