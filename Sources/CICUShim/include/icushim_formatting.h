#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Functions that write text return the length that it needs, and set U_BUFFER_OVERFLOW_ERROR when `capacity` is
// smaller.

/// The kind of value in `icushim_value`.
enum {
  icushim_value_integer = 0,
  icushim_value_double = 1,
  /// A decimal in ASCII digits, in `text`.
  icushim_value_decimal = 2,
  icushim_value_text = 3,
  /// Milliseconds since 1970, in `number`.
  icushim_value_date = 4,
};

/// A value to format; text is borrowed for the call.
typedef struct icushim_value {
  int32_t kind;
  int64_t integer;
  double number;
  const char *_Nullable text;
  int32_t text_length;
} icushim_value;

/// An `icu::MessageFormat` of one argument. Not thread-safe: one thread at a time.
typedef struct icushim_argument_format icushim_argument_format;

/// Opens the format of a pattern whose one argument is number 0, such as "{0,date,short}". The caller closes it.
icushim_argument_format *_Nullable icushim_argument_format_open(const char *_Nullable tag, int32_t length,
                                                                const char *_Nullable pattern, int32_t pattern_length,
                                                                int32_t *_Nonnull status);

/// The style of a date without a pattern.
enum {
  /// As `icu::MessageFormat` writes a date in "{0}": short date and time.
  icushim_argument_date_unstyled = 0,
  /// A day in the long style.
  icushim_argument_date_day = 1,
  /// A day in the long style, with hour, minute and the short name of the time zone.
  icushim_argument_date_time = 2,
};

/// Opens the format of a date in a style. `calendar` is ICU's name of a calendar, empty for that of the locale; the
/// Gregorian one has no Julian years in the two styles of days. The caller closes it.
icushim_argument_format *_Nullable icushim_argument_format_open_date(const char *_Nullable tag, int32_t length,
                                                                     int32_t style, const char *_Nullable calendar,
                                                                     int32_t calendar_length,
                                                                     int32_t *_Nonnull status);

/// Writes a value. Dates are in the time zone `zone` (an Olson name), or the process's own if that is empty.
int32_t icushim_argument_format_write(icushim_argument_format *_Nonnull format, const icushim_value *_Nonnull value,
                                      const char *_Nullable zone, int32_t zone_length, char *_Nullable buffer,
                                      int32_t capacity, int32_t *_Nonnull status);

/// Closes a format.
void icushim_argument_format_close(icushim_argument_format *_Nullable format);

/// Whether a code point is not allowed in an argument's name: Pattern_Syntax or Pattern_White_Space (UAX #31).
int32_t icushim_ends_identifier(uint32_t code_point);

/// An `icu::ListFormatter` of standard width. Not thread-safe: one thread at a time.
typedef struct icushim_list_format icushim_list_format;

/// Opens the list format of a BCP 47 tag, joining by "or" rather than "and" when `alternatives` is set.
icushim_list_format *_Nullable icushim_list_format_open(const char *_Nullable tag, int32_t length,
                                                        int32_t alternatives, int32_t *_Nonnull status);

/// Writes a list. `items` is the concatenated text of the items, by which the words between them are chosen, and
/// `lengths` are their lengths; `shown` is the text that is written in place of each.
int32_t icushim_list_format_write(const icushim_list_format *_Nonnull format, const char *_Nullable items,
                                  const int32_t *_Nullable lengths, const char *_Nullable shown,
                                  const int32_t *_Nullable shown_lengths, int32_t count, char *_Nullable buffer,
                                  int32_t capacity, int32_t *_Nonnull status);

/// Closes a list format.
void icushim_list_format_close(icushim_list_format *_Nullable format);

#ifdef __cplusplus
}
#endif
