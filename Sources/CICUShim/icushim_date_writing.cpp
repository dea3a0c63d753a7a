#include <unicode/smpdtfmt.h>

#include "icushim_dates.hpp"
#include "icushim_guard.hpp"
#include "icushim_text.hpp"

using namespace icushim_dates;

namespace icushim_dates {

icu::UnicodeString written(const icu::SimpleDateFormat &format, UDate date) {
  icu::UnicodeString text;
  return format.format(date, text);
}

}  // namespace icushim_dates

extern "C" {

int32_t icushim_date_format_write(const icushim_date_format *format, double milliseconds, int32_t part, char *buffer,
                                  int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    if (part == icushim_date_as_written) {
      return icushim_write(written(*format->writer, milliseconds), buffer, capacity, code);
    }
    icu::SimpleDateFormat other(*format->writer);
    icu::UnicodeString pattern;
    other.toPattern(pattern);
    if (part == icushim_date_full_years) {
      other.applyPattern(with_full_years(pattern));
    } else {
      const Field field = find(pattern, weekday_letters);
      other.applyPattern(field.start < 0 ? icu::UnicodeString(u"EEEE")
                                         : pattern.tempSubString(field.start, field.end - field.start));
    }
    return icushim_write(written(other, milliseconds), buffer, capacity, code);
  });
}

int32_t icushim_date_format_mixes_digits(const icushim_date_format *format) { return format->mixes_digits ? 1 : 0; }

double icushim_date_format_two_digit_year_start(const icushim_date_format *format) {
  UErrorCode status = U_ZERO_ERROR;
  return format->reader->get2DigitYearStart(status);
}

}
