#include "icushim_formatting.h"

#include <unicode/datefmt.h>
#include <unicode/decimfmt.h>
#include <unicode/fmtable.h>
#include <unicode/formattedvalue.h>
#include <unicode/gregocal.h>
#include <unicode/listformatter.h>
#include <unicode/msgfmt.h>
#include <unicode/timezone.h>
#include <unicode/uchar.h>

#include <memory>
#include <string>
#include <vector>

#include "icushim_guard.hpp"
#include "icushim_text.hpp"

struct icushim_argument_format {
  std::unique_ptr<icu::MessageFormat> message;
  /// The date format inside `message`, null if the argument is not a date.
  icu::DateFormat *dates = nullptr;
  /// The zone set in `dates`; formats start in the process's own, which is spelled "".
  std::string zone;
};

struct icushim_list_format {
  std::unique_ptr<icu::ListFormatter> formatter;
};

namespace {

icu::Formattable formattable(const icushim_value &value, UErrorCode &code) {
  switch (value.kind) {
    case icushim_value_integer: return icu::Formattable(value.integer);
    case icushim_value_double: return icu::Formattable(value.number);
    case icushim_value_decimal: return icu::Formattable(icushim_piece(value.text, value.text_length), code);
    case icushim_value_date: return icu::Formattable(value.number, icu::Formattable::kIsDate);
    default: return icu::Formattable(icushim_utf16(value.text, value.text_length));
  }
}

icushim_argument_format *adopt(std::unique_ptr<icu::MessageFormat> message, UErrorCode &code) {
  if (U_FAILURE(code)) return nullptr;
  auto result = std::make_unique<icushim_argument_format>();
  icu::Format *const format = message->getFormat(icu::UnicodeString(u"0"), code);
  result->dates = dynamic_cast<icu::DateFormat *>(format);
  // Without this, CLDR's minimum for grouping holds only for number skeletons.
  if (auto *const numbers = dynamic_cast<icu::DecimalFormat *>(format)) {
    numbers->setMinimumGroupingDigits(UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
  }
  // getFormat fails for an argument without a type, which does not have its own format.
  code = U_ZERO_ERROR;
  result->message = std::move(message);
  return result.release();
}

/// Makes a format Gregorian in all years, as RFC 3339 is.
void make_proleptic(icu::DateFormat &format) {
  std::unique_ptr<icu::Calendar> calendar(format.getCalendar()->clone());
  if (auto *gregorian = dynamic_cast<icu::GregorianCalendar *>(calendar.get())) {
    // The earliest time that ICU's calendars have.
    constexpr double earliest = -184303902528000000.0;
    UErrorCode ignored = U_ZERO_ERROR;
    gregorian->setGregorianChange(earliest, ignored);
  }
  format.adoptCalendar(calendar.release());
}

void set_zone(icushim_argument_format &format, std::string zone) {
  if (format.dates == nullptr || zone == format.zone) return;
  format.dates->adoptTimeZone(zone.empty() ? icu::TimeZone::createDefault()
                                           : icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
  format.zone = std::move(zone);
}

}  // namespace

extern "C" {

icushim_argument_format *icushim_argument_format_open(const char *tag, int32_t length, const char *pattern,
                                                      int32_t pattern_length, int32_t *status) {
  return icushim_guarded<icushim_argument_format *>(
      status, nullptr, [&](UErrorCode &code) -> icushim_argument_format * {
        const icu::Locale locale = icushim_locale(tag, length, code);
        if (U_FAILURE(code)) return nullptr;
        auto message = std::make_unique<icu::MessageFormat>(icushim_utf16(pattern, pattern_length), locale, code);
        return adopt(std::move(message), code);
      });
}

icushim_argument_format *icushim_argument_format_open_date(const char *tag, int32_t length, int32_t style,
                                                           const char *calendar, int32_t calendar_length,
                                                           int32_t *status) {
  return icushim_guarded<icushim_argument_format *>(
      status, nullptr, [&](UErrorCode &code) -> icushim_argument_format * {
        icu::Locale locale = icushim_locale(tag, length, code);
        const icu::StringPiece type = icushim_piece(calendar, calendar_length);
        if (!type.empty()) {
          locale.setKeywordValue("calendar", std::string(type.data(), static_cast<size_t>(type.size())).c_str(), code);
        }
        if (U_FAILURE(code)) return nullptr;
        auto message = std::make_unique<icu::MessageFormat>(icu::UnicodeString(u"{0,date}"), locale, code);
        std::unique_ptr<icu::DateFormat> dates(
            style == icushim_argument_date_day ? icu::DateFormat::createDateInstance(icu::DateFormat::kLong, locale)
            : style == icushim_argument_date_time
                ? icu::DateFormat::createInstanceForSkeleton(icu::UnicodeString(u"yMMMMdjmz"), locale, code)
                : icu::DateFormat::createDateTimeInstance(icu::DateFormat::kShort, icu::DateFormat::kShort, locale));
        if (U_SUCCESS(code) && dates == nullptr) code = U_MEMORY_ALLOCATION_ERROR;
        if (U_FAILURE(code)) return nullptr;
        if (style != icushim_argument_date_unstyled) make_proleptic(*dates);
        message->adoptFormat(0, dates.release());
        return adopt(std::move(message), code);
      });
}

int32_t icushim_argument_format_write(icushim_argument_format *format, const icushim_value *value, const char *zone,
                                      int32_t zone_length, char *buffer, int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::StringPiece piece = icushim_piece(zone, zone_length);
    set_zone(*format, std::string(piece.data(), static_cast<size_t>(piece.size())));
    const icu::Formattable argument = formattable(*value, code);
    if (U_FAILURE(code)) return 0;
    icu::UnicodeString text;
    icu::FieldPosition ignored(icu::FieldPosition::DONT_CARE);
    format->message->format(&argument, 1, text, ignored, code);
    return icushim_write(text, buffer, capacity, code);
  });
}

void icushim_argument_format_close(icushim_argument_format *format) { delete format; }

int32_t icushim_ends_identifier(uint32_t code_point) {
  const auto c = static_cast<UChar32>(code_point);
  return u_hasBinaryProperty(c, UCHAR_PATTERN_SYNTAX) || u_hasBinaryProperty(c, UCHAR_PATTERN_WHITE_SPACE);
}

icushim_list_format *icushim_list_format_open(const char *tag, int32_t length, int32_t alternatives,
                                              int32_t *status) {
  return icushim_guarded<icushim_list_format *>(status, nullptr, [&](UErrorCode &code) -> icushim_list_format * {
    const icu::Locale locale = icushim_locale(tag, length, code);
    if (U_FAILURE(code)) return nullptr;
    std::unique_ptr<icu::ListFormatter> formatter(icu::ListFormatter::createInstance(
        locale, alternatives ? ULISTFMT_TYPE_OR : ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, code));
    if (U_FAILURE(code)) return nullptr;
    return new icushim_list_format{std::move(formatter)};
  });
}

int32_t icushim_list_format_write(const icushim_list_format *format, const char *items, const int32_t *lengths,
                                  const char *shown, const int32_t *shown_lengths, int32_t count, char *buffer,
                                  int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    std::vector<icu::UnicodeString> pieces;
    for (int32_t i = 0; i < count; i++) {
      pieces.push_back(icushim_utf16(items, lengths[i]));
      items += lengths[i];
    }
    const icu::FormattedList list = format->formatter->formatStringsToValue(pieces.data(), count, code);
    const icu::UnicodeString text = list.toString(code);
    icu::UnicodeString result;
    int32_t done = 0;
    int32_t item = 0;
    icu::ConstrainedFieldPosition position;
    position.constrainField(UFIELD_CATEGORY_LIST, ULISTFMT_ELEMENT_FIELD);
    while (U_SUCCESS(code) && item < count && list.nextPosition(position, code)) {
      result.append(text, done, position.getStart() - done).append(icushim_utf16(shown, shown_lengths[item]));
      shown += shown_lengths[item];
      item++;
      done = position.getLimit();
    }
    result.append(text, done, text.length() - done);
    return icushim_write(result, buffer, capacity, code);
  });
}

void icushim_list_format_close(icushim_list_format *format) { delete format; }

}
