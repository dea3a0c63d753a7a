#include "icushim_dates.hpp"

namespace icushim_dates {

int32_t parse(const icu::SimpleDateFormat &format, const icu::UnicodeString &text, icu::Calendar &calendar) {
  icu::ParsePosition position(0);
  calendar.clear();
  format.parse(text, calendar, position);
  if (position.getErrorIndex() >= 0) return position.getErrorIndex();
  return position.getIndex() < text.length() ? position.getIndex() : -1;
}

/// The end of the text that the start of a pattern matches, -1 if it matches nothing.
static int32_t end_of(const icushim_date_format &format, const icu::UnicodeString &text, int32_t pattern_end) {
  if (pattern_end == 0) return 0;
  icu::SimpleDateFormat prefix(*format.reader);
  prefix.applyPattern(format.pattern.tempSubString(0, pattern_end));
  std::unique_ptr<icu::Calendar> calendar(prefix.getCalendar()->clone());
  calendar->clear();
  calendar->setLenient(true);
  icu::ParsePosition position(0);
  prefix.parse(text, *calendar, position);
  return position.getErrorIndex() >= 0 ? -1 : position.getIndex();
}

bool locate(const icushim_date_format &format, const icu::UnicodeString &text, std::u16string_view letters,
            int32_t &start, int32_t &end) {
  const Field field = find(format.pattern, letters);
  if (field.start < 0) return false;
  start = end_of(format, text, field.start);
  end = end_of(format, text, field.end);
  return start >= 0 && end > start;
}

int32_t number(const icu::UnicodeString &text, int32_t start, int32_t end) {
  int32_t value = 0;
  for (int32_t i = start; i < end; i++) {
    if (text[i] < u'0' || text[i] > u'9' || value > 99'999) return -1;
    value = value * 10 + (text[i] - u'0');
  }
  return value;
}

bool locate_number(const icushim_date_format &format, const icu::UnicodeString &text, std::u16string_view letters,
                   int32_t &start, int32_t &end) {
  const Field field = find(format.pattern, letters);
  if (field.start < 0 || field.end - field.start > 2) return false;
  start = end_of(format, text, field.start);
  if (start < 0) return false;
  end = start;
  while (end < text.length() && text[end] >= u'0' && text[end] <= u'9') end++;
  return end > start && end - start <= 2;
}

bool locate_year(const icushim_date_format &format, const icu::UnicodeString &text, int32_t &start, int32_t &end) {
  return locate(format, text, year_letters, start, end) && number(text, start, end) >= 0;
}

}  // namespace icushim_dates
