#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The mappings of letter case (Unicode Standard, section 3.13, with the tailorings of languages).
enum {
  icushim_case_lower = 0,
  icushim_case_upper = 1,
  /// Words by UAX #29; the first letter of each in title case, the other letters in lowercase.
  icushim_case_title = 2,
  /// The first letter of the text in title case; everything else unchanged.
  icushim_case_sentence = 3,
};

/// Finds the changes of a mapping: writes up to `capacity` ranges of the text, each as its start and its end, and
/// returns the total number. `locale` is an ICU locale identifier, "" for root; NUL-terminated.
int32_t icushim_case_changes(int32_t mapping, const char *_Nonnull locale, const uint8_t *_Nonnull utf8,
                             int64_t length, int64_t *_Nullable bounds, int32_t capacity, int32_t *_Nonnull status);

/// Writes the mapped text and returns the length that it needs; sets U_BUFFER_OVERFLOW_ERROR if that exceeds
/// `capacity`.
int64_t icushim_map_case(int32_t mapping, const char *_Nonnull locale, const uint8_t *_Nonnull utf8, int64_t length,
                         uint8_t *_Nonnull destination, int64_t capacity, int32_t *_Nonnull status);

/// The words of a language, for finding out again and again whether a text is in title case; one thread at a time.
typedef struct icushim_title_words icushim_title_words;

/// `locale` is an ICU locale identifier, NUL-terminated; the caller closes the words.
icushim_title_words *_Nullable icushim_title_words_open(const char *_Nonnull locale, int32_t *_Nonnull status);
void icushim_title_words_close(icushim_title_words *_Nonnull words);

/// Whether icushim_case_title changes a text.
bool icushim_title_changes(icushim_title_words *_Nonnull words, const char *_Nonnull locale,
                           const uint16_t *_Nonnull utf16, int64_t length, int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
