#include "icushim_number_formats.h"

#include <unicode/formattedvalue.h>
#include <unicode/numberformatter.h>
#include <unicode/unum.h>

#include <vector>

#include "icushim_guard.hpp"
#include "icushim_plurals.hpp"
#include "icushim_text.hpp"

struct icushim_number_format {
  icu::number::LocalizedNumberFormatter formatter;
};

namespace {

icu::number::FormattedNumber formatted(const icushim_number_format &format, const icushim_value &value,
                                       UErrorCode &code) {
  switch (value.kind) {
    case icushim_value_integer: return format.formatter.formatInt(value.integer, code);
    case icushim_value_double: return format.formatter.formatDouble(value.number, code);
    default: return format.formatter.formatDecimal(icushim_piece(value.text, value.text_length), code);
  }
}

constexpr int32_t no_field = -1;

/// The innermost field of each code unit.
std::vector<int32_t> fields(const icu::number::FormattedNumber &number, int32_t length, UErrorCode &code) {
  std::vector<int32_t> fields(static_cast<size_t>(length), no_field);
  std::vector<int32_t> lengths(static_cast<size_t>(length), INT32_MAX);
  icu::ConstrainedFieldPosition position;
  position.constrainCategory(UFIELD_CATEGORY_NUMBER);
  while (U_SUCCESS(code) && number.nextPosition(position, code)) {
    // An integer contains its separators, whose positions come before its own.
    const int32_t field_length = position.getLimit() - position.getStart();
    for (int32_t i = position.getStart(); i < position.getLimit() && i < length; i++) {
      if (lengths[static_cast<size_t>(i)] <= field_length) continue;
      lengths[static_cast<size_t>(i)] = field_length;
      fields[static_cast<size_t>(i)] = position.getField();
    }
  }
  return fields;
}

}  // namespace

extern "C" {

icushim_number_format *icushim_number_format_open(const char *tag, int32_t length, const char *skeleton,
                                                  int32_t skeleton_length, int32_t *status) {
  return icushim_guarded<icushim_number_format *>(status, nullptr, [&](UErrorCode &code) -> icushim_number_format * {
    const icu::Locale locale = icushim_locale(tag, length, code);
    if (U_FAILURE(code)) return nullptr;
    icu::number::LocalizedNumberFormatter formatter =
        icu::number::NumberFormatter::forSkeleton(icushim_utf16(skeleton, skeleton_length), code).locale(locale);
    if (U_SUCCESS(code)) formatter.copyErrorTo(code);
    if (U_FAILURE(code)) return nullptr;
    return new icushim_number_format{std::move(formatter)};
  });
}

int32_t icushim_number_format_write(const icushim_number_format *format, const icushim_value *value, char *buffer,
                                    int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::number::FormattedNumber number = formatted(*format, *value, code);
    if (U_FAILURE(code)) return 0;
    return icushim_write(number.toString(code), buffer, capacity, code);
  });
}

int32_t icushim_number_format_parts(const icushim_number_format *format, const icushim_value *value, char *buffer,
                                    int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::number::FormattedNumber number = formatted(*format, *value, code);
    if (U_FAILURE(code)) return 0;
    const icu::UnicodeString text = number.toString(code);
    const std::vector<int32_t> field = fields(number, text.length(), code);
    icu::UnicodeString lines;
    for (int32_t start = 0, end = 0; start < text.length(); start = end) {
      const int32_t kind = field[static_cast<size_t>(start)];
      while (end < text.length() && field[static_cast<size_t>(end)] == kind) end++;
      lines.append(kind == no_field ? u'-' : static_cast<char16_t>(u'A' + kind));
      lines.append(text, start, end - start).append(u'\n');
    }
    return icushim_write(lines, buffer, capacity, code);
  });
}

int32_t icushim_number_format_category(const icushim_number_format *format, const icushim_plural_rules *rules,
                                       const icushim_value *value, int32_t *status) {
  return icushim_guarded<int32_t>(status, icushim_plural_other, [&](UErrorCode &code) -> int32_t {
    const icu::number::FormattedNumber number = formatted(*format, *value, code);
    if (U_FAILURE(code)) return icushim_plural_other;
    const icu::UnicodeString keyword = rules->rules->select(number, code);
    return U_SUCCESS(code) ? icushim_plurals::category(keyword, code) : static_cast<int32_t>(icushim_plural_other);
  });
}

void icushim_number_format_close(icushim_number_format *format) { delete format; }

}
