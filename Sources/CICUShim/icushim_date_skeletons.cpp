#include "icushim_date_skeletons.h"

#include <unicode/basictz.h>
#include <unicode/dtptngen.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

#include <memory>

#include "icushim_guard.hpp"
#include "icushim_text.hpp"

extern "C" {

int32_t icushim_date_style_skeleton(const char *tag, int32_t length, int32_t style, char *buffer, int32_t capacity,
                                    int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::Locale locale = icushim_locale(tag, length, code);
    if (U_FAILURE(code)) return 0;
    const std::unique_ptr<icu::DateFormat> format(
        icu::DateFormat::createDateInstance(static_cast<icu::DateFormat::EStyle>(style), locale));
    const auto *simple = dynamic_cast<const icu::SimpleDateFormat *>(format.get());
    if (simple == nullptr) {
      code = U_UNSUPPORTED_ERROR;
      return 0;
    }
    icu::UnicodeString pattern;
    simple->toPattern(pattern);
    return icushim_write(icu::DateTimePatternGenerator::staticGetSkeleton(pattern, code), buffer, capacity, code);
  });
}

int32_t icushim_time_form(const char *tag, int32_t length, const char *skeleton, int32_t skeleton_length, char *buffer,
                          int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::Locale locale = icushim_locale(tag, length, code);
    if (U_FAILURE(code)) return 0;
    const std::unique_ptr<icu::DateTimePatternGenerator> generator(
        icu::DateTimePatternGenerator::createInstance(locale, code));
    if (U_FAILURE(code)) return 0;
    const icu::UnicodeString pattern = generator->getBestPattern(icushim_utf16(skeleton, skeleton_length), code);
    // The letters of the part of the day that the pattern has, outside of quotation marks.
    icu::UnicodeString period;
    bool is_quoted = false;
    for (int32_t i = 0; i < pattern.length(); i++) {
      const UChar letter = pattern[i];
      if (letter == u'\'') is_quoted = !is_quoted;
      if (!is_quoted && (letter == u'a' || letter == u'b' || letter == u'B')) period.append(letter);
    }
    icu::UnicodeString rows = pattern;
    rows.append(u'\n');
    const icu::UnicodeString columns[] = {period, u"a", u"B"};
    std::unique_ptr<icu::SimpleDateFormat> formats[3];
    for (int32_t i = 0; i < 3 && U_SUCCESS(code); i++) {
      if (columns[i].isEmpty()) continue;
      formats[i] = std::make_unique<icu::SimpleDateFormat>(columns[i], locale, code);
      if (U_SUCCESS(code)) formats[i]->adoptTimeZone(icu::TimeZone::getGMT()->clone());
    }
    for (int32_t half_hour = 0; half_hour < 48 && U_SUCCESS(code); half_hour++) {
      for (int32_t i = 0; i < 3; i++) {
        // A quarter past or to, since noon and midnight have names of their own.
        constexpr double half_an_hour = 1800000;
        if (formats[i] != nullptr) {
          icu::UnicodeString text;
          rows.append(formats[i]->format((half_hour + 0.5) * half_an_hour, text));
        }
        rows.append(i == 2 ? u'\n' : u'\t');
      }
    }
    return icushim_write(rows, buffer, capacity, code);
  });
}

int32_t icushim_time_zone_is_known(const char *zone, int32_t length, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &) -> int32_t {
    const std::unique_ptr<icu::TimeZone> found(icu::TimeZone::createTimeZone(icushim_utf16(zone, length)));
    return found != nullptr && *found != icu::TimeZone::getUnknown() ? 1 : 0;
  });
}

int32_t icushim_time_zone_offset(const char *zone, int32_t length, double local_milliseconds, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const std::unique_ptr<icu::TimeZone> found(
        length == 0 ? icu::TimeZone::createDefault() : icu::TimeZone::createTimeZone(icushim_utf16(zone, length)));
    const auto *basic = dynamic_cast<const icu::BasicTimeZone *>(found.get());
    int32_t raw = 0;
    int32_t savings = 0;
    if (basic != nullptr) {
      basic->getOffsetFromLocal(local_milliseconds, UCAL_TZ_LOCAL_FORMER, UCAL_TZ_LOCAL_FORMER, raw, savings, code);
    } else if (found != nullptr) {
      found->getOffset(local_milliseconds, true, raw, savings, code);
    }
    return raw + savings;
  });
}

}
