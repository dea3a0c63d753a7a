#include "icushim_dates.h"

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

#include "icushim_guard.hpp"
#include "icushim_text.hpp"

static_assert(icushim_date_full == icu::DateFormat::kFull);
static_assert(icushim_date_long == icu::DateFormat::kLong);
static_assert(icushim_date_medium == icu::DateFormat::kMedium);
static_assert(icushim_date_short == icu::DateFormat::kShort);

struct icushim_date_format {
  /// Writes in the digits of the locale.
  std::unique_ptr<icu::SimpleDateFormat> writer;
  /// Reads and writes ASCII digits, plain spaces and no bidi marks.
  std::unique_ptr<icu::SimpleDateFormat> reader;
  /// Like `reader`, with years of at least four digits.
  std::unique_ptr<icu::SimpleDateFormat> full_years;
  /// The pattern of `reader`.
  icu::UnicodeString pattern;
  bool has_era = false;
  /// Whether the calendar's present years have one or two digits, so that a century cannot be omitted.
  bool has_short_years = false;
  /// Whether the locale writes digits of two scripts in one date.
  bool mixes_digits = false;
};

namespace {

constexpr std::u16string_view year_letters = u"yYurU";
constexpr std::u16string_view month_letters = u"ML";
constexpr std::u16string_view day_letters = u"d";
constexpr std::u16string_view weekday_letters = u"Eec";

/// The position of a field in a pattern: letters of one kind outside quotes.
struct Field {
  int32_t start = -1;
  int32_t end = -1;
};

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

bool is_letter(const icu::UnicodeString &pattern, int32_t index) {
  return index >= 0 && index < pattern.length() && u_isalpha(pattern[index]) && pattern[index] < 0x80;
}

/// A text with ASCII digits, plain spaces and no bidi marks, like the texts to be read.
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

/// A pattern with the calendar year where CLDR has the week year by mistake ("d 'de' MMMM 'de' Y G").
icu::UnicodeString with_calendar_years(const icu::UnicodeString &pattern) {
  icu::UnicodeString result(pattern);
  if (has(pattern, u"w")) return result;
  for (Field year = find(result, u"Y"); year.start >= 0; year = find(result, u"Y")) {
    for (int32_t i = year.start; i < year.end; i++) result.setCharAt(i, u'y');
  }
  return result;
}

/// A pattern in plain text, with days and months that may have one digit.
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

/// A pattern that writes the year with at least four digits.
icu::UnicodeString with_full_years(const icu::UnicodeString &pattern) {
  icu::UnicodeString result(pattern);
  const Field year = find(pattern, u"y");
  if (year.start >= 0) result.replace(year.start, year.end - year.start, icu::UnicodeString(u"yyyy"));
  return result;
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

icu::UnicodeString written(const icu::SimpleDateFormat &format, UDate date) {
  icu::UnicodeString text;
  return format.format(date, text);
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

/// Parses the whole text; the calendar gets its fields. Returns the position of the first fault, or -1 for none.
int32_t parse(const icu::SimpleDateFormat &format, const icu::UnicodeString &text, icu::Calendar &calendar) {
  icu::ParsePosition position(0);
  calendar.clear();
  format.parse(text, calendar, position);
  if (position.getErrorIndex() >= 0) return position.getErrorIndex();
  return position.getIndex() < text.length() ? position.getIndex() : -1;
}

/// The end of the text that the start of a pattern matches, -1 if it matches nothing.
int32_t end_of(const icushim_date_format &format, const icu::UnicodeString &text, int32_t pattern_end) {
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

/// The position in a text of the field with these letters; false if it is not known.
bool locate(const icushim_date_format &format, const icu::UnicodeString &text, std::u16string_view letters,
            int32_t &start, int32_t &end) {
  const Field field = find(format.pattern, letters);
  if (field.start < 0) return false;
  start = end_of(format, text, field.start);
  end = end_of(format, text, field.end);
  return start >= 0 && end > start;
}

/// The value of the ASCII digits of a range; -1 if the range contains anything else.
int32_t number(const icu::UnicodeString &text, int32_t start, int32_t end) {
  int32_t value = 0;
  for (int32_t i = start; i < end; i++) {
    if (text[i] < u'0' || text[i] > u'9' || value > 99'999) return -1;
    value = value * 10 + (text[i] - u'0');
  }
  return value;
}

/// The position in a text of a numeric field, which may be out of range; false if there is none.
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

/// The position in a text of the digits of its year; false if the year has other characters or its position is unknown.
bool locate_year(const icushim_date_format &format, const icu::UnicodeString &text, int32_t &start, int32_t &end) {
  return locate(format, text, year_letters, start, end) && number(text, start, end) >= 0;
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

void icushim_date_format_read(const icushim_date_format *format, const uint16_t *text, int32_t length,
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

void icushim_date_format_close(icushim_date_format *format) { delete format; }

}
