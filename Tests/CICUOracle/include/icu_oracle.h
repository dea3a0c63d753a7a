#pragma once
#include <stdint.h>

// ICU's own answers, against which tests hold ours. Text is UTF-8 with its length; functions that write text return
// the length that it needs and set U_BUFFER_OVERFLOW_ERROR when `capacity` is smaller.

#ifdef __cplusplus
extern "C" {
#endif

/// What kind of value an argument holds.
enum {
  icu_oracle_integer = 0,
  icu_oracle_double = 1,
  /// A decimal in ASCII digits, in `text`.
  icu_oracle_decimal = 2,
  icu_oracle_text = 3,
  /// Milliseconds since 1970, in `number`.
  icu_oracle_date = 4,
};

/// One named argument of a message.
typedef struct icu_oracle_argument {
  const char *_Nonnull name;
  int32_t name_length;
  int32_t kind;
  int64_t integer;
  double number;
  const char *_Nullable text;
  int32_t text_length;
} icu_oracle_argument;

/// Formats a pattern by `icu::MessageFormat` with named arguments, dates in the time zone `zone`.
///
/// `stage` tells where a failure came from: 0 the pattern was refused, 1 formatting failed.
int32_t icu_oracle_message(const char *_Nonnull tag, const char *_Nonnull pattern, int32_t pattern_length,
                           const icu_oracle_argument *_Nullable arguments, int32_t count, const char *_Nonnull zone,
                           char *_Nullable buffer, int32_t capacity, int32_t *_Nonnull stage,
                           int32_t *_Nonnull status);

/// A message that is compiled once, as a program keeps it.
typedef struct icu_oracle_kept icu_oracle_kept;

/// Compiles a pattern; null where ICU refuses it.
icu_oracle_kept *_Nullable icu_oracle_keep(const char *_Nonnull tag, const char *_Nonnull pattern,
                                           int32_t pattern_length);

/// Formats a kept message as `icu_oracle_message` does, in the process's time zone.
int32_t icu_oracle_kept_write(const icu_oracle_kept *_Nonnull message,
                              const icu_oracle_argument *_Nullable arguments, int32_t count,
                              char *_Nullable buffer, int32_t capacity, int32_t *_Nonnull status);

void icu_oracle_kept_close(icu_oracle_kept *_Nonnull message);

/// Writes the category of a double by `icu::PluralRules::select(double)`.
int32_t icu_oracle_plural(const char *_Nonnull tag, int32_t ordinal, double number, char *_Nullable buffer,
                          int32_t capacity, int32_t *_Nonnull status);

/// Writes a number as `icu::NumberFormat::createInstance` does, from a decimal in ASCII digits with its own fraction
/// digits when `all_digits` is set.
int32_t icu_oracle_number(const char *_Nonnull tag, const char *_Nonnull decimal, int32_t length, int32_t all_digits,
                          char *_Nullable buffer, int32_t capacity, int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
