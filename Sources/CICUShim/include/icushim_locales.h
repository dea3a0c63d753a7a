#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Every tag is BCP 47 in UTF-8, not terminated. Functions that write text return the length that it needs, and
// set U_BUFFER_OVERFLOW_ERROR when `capacity` is smaller.

/// What `icushim_locale_tag` does to a tag.
enum {
  /// Replaces deprecated and aliased subtags (`icu::Locale::canonicalize`).
  icushim_locale_canonicalize = 0,
  /// Adds likely subtags (`icu::Locale::addLikelySubtags`).
  icushim_locale_maximize = 1,
  /// Removes likely subtags (`icu::Locale::minimizeSubtags`).
  icushim_locale_minimize = 2,
};

/// Writes the result of a tag transform; an ill-formed tag is U_ILLEGAL_ARGUMENT_ERROR.
int32_t icushim_locale_tag(const char *_Nullable tag, int32_t length, int32_t transform, char *_Nullable buffer,
                           int32_t capacity, int32_t *_Nonnull status);

/// Writes the code in ISO 639 of a tag's language in three letters, those of terminology ("deu"); nothing for a language
/// that ICU does not have.
int32_t icushim_language_in_three_letters(const char *_Nullable tag, int32_t length, char *_Nullable buffer,
                                          int32_t capacity, int32_t *_Nonnull status);

/// Writes CLDR's parent locales as lines of child, space, parent, in ICU locale ids ("pt_AO pt_PT"; the root is
/// "root").
int32_t icushim_parent_locales(char *_Nullable buffer, int32_t capacity, int32_t *_Nonnull status);

/// The number of locales that ICU has data for.
int32_t icushim_locale_count(void);

/// Writes the tag of the locale at `index`, which is below `icushim_locale_count`.
int32_t icushim_locale_at(int32_t index, char *_Nullable buffer, int32_t capacity, int32_t *_Nonnull status);

/// Whether ICU has data for the locale of a tag; the lookup uses the ICU locale id, so that no other locale's tag has
/// to be made.
int32_t icushim_locale_is_known(const char *_Nullable tag, int32_t length, int32_t *_Nonnull status);

/// Whether a tag is that of a locale in ICU's list, letter by letter: its names are canonical, so such a tag is too. No
/// table of aliases is read for it, which takes a millisecond the first time.
int32_t icushim_locale_is_listed(const char *_Nullable tag, int32_t length);

/// Writes the name of a locale in the language of another (`uldn_localeDisplayName`, dialect names).
int32_t icushim_locale_display_name(const char *_Nullable tag, int32_t length, const char *_Nullable in_tag,
                                    int32_t in_length, char *_Nullable buffer, int32_t capacity,
                                    int32_t *_Nonnull status);

/// Writes the name of a locale's region in the language of another (`Locale::getDisplayCountry`).
int32_t icushim_region_display_name(const char *_Nullable tag, int32_t length, const char *_Nullable in_tag,
                                    int32_t in_length, char *_Nullable buffer, int32_t capacity,
                                    int32_t *_Nonnull status);

/// Whether a locale's likely script runs from right to left.
int32_t icushim_locale_is_right_to_left(const char *_Nullable tag, int32_t length, int32_t *_Nonnull status);

/// An `icu::LocaleMatcher`; immutable, so that threads may share it.
typedef struct icushim_locale_matcher icushim_locale_matcher;

/// Opens a matcher over tags joined by commas. The caller closes it.
icushim_locale_matcher *_Nullable icushim_locale_matcher_open(const char *_Nullable available, int32_t length,
                                                              int32_t *_Nonnull status);

/// The index of the available tag nearest to the desired ones (joined by commas, highest priority first), -1 for none.
int32_t icushim_locale_matcher_best(const icushim_locale_matcher *_Nonnull matcher, const char *_Nullable desired,
                                    int32_t length, int32_t *_Nonnull status);

/// Closes a matcher.
void icushim_locale_matcher_close(icushim_locale_matcher *_Nullable matcher);

#ifdef __cplusplus
}
#endif
