#include <unicode/calendar.h>
#include <unicode/dtfmtsym.h>
#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "icushim_dates.hpp"
#include "icushim_guard.hpp"
#include "icushim_text.hpp"

static_assert(icushim_date_full == icu::DateFormat::kFull);
static_assert(icushim_date_long == icu::DateFormat::kLong);
static_assert(icushim_date_medium == icu::DateFormat::kMedium);
static_assert(icushim_date_short == icu::DateFormat::kShort);

using namespace icushim_dates;

namespace {

/// Makes a format strict, Gregorian in all years, and in UTC.
void make_strict(icu::SimpleDateFormat &format) {
  std::unique_ptr<icu::Calendar> calendar(format.getCalendar()->clone());
  calendar->setTimeZone(*icu::TimeZone::getGMT());
  if (auto *gregorian = dynamic_cast<icu::GregorianCalendar *>(calendar.get())) {
    // The earliest time that ICU's calendars have.
    constexpr double earliest = -184303902528000000.0;
    UErrorCode ignored = U_ZERO_ERROR;
    gregorian->setGregorianChange(earliest, ignored);
  }
  format.adoptCalendar(calendar.release());
  format.setLenient(false);
  UErrorCode ignored = U_ZERO_ERROR;
  format.setBooleanAttribute(UDAT_PARSE_PARTIAL_LITERAL_MATCH, false, ignored);
  format.setBooleanAttribute(UDAT_PARSE_MULTIPLE_PATTERNS_FOR_MATCH, false, ignored);
}

std::unique_ptr<icu::SimpleDateFormat> open(const icu::Locale &locale, int32_t style,
                                            const icu::UnicodeString &skeleton, UErrorCode &code) {
  std::unique_ptr<icu::SimpleDateFormat> result;
  if (style == icushim_date_skeleton) {
    std::unique_ptr<icu::DateTimePatternGenerator> generator(
        icu::DateTimePatternGenerator::createInstance(locale, code));
    if (U_FAILURE(code)) return nullptr;
    const icu::UnicodeString pattern = generator->getBestPattern(skeleton, code);
    if (U_FAILURE(code)) return nullptr;
    result = std::make_unique<icu::SimpleDateFormat>(pattern, locale, code);
  } else {
    std::unique_ptr<icu::DateFormat> format(
        icu::DateFormat::createDateInstance(static_cast<icu::DateFormat::EStyle>(style), locale));
    result.reset(dynamic_cast<icu::SimpleDateFormat *>(format.get()));
    if (result == nullptr) {
      code = U_UNSUPPORTED_ERROR;
      return nullptr;
    }
    format.release();
  }
  if (U_FAILURE(code)) return nullptr;
  icu::UnicodeString pattern;
  result->applyPattern(with_calendar_years(result->toPattern(pattern)));
  make_strict(*result);
  return result;
}

/// Converts the names in a format to plain text; returns whether any has a digit, like the months of Tibetan and
/// Dzongkha.
bool make_names_plain(icu::SimpleDateFormat &format) {
  using Symbols = icu::DateFormatSymbols;
  Symbols symbols(*format.getDateFormatSymbols());
  bool has_digit = false;
  const auto plain_names = [&](const icu::UnicodeString *names, int32_t count) {
    std::vector<icu::UnicodeString> result;
    for (int32_t i = 0; i < count; i++) {
      result.push_back(plain_text(names[i]));
      for (int32_t j = 0; j < result.back().length(); j++) {
        has_digit = has_digit || (result.back()[j] >= u'0' && result.back()[j] <= u'9');
      }
    }
    return result;
  };
  int32_t count = 0;
  for (const auto context : {Symbols::FORMAT, Symbols::STANDALONE}) {
    for (const auto width : {Symbols::ABBREVIATED, Symbols::WIDE, Symbols::NARROW, Symbols::SHORT}) {
      if (width != Symbols::SHORT) {
        const icu::UnicodeString *months = symbols.getMonths(count, context, width);
        const auto plain_months = plain_names(months, count);
        symbols.setMonths(plain_months.data(), count, context, width);
      }
      const icu::UnicodeString *weekdays = symbols.getWeekdays(count, context, width);
      const auto plain_weekdays = plain_names(weekdays, count);
      symbols.setWeekdays(plain_weekdays.data(), count, context, width);
    }
  }
  const icu::UnicodeString *eras = symbols.getEras(count);
  auto plain_eras = plain_names(eras, count);
  symbols.setEras(plain_eras.data(), count);
  eras = symbols.getEraNames(count);
  plain_eras = plain_names(eras, count);
  symbols.setEraNames(plain_eras.data(), count);
  eras = symbols.getNarrowEras(count);
  plain_eras = plain_names(eras, count);
  symbols.setNarrowEras(plain_eras.data(), count);
  format.setDateFormatSymbols(symbols);
  return has_digit;
}

/// Whether digits of two scripts are in this text, or in this text and an earlier one whose zero was found.
bool mixes_digits(const icu::UnicodeString &text, UChar32 &zero) {
  for (int32_t i = 0; i < text.length();) {
    const UChar32 character = text.char32At(i);
    i += U16_LENGTH(character);
    if (u_charType(character) != U_DECIMAL_DIGIT_NUMBER) continue;
    const UChar32 its_zero = character - u_charDigitValue(character);
    if (zero >= 0 && its_zero != zero) return true;
    zero = its_zero;
  }
  return false;
}

/// Whether a format writes digits of two scripts in a date of some month, or of some era.
bool mixes_digits(const icu::SimpleDateFormat &format, bool writes_eras) {
  UChar32 zero = -1;
  constexpr double month = 31 * 86'400'000.0;
  for (int32_t i = 0; i < 12; i++) {
    if (mixes_digits(written(format, i * month), zero)) return true;
  }
  if (!writes_eras) return false;
  using Symbols = icu::DateFormatSymbols;
  const Symbols &symbols = *format.getDateFormatSymbols();
  for (const auto names : {&Symbols::getEras, &Symbols::getEraNames, &Symbols::getNarrowEras}) {
    int32_t count = 0;
    const icu::UnicodeString *eras = (symbols.*names)(count);
    if (std::any_of(eras, eras + count, [&](const auto &era) { return mixes_digits(era, zero); })) return true;
  }
  return false;
}

}  // namespace

extern "C" {

icushim_date_format *icushim_date_format_open(const char *tag, int32_t length, const char *calendar,
                                              int32_t calendar_length, int32_t style, const char *skeleton,
                                              int32_t skeleton_length, int32_t *status) {
  return icushim_guarded<icushim_date_format *>(status, nullptr, [&](UErrorCode &code) -> icushim_date_format * {
    icu::Locale locale = icushim_locale(tag, length, code);
    const icu::StringPiece type = icushim_piece(calendar, calendar_length);
    if (!type.empty()) locale.setKeywordValue("calendar", std::string(type.data(), type.size()).c_str(), code);
    if (U_FAILURE(code)) return nullptr;
    const icu::UnicodeString shape = icushim_utf16(skeleton, skeleton_length);
    auto result = std::make_unique<icushim_date_format>();
    result->writer = open(locale, style, shape, code);
    locale.setKeywordValue("numbers", "latn", code);
    if (U_SUCCESS(code)) result->reader = open(locale, style, shape, code);
    if (U_FAILURE(code)) return nullptr;
    icu::UnicodeString pattern;
    result->pattern = plain(result->reader->toPattern(pattern));
    result->reader->applyPattern(result->pattern);
    result->has_era = has(result->pattern, u"G");
    const std::string_view calendar_type(result->reader->getCalendar()->getType());
    result->has_short_years = calendar_type == "japanese" || calendar_type == "roc";
    if (make_names_plain(*result->reader)) result->mixes_digits = mixes_digits(*result->writer, result->has_era);
    if (!has(result->pattern, year_letters) || !has(result->pattern, month_letters) ||
        !has(result->pattern, day_letters) || has(result->pattern, u"hHkKmsSAaBbzZOvVXx")) {
      code = U_ILLEGAL_ARGUMENT_ERROR;
      return nullptr;
    }
    result->full_years.reset(result->reader->clone());
    result->full_years->applyPattern(with_full_years(result->pattern));
    return result.release();
  });
}

const char *icushim_date_format_calendar(const icushim_date_format *format) {
  return format->reader->getCalendar()->getType();
}

void icushim_date_format_close(icushim_date_format *format) { delete format; }

}
