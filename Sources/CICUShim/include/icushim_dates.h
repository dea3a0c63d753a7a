#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Reads and writes the dates of one locale and calendar in one form. Not thread-safe: one thread at a time.
typedef struct icushim_date_format icushim_date_format;

/// The lengths of a date, as in UDateFormatStyle.
enum {
  icushim_date_full = 0,
  icushim_date_long = 1,
  icushim_date_medium = 2,
  icushim_date_short = 3,
  /// A skeleton gives the form.
  icushim_date_skeleton = -1,
};

/// Opens a format; the caller closes it.
///
/// `calendar` is a type of BCP 47's key "ca" in ICU's spelling ("gregorian" for "gregory"), empty for that of the
/// locale. `skeleton` is used only with the style for skeletons; a skeleton that does not make a date with year, month
/// and day and without a time sets U_ILLEGAL_ARGUMENT_ERROR.
icushim_date_format *_Nullable icushim_date_format_open(const char *_Nullable tag, int32_t length,
                                                        const char *_Nullable calendar, int32_t calendar_length,
                                                        int32_t style, const char *_Nullable skeleton,
                                                        int32_t skeleton_length, int32_t *_Nonnull status);

/// The result of reading a date.
enum {
  icushim_date_read = 0,
  /// The text does not have the form from `start` on.
  icushim_date_syntax = 1,
  /// The year has no such month; `actual` is its number, `maximum` the last.
  icushim_date_month = 2,
  /// The month has no such day; `actual` is its number, `maximum` the last.
  icushim_date_day = 3,
  /// The date is not on the weekday in the text.
  icushim_date_weekday = 4,
};

typedef struct icushim_date_reading {
  int32_t outcome;
  /// The part at fault, in code units.
  int32_t start;
  int32_t end;
  int32_t actual;
  int32_t maximum;
  /// Whether `milliseconds` is a date although the text is refused, because the date is written in another way.
  int32_t is_near;
  /// Midnight in UTC, in milliseconds since 1970.
  double milliseconds;
} icushim_date_reading;

/// Reads a date strictly: the whole text must be an existing date, as the format would write it. Exceptions: numbers
/// may lack leading zeros or have them, up to two digits and for a year up to four, and letter case does not count.
///
/// The text has ASCII digits, U+0020 for every space, and no bidi marks.
void icushim_date_format_read(const icushim_date_format *_Nonnull format, const uint16_t *_Nonnull text,
                              int32_t length, icushim_date_reading *_Nonnull reading, int32_t *_Nonnull status);

/// The part of a date to write.
enum {
  icushim_date_as_written = 0,
  /// The date with its year in at least four digits.
  icushim_date_full_years = 1,
  /// Only the weekday.
  icushim_date_weekday_alone = 2,
};

/// Writes the date of a time in UTC in the digits of the locale. Returns the length that it needs; sets
/// U_BUFFER_OVERFLOW_ERROR when `capacity` is smaller.
int32_t icushim_date_format_write(const icushim_date_format *_Nonnull format, double milliseconds, int32_t part,
                                  char *_Nullable buffer, int32_t capacity, int32_t *_Nonnull status);

/// Whether the locale writes digits of two scripts in one date, as Tibetan does: Latin digits for numbers, its own in
/// the names of months.
int32_t icushim_date_format_mixes_digits(const icushim_date_format *_Nonnull format);

/// The start of the hundred years that a year of two digits is in, in milliseconds since 1970.
double icushim_date_format_two_digit_year_start(const icushim_date_format *_Nonnull format);

/// ICU's name of the calendar of a format, such as "gregorian"; a constant.
const char *_Nonnull icushim_date_format_calendar(const icushim_date_format *_Nonnull format);

/// Closes a format.
void icushim_date_format_close(icushim_date_format *_Nullable format);

#ifdef __cplusplus
}
#endif
