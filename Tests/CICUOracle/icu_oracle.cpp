#include "icu_oracle.h"

#include <unicode/bytestream.h>
#include <unicode/decimfmt.h>
#include <unicode/fmtable.h>
#include <unicode/locid.h>
#include <unicode/msgfmt.h>
#include <unicode/numfmt.h>
#include <unicode/plurrule.h>
#include <unicode/timezone.h>

#include <memory>
#include <mutex>
#include <vector>

namespace {

icu::UnicodeString utf16(const char *text, int32_t length) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text == nullptr ? "" : text, text == nullptr ? 0 : length));
}

int32_t write(const icu::UnicodeString &text, char *buffer, int32_t capacity, UErrorCode code, int32_t *status) {
  int32_t length = 0;
  if (U_SUCCESS(code)) {
    icu::CheckedArrayByteSink sink(buffer, capacity);
    text.toUTF8(sink);
    if (sink.Overflowed()) code = U_BUFFER_OVERFLOW_ERROR;
    length = sink.NumberOfBytesAppended();
  }
  *status = code;
  return length;
}

icu::Formattable value(const icu_oracle_argument &argument, UErrorCode &code) {
  switch (argument.kind) {
    case icu_oracle_integer: return icu::Formattable(argument.integer);
    case icu_oracle_double: return icu::Formattable(argument.number);
    case icu_oracle_decimal: return icu::Formattable(icu::StringPiece(argument.text, argument.text_length), code);
    case icu_oracle_date: return icu::Formattable(argument.number, icu::Formattable::kIsDate);
    default: return icu::Formattable(utf16(argument.text, argument.text_length));
  }
}

icu::UnicodeString text_of(const icu::MessageFormat &format, const icu_oracle_argument *arguments, int32_t count,
                           UErrorCode &code) {
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  names.reserve(count + 1);
  values.reserve(count + 1);
  for (int32_t i = 0; i < count; i++) {
    names.push_back(utf16(arguments[i].name, arguments[i].name_length));
    values.push_back(value(arguments[i], code));
  }
  // The arrays must exist for no arguments, too.
  names.emplace_back();
  values.emplace_back();
  icu::UnicodeString text;
  return format.format(names.data(), values.data(), count, text, code);
}

// MessageFormat takes the process's default zone, so only one message at a time may set it.
std::mutex default_zone;

}  // namespace

struct icu_oracle_kept {
  icu::MessageFormat format;
};

extern "C" {

icu_oracle_kept *icu_oracle_keep(const char *tag, const char *pattern, int32_t pattern_length) {
  UErrorCode code = U_ZERO_ERROR;
  const icu::Locale locale = icu::Locale::forLanguageTag(tag, code);
  auto *const kept = new icu_oracle_kept{icu::MessageFormat(utf16(pattern, pattern_length), locale, code)};
  if (U_SUCCESS(code)) return kept;
  delete kept;
  return nullptr;
}

int32_t icu_oracle_kept_write(const icu_oracle_kept *message, const icu_oracle_argument *arguments, int32_t count,
                              char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const icu::UnicodeString text = text_of(message->format, arguments, count, code);
  return write(text, buffer, capacity, code, status);
}

void icu_oracle_kept_close(icu_oracle_kept *message) { delete message; }

int32_t icu_oracle_message(const char *tag, const char *pattern, int32_t pattern_length,
                           const icu_oracle_argument *arguments, int32_t count, const char *zone, char *buffer,
                           int32_t capacity, int32_t *stage, int32_t *status) {
  const std::lock_guard<std::mutex> lock(default_zone);
  icu::TimeZone::adoptDefault(icu::TimeZone::createTimeZone(icu::UnicodeString(zone, -1, US_INV)));
  UErrorCode code = U_ZERO_ERROR;
  *stage = 0;
  const icu::Locale locale = icu::Locale::forLanguageTag(tag, code);
  icu::MessageFormat format(utf16(pattern, pattern_length), locale, code);
  icu::UnicodeString text;
  if (U_SUCCESS(code)) {
    *stage = 1;
    text = text_of(format, arguments, count, code);
  }
  return write(text, buffer, capacity, code, status);
}

int32_t icu_oracle_plural(const char *tag, int32_t ordinal, double number, char *buffer, int32_t capacity,
                          int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const icu::Locale locale = icu::Locale::forLanguageTag(tag, code);
  const std::unique_ptr<icu::PluralRules> rules(
      icu::PluralRules::forLocale(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, code));
  return write(U_SUCCESS(code) ? rules->select(number) : icu::UnicodeString(), buffer, capacity, code, status);
}

int32_t icu_oracle_number(const char *tag, const char *decimal, int32_t length, int32_t all_digits, char *buffer,
                          int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const icu::Locale locale = icu::Locale::forLanguageTag(tag, code);
  const std::unique_ptr<icu::NumberFormat> format(icu::NumberFormat::createInstance(locale, code));
  icu::UnicodeString text;
  if (U_SUCCESS(code)) {
    // CLDR's minimum for grouping, as in a number::NumberFormatter.
    if (auto *const plain = dynamic_cast<icu::DecimalFormat *>(format.get())) {
      plain->setMinimumGroupingDigits(UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
    }
    if (all_digits) {
      const icu::StringPiece piece(decimal, length);
      int32_t fraction = 0;
      for (int32_t i = 0; i < length; i++) {
        if (decimal[i] == '.') fraction = length - i - 1;
      }
      format->setMaximumFractionDigits(fraction);
      format->setMinimumFractionDigits(fraction);
    }
    format->format(icu::Formattable(icu::StringPiece(decimal, length), code), text, code);
  }
  return write(text, buffer, capacity, code, status);
}

}
