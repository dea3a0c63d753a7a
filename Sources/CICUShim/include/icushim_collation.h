#pragma once
#include <stdint.h>

#include "icushim_properties.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A language's rules for comparing text (UTS #10 with CLDR's tailoring); immutable, for any number of threads.
typedef struct icushim_collator icushim_collator;

/// The collation elements of one text in order; one thread at a time.
typedef struct icushim_elements icushim_elements;

/// Opens the collator of a BCP 47 tag, which counts punctuation and normalizes text while comparing
/// (UCOL_NON_IGNORABLE, UCOL_NORMALIZATION_MODE on); the caller closes it.
icushim_collator *_Nullable icushim_collator_open(const char *_Nullable tag, int32_t length, int32_t *_Nonnull status);
void icushim_collator_close(icushim_collator *_Nonnull collator);

/// The code points whose elements may depend on what is before them: those that continue a contraction, or have a
/// prefix as context. The caller closes the set. NULL for a collator that compares numbers, where all code points may.
///
/// `pairs` gets what is before such a code point and the code point itself, in the upper and the lower 16 bits and in
/// ascending order, of those in the BMP; `count` is how many there are, which may be more than fit.
icushim_set *_Nullable icushim_collator_open_dependent(const icushim_collator *_Nonnull collator,
                                                       uint32_t *_Nullable pairs, int64_t capacity,
                                                       int64_t *_Nonnull count, int32_t *_Nonnull status);

/// Opens an iterator without a text; the caller closes it before the collator.
icushim_elements *_Nullable icushim_elements_open(const icushim_collator *_Nonnull collator, int32_t *_Nonnull status);
void icushim_elements_close(icushim_elements *_Nonnull elements);

/// Puts the iterator at the start of a text, which it copies.
void icushim_elements_set_text(icushim_elements *_Nonnull elements, const uint16_t *_Nonnull utf16, int64_t length,
                               int32_t *_Nonnull status);

/// Writes the next collation elements (16 bits of primary weight, 8 of secondary, 2 of case, 6 of tertiary; a weight
/// that does not fit continues in an element whose case bits are both set), each with the UTF-16 offset at which its
/// characters end. Returns how many were written; fewer than `capacity` at the end of the text.
int32_t icushim_elements_next(icushim_elements *_Nonnull elements, uint32_t *_Nonnull orders, int64_t *_Nonnull ends,
                              int32_t capacity, int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
