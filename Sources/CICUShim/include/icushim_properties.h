#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// UProperty, binary.
enum {
  icushim_property_alphabetic = 0,
  icushim_property_bidi_control = 2,
  icushim_property_default_ignorable = 5,
  icushim_property_variation_selector = 36,
  icushim_property_white_space = 31,
  icushim_property_changes_when_lowercased = 51,
  icushim_property_changes_when_uppercased = 52,
  icushim_property_emoji = 57,
  icushim_property_emoji_presentation = 58,
  icushim_property_emoji_modifier = 59,
  icushim_property_extended_pictographic = 64,
};

/// UProperty, enumerated.
enum {
  icushim_property_general_category = 0x1005,
  icushim_property_nfd_quick_check = 0x100C,
  icushim_property_nfkd_quick_check = 0x100D,
  icushim_property_nfc_quick_check = 0x100E,
  icushim_property_nfkc_quick_check = 0x100F,
  icushim_property_bidi_class = 0x1000,
  icushim_property_east_asian_width = 0x1004,
  icushim_property_combining_class = 0x1002,
  icushim_property_joining_type = 0x1007,
  icushim_property_lead_combining_class = 0x1010,
  icushim_property_trail_combining_class = 0x1011,
  icushim_property_grapheme_cluster_break = 0x1012,
};

/// Values of East_Asian_Width and Grapheme_Cluster_Break that callers distinguish.
enum {
  icushim_width_fullwidth = 3,
  icushim_width_wide = 5,
  icushim_grapheme_break_other = 0,
  icushim_combining_class_virama = 9,
};

bool icushim_has_property(uint32_t code_point, int32_t property);
int32_t icushim_property_value(uint32_t code_point, int32_t property);

/// Writes the value of a property, 0 or 1 for a binary one, for `count` code points in a row.
void icushim_property_values(uint32_t first, int32_t count, int32_t property, int32_t *_Nonnull values);

/// Ranges of UCharCategory.
enum {
  icushim_category_first_letter = 1,
  icushim_category_last_letter = 5,
  icushim_category_first_mark = 6,
  icushim_category_last_mark = 8,
};

/// UCharCategory: 0 unassigned, 1 uppercase letter, and so on.
int32_t icushim_general_category(uint32_t code_point);

/// The short name of a general category, such as "Lu"; static storage.
const char *_Nullable icushim_general_category_name(int32_t category);

/// Whether the whole text is one emoji sequence of the set RGI (UCHAR_RGI_EMOJI).
bool icushim_is_rgi_emoji(const uint16_t *_Nonnull utf16, int32_t length);

/// The value of a decimal digit (general category Nd), or -1.
int32_t icushim_decimal_digit_value(uint32_t code_point);

/// Writes the name of a code point in ASCII, such as `<control-0009>` if it has none, and returns its length.
int32_t icushim_character_name(uint32_t code_point, char *_Nonnull destination, int32_t capacity,
                               int32_t *_Nonnull status);

/// An immutable set of code points.
typedef struct icushim_set icushim_set;

/// Builds a set from UnicodeSet notation in UTF-8, such as `[\p{L}&&\p{Script=Arabic}]`; the caller closes it.
icushim_set *_Nullable icushim_set_open(const uint8_t *_Nonnull pattern, int64_t length, int32_t *_Nonnull status);
void icushim_set_close(icushim_set *_Nonnull set);
int32_t icushim_set_range_count(const icushim_set *_Nonnull set);

/// Writes the first and the last code point of a range; `index` is less than the range count.
void icushim_set_range(const icushim_set *_Nonnull set, int32_t index, uint32_t *_Nonnull first,
                       uint32_t *_Nonnull last);

#ifdef __cplusplus
}
#endif
