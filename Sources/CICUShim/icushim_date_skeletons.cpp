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
