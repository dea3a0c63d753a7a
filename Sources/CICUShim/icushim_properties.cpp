#include "icushim_properties.h"

#include <unicode/uchar.h>
#include <unicode/uniset.h>
#include <unicode/unistr.h>

#include <memory>

#include "icushim_guard.hpp"
#include "icushim_set.hpp"

static_assert(icushim_property_alphabetic == UCHAR_ALPHABETIC);
static_assert(icushim_property_bidi_control == UCHAR_BIDI_CONTROL);
static_assert(icushim_property_default_ignorable == UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
static_assert(icushim_property_variation_selector == UCHAR_VARIATION_SELECTOR);
static_assert(icushim_property_white_space == UCHAR_WHITE_SPACE);
static_assert(icushim_property_changes_when_lowercased == UCHAR_CHANGES_WHEN_LOWERCASED);
static_assert(icushim_property_changes_when_uppercased == UCHAR_CHANGES_WHEN_UPPERCASED);
static_assert(icushim_property_emoji == UCHAR_EMOJI);
static_assert(icushim_property_emoji_presentation == UCHAR_EMOJI_PRESENTATION);
static_assert(icushim_property_emoji_modifier == UCHAR_EMOJI_MODIFIER);
static_assert(icushim_property_extended_pictographic == UCHAR_EXTENDED_PICTOGRAPHIC);
static_assert(icushim_property_bidi_class == UCHAR_BIDI_CLASS);
static_assert(icushim_property_combining_class == UCHAR_CANONICAL_COMBINING_CLASS);
static_assert(icushim_property_joining_type == UCHAR_JOINING_TYPE);
static_assert(icushim_property_general_category == UCHAR_GENERAL_CATEGORY);
static_assert(icushim_property_nfd_quick_check == UCHAR_NFD_QUICK_CHECK);
static_assert(icushim_property_nfkd_quick_check == UCHAR_NFKD_QUICK_CHECK);
static_assert(icushim_property_nfc_quick_check == UCHAR_NFC_QUICK_CHECK);
static_assert(icushim_property_nfkc_quick_check == UCHAR_NFKC_QUICK_CHECK);
static_assert(icushim_category_first_letter == U_UPPERCASE_LETTER);
static_assert(icushim_category_last_letter == U_OTHER_LETTER);
static_assert(icushim_category_first_mark == U_NON_SPACING_MARK);
static_assert(icushim_category_last_mark == U_COMBINING_SPACING_MARK);
static_assert(icushim_property_east_asian_width == UCHAR_EAST_ASIAN_WIDTH);
static_assert(icushim_property_grapheme_cluster_break == UCHAR_GRAPHEME_CLUSTER_BREAK);
static_assert(icushim_width_fullwidth == U_EA_FULLWIDTH);
static_assert(icushim_width_wide == U_EA_WIDE);
static_assert(icushim_grapheme_break_other == U_GCB_OTHER);

extern "C" {

bool icushim_has_property(uint32_t code_point, int32_t property) {
  return u_hasBinaryProperty(static_cast<UChar32>(code_point), static_cast<UProperty>(property));
}

int32_t icushim_property_value(uint32_t code_point, int32_t property) {
  return u_getIntPropertyValue(static_cast<UChar32>(code_point), static_cast<UProperty>(property));
}

void icushim_property_values(uint32_t first, int32_t count, int32_t property, int32_t *values) {
  for (int32_t i = 0; i < count; i++) {
    values[i] = u_getIntPropertyValue(static_cast<UChar32>(first) + i, static_cast<UProperty>(property));
  }
}

int32_t icushim_general_category(uint32_t code_point) { return u_charType(static_cast<UChar32>(code_point)); }

const char *icushim_general_category_name(int32_t category) {
  return u_getPropertyValueName(UCHAR_GENERAL_CATEGORY, category, U_SHORT_PROPERTY_NAME);
}

bool icushim_is_rgi_emoji(const uint16_t *utf16, int32_t length) {
  return u_stringHasBinaryProperty(reinterpret_cast<const UChar *>(utf16), length, UCHAR_RGI_EMOJI);
}

int32_t icushim_decimal_digit_value(uint32_t code_point) {
  return u_charDigitValue(static_cast<UChar32>(code_point));
}

int32_t icushim_character_name(uint32_t code_point, char *destination, int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    return u_charName(static_cast<UChar32>(code_point), U_EXTENDED_CHAR_NAME, destination, capacity, &code);
  });
}

icushim_set *icushim_set_open(const uint8_t *pattern, int64_t length, int32_t *status) {
  return icushim_guarded<icushim_set *>(status, nullptr, [&](UErrorCode &code) -> icushim_set * {
    if (length < 0 || length > INT32_MAX) {
      code = U_INDEX_OUTOFBOUNDS_ERROR;
      return nullptr;
    }
    auto result = std::make_unique<icushim_set>();
    icu::StringPiece utf8(reinterpret_cast<const char *>(pattern), static_cast<int32_t>(length));
    result->set.applyPattern(icu::UnicodeString::fromUTF8(utf8), code);
    return U_SUCCESS(code) ? result.release() : nullptr;
  });
}

void icushim_set_close(icushim_set *set) { delete set; }

int32_t icushim_set_range_count(const icushim_set *set) { return set->set.getRangeCount(); }

void icushim_set_range(const icushim_set *set, int32_t index, uint32_t *first, uint32_t *last) {
  *first = static_cast<uint32_t>(set->set.getRangeStart(index));
  *last = static_cast<uint32_t>(set->set.getRangeEnd(index));
}

}
