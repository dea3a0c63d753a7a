#pragma once
// Shared by the shim's .cpp files for dates only.

#include <unicode/calendar.h>
#include <unicode/smpdtfmt.h>

#include <memory>
#include <string_view>

#include "icushim_dates.h"

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

namespace icushim_dates {

constexpr std::u16string_view year_letters = u"yYurU";
constexpr std::u16string_view month_letters = u"ML";
constexpr std::u16string_view day_letters = u"d";
constexpr std::u16string_view weekday_letters = u"Eec";

/// The position of a field in a pattern: letters of one kind outside quotes.
struct Field {
  int32_t start = -1;
  int32_t end = -1;
};

/// The first field with one of these letters; negative offsets if the pattern has none.
Field find(const icu::UnicodeString &pattern, std::u16string_view letters);

bool has(const icu::UnicodeString &pattern, std::u16string_view letters);

/// A text with ASCII digits, plain spaces and no bidi marks, like the texts to be read.
icu::UnicodeString plain_text(const icu::UnicodeString &text);

/// A pattern with the calendar year where CLDR has the week year by mistake ("d 'de' MMMM 'de' Y G").
icu::UnicodeString with_calendar_years(const icu::UnicodeString &pattern);

/// A pattern in plain text, with days and months that may have one digit.
icu::UnicodeString plain(const icu::UnicodeString &pattern);

/// A pattern that writes the year with at least four digits.
icu::UnicodeString with_full_years(const icu::UnicodeString &pattern);

icu::UnicodeString written(const icu::SimpleDateFormat &format, UDate date);

/// Parses the whole text; the calendar gets its fields. Returns the position of the first fault, or -1 for none.
int32_t parse(const icu::SimpleDateFormat &format, const icu::UnicodeString &text, icu::Calendar &calendar);

/// The position in a text of the field with these letters; false if it is not known.
bool locate(const icushim_date_format &format, const icu::UnicodeString &text, std::u16string_view letters,
            int32_t &start, int32_t &end);

/// The value of the ASCII digits of a range; -1 if the range contains anything else.
int32_t number(const icu::UnicodeString &text, int32_t start, int32_t end);

/// The position in a text of a numeric field, which may be out of range; false if there is none.
bool locate_number(const icushim_date_format &format, const icu::UnicodeString &text, std::u16string_view letters,
                   int32_t &start, int32_t &end);

/// The position in a text of the digits of its year; false if the year has other characters or its position is unknown.
bool locate_year(const icushim_date_format &format, const icu::UnicodeString &text, int32_t &start, int32_t &end);

}  // namespace icushim_dates
