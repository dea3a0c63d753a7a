#include <unicode/uchar.h>

#include "icushim_dates.hpp"

namespace icushim_dates {

Field find(const icu::UnicodeString &pattern, std::u16string_view letters) {
  bool quoted = false;
  for (int32_t i = 0; i < pattern.length(); i++) {
    if (pattern[i] == u'\'') quoted = !quoted;
    if (quoted || letters.find(pattern[i]) == std::u16string_view::npos) continue;
    Field field{i, i};
    while (field.end < pattern.length() && pattern[field.end] == pattern[i]) field.end++;
    return field;
  }
  return {};
}

bool has(const icu::UnicodeString &pattern, std::u16string_view letters) { return find(pattern, letters).start >= 0; }

static bool is_letter(const icu::UnicodeString &pattern, int32_t index) {
  return index >= 0 && index < pattern.length() && u_isalpha(pattern[index]) && pattern[index] < 0x80;
}

icu::UnicodeString plain_text(const icu::UnicodeString &text) {
  icu::UnicodeString result;
  for (int32_t i = 0; i < text.length();) {
    const UChar32 character = text.char32At(i);
    i += U16_LENGTH(character);
    if (u_hasBinaryProperty(character, UCHAR_BIDI_CONTROL)) continue;
    const int32_t digit = u_charDigitValue(character);
    if (digit >= 0 && u_charType(character) == U_DECIMAL_DIGIT_NUMBER) {
      result.append(static_cast<char16_t>(u'0' + digit));
    } else {
      result.append(u_isUWhiteSpace(character) ? UChar32(u' ') : character);
    }
  }
  return result;
}

icu::UnicodeString with_calendar_years(const icu::UnicodeString &pattern) {
  icu::UnicodeString result(pattern);
  if (has(pattern, u"w")) return result;
  for (Field year = find(result, u"Y"); year.start >= 0; year = find(result, u"Y")) {
    for (int32_t i = year.start; i < year.end; i++) result.setCharAt(i, u'y');
  }
  return result;
}

icu::UnicodeString plain(const icu::UnicodeString &pattern) {
  icu::UnicodeString result = plain_text(pattern);
  // Two letters make ICU require two digits. If fields are adjacent, only the number of digits separates them.
  for (const auto letters : {month_letters, day_letters}) {
    const Field field = find(result, letters);
    if (field.end - field.start != 2 || is_letter(result, field.start - 1) || is_letter(result, field.end)) continue;
    result.remove(field.end - 1, 1);
  }
  return result;
}

icu::UnicodeString with_full_years(const icu::UnicodeString &pattern) {
  icu::UnicodeString result(pattern);
  const Field year = find(pattern, u"y");
  if (year.start >= 0) result.replace(year.start, year.end - year.start, icu::UnicodeString(u"yyyy"));
  return result;
}

}  // namespace icushim_dates
