#include <unicode/calendar.h>
#include <unicode/smpdtfmt.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <memory>

#include "icushim_dates.hpp"
#include "icushim_guard.hpp"

using namespace icushim_dates;

namespace {

/// Reports the month or day that does not exist in a date of the right form; otherwise reports a fault at `place`, or
/// of the whole text if `place` is negative.
void explain(const icushim_date_format &format, const icu::UnicodeString &text, int32_t place,
             icushim_date_reading &reading) {
  reading.outcome = icushim_date_syntax;
  reading.start = std::max(place, 0);
  reading.end = place < 0 ? text.length() : place;
  std::unique_ptr<icu::Calendar> calendar(format.reader->getCalendar()->clone());
  calendar->setLenient(false);
  int32_t start = 0;
  int32_t end = 0;
  int32_t day_start = 0;
  int32_t day_end = 0;
  const icu::UnicodeString one(u"1");
  const bool has_day = locate_number(format, text, day_letters, day_start, day_end);
  if (locate_number(format, text, month_letters, start, end)) {
    const int32_t month = number(text, start, end);
    const int32_t last = calendar->getMaximum(UCAL_MONTH) + 1;
    if (month == 0 || month > last) {
      // With another month, and the first day, it would be a date.
      icu::UnicodeString other(text);
      if (has_day && day_start > start) other.replace(day_start, day_end - day_start, one);
      other.replace(start, end - start, one);
      if (has_day && day_start < start) other.replace(day_start, day_end - day_start, one);
      if (parse(*format.reader, other, *calendar) < 0) {
        reading = {icushim_date_month, start, end, month, last, 0, 0};
      }
      return;
    }
  }
  if (!has_day) return;
  // The first day of the month exists; its calendar gives the last one.
  icu::UnicodeString first(text);
  first.replace(day_start, day_end - day_start, one);
  if (parse(*format.reader, first, *calendar) >= 0) return;
  UErrorCode code = U_ZERO_ERROR;
  calendar->getTime(code);
  const int32_t last = calendar->getActualMaximum(UCAL_DATE, code);
  const int32_t day = number(text, day_start, day_end);
  if (U_FAILURE(code) || (day >= 1 && day <= last)) return;
  reading = {icushim_date_day, day_start, day_end, day, last, 0, 0};
}

/// Compares a text with the format's output; returns the position of the first difference, -1 if there is none.
int32_t difference(const icu::UnicodeString &text, const icu::UnicodeString &canonical) {
  const auto digits = [](const icu::UnicodeString &string, int32_t start) {
    int32_t end = start;
    while (end < string.length() && string[end] >= u'0' && string[end] <= u'9') end++;
    return end;
  };
  int32_t i = 0;
  int32_t j = 0;
  while (i < text.length() && j < canonical.length()) {
    const int32_t run = digits(text, i);
    const int32_t other = digits(canonical, j);
    if (run > i && canonical[j] == u'\u5143' && number(text, i, run) == 1) {
      // The first year of a Japanese era, which has its own character.
      i = run;
      j++;
    } else if (run > i && other > j) {
      if (number(text, i, run) != number(canonical, j, other)) return i;
      if (run - i > std::max(2, other - j)) return i;
      i = run;
      j = other;
    } else {
      const UChar32 left = text.char32At(i);
      const UChar32 right = canonical.char32At(j);
      if (u_foldCase(left, U_FOLD_CASE_DEFAULT) != u_foldCase(right, U_FOLD_CASE_DEFAULT)) return i;
      i += U16_LENGTH(left);
      j += U16_LENGTH(right);
    }
  }
  return i < text.length() || j < canonical.length() ? i : -1;
}

/// Compares a date that exists with the way the format would have written it.
void compare(const icushim_date_format &format, const icu::UnicodeString &text, int32_t year,
             icushim_date_reading &reading) {
  const int32_t fault = difference(text, written(*format.reader, reading.milliseconds));
  int32_t start = 0;
  int32_t end = 0;
  if (fault < 0) {
    // A year below 100 without an era usually lacks its century.
    if (format.has_era || format.has_short_years || year >= 100 || !locate(format, text, year_letters, start, end)) {
      return;
    }
    reading.outcome = icushim_date_syntax;
    reading.start = start;
    reading.end = end;
    return;
  }
  // Four digits of a year are complete, whatever the form has.
  if (difference(text, written(*format.full_years, reading.milliseconds)) < 0 &&
      (year >= 1000 || (locate_year(format, text, start, end) && end - start == 4))) {
    return;
  }
  reading.is_near = 1;
  if (locate(format, text, weekday_letters, start, end) && fault >= start && fault < end) {
    reading.outcome = icushim_date_weekday;
    reading.start = start;
    reading.end = end;
    return;
  }
  reading.outcome = icushim_date_syntax;
  reading.start = fault;
  reading.end = fault;
}

/// Reads a text; `parsed` may be another spelling of it, but with all its fields at the same positions.
void read(const icushim_date_format &format, const icu::UnicodeString &parsed, const icu::UnicodeString &text,
          icushim_date_reading &reading, UErrorCode &code) {
  std::unique_ptr<icu::Calendar> calendar(format.reader->getCalendar()->clone());
  if (calendar == nullptr) {
    code = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  if (parse(*format.reader, parsed, *calendar) >= 0) {
    // For two-digit years, ICU examines the date while it reads, which fails for a date that does not exist.
    std::unique_ptr<icu::Calendar> lenient(format.reader->getCalendar()->clone());
    lenient->setLenient(true);
    explain(format, text, parse(*format.reader, text, *lenient), reading);
    return;
  }
  UErrorCode missing = U_ZERO_ERROR;
  reading.milliseconds = calendar->getTime(missing);
  if (missing == U_MEMORY_ALLOCATION_ERROR) {
    code = missing;
  } else if (U_FAILURE(missing)) {
    explain(format, text, -1, reading);
  } else {
    const int32_t year = calendar->get(UCAL_YEAR, code);
    if (U_SUCCESS(code)) compare(format, text, year, reading);
  }
}

/// Reads a text and takes one or two digits of its year as the complete year; false if that does not make it a date.
///
/// ICU puts such a year into a century near the present even if the form has full years: it reads year 12 of an
/// era as 112, or not, depending on the day on which the format was made.
bool read_whole_year(const icushim_date_format &format, const icu::UnicodeString &text, icushim_date_reading &reading,
                     UErrorCode &code) {
  int32_t start = 0;
  int32_t end = 0;
  if (!locate_year(format, text, start, end) || end - start > 2) return false;
  icu::UnicodeString padded(text);
  padded.insert(start, icu::UnicodeString(u"000", 4 - (end - start)));
  icushim_date_reading result{};
  read(format, padded, text, result, code);
  if (result.outcome != icushim_date_read && result.outcome != icushim_date_weekday) return false;
  reading = result;
  return true;
}

}  // namespace

extern "C" void icushim_date_format_read(const icushim_date_format *format, const uint16_t *text, int32_t length,
                              icushim_date_reading *reading, int32_t *status) {
  *reading = icushim_date_reading{};
  icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::UnicodeString string(false, reinterpret_cast<const char16_t *>(text), length);
    const Field year = find(format->pattern, u"y");
    const bool is_short = year.end - year.start == 2;
    if (format->has_short_years && is_short && read_whole_year(*format, string, *reading, code)) return 0;
    read(*format, string, string, *reading, code);
    if (reading->outcome == icushim_date_read || is_short) return 0;
    if (!format->has_era && !format->has_short_years) return 0;
    read_whole_year(*format, string, *reading, code);
    return 0;
  });
}
