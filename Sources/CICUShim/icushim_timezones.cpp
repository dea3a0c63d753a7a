#include "icushim_timezones.h"

#include <unicode/strenum.h>
#include <unicode/timezone.h>

#include <memory>

#include "icushim_guard.hpp"
#include "icushim_text.hpp"

struct icushim_time_zone {
  std::unique_ptr<icu::TimeZone> zone;
};

extern "C" {

int32_t icushim_time_zone_names(char *buffer, int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    std::unique_ptr<icu::StringEnumeration> names(
        icu::TimeZone::createTimeZoneIDEnumeration(UCAL_ZONE_TYPE_ANY, nullptr, nullptr, code));
    icu::UnicodeString lines;
    while (U_SUCCESS(code)) {
      const icu::UnicodeString *name = names->snext(code);
      if (name == nullptr) break;
      lines.append(*name).append(u'\n');
    }
    return icushim_write(lines, buffer, capacity, code);
  });
}

icushim_time_zone *icushim_time_zone_open(const char *name, int32_t length, int32_t *status) {
  return icushim_guarded<icushim_time_zone *>(status, nullptr, [&](UErrorCode &code) -> icushim_time_zone * {
    auto result = std::make_unique<icushim_time_zone>();
    result->zone.reset(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(icu::StringPiece(name, length))));
    if (!result->zone || *result->zone == icu::TimeZone::getUnknown()) code = U_ILLEGAL_ARGUMENT_ERROR;
    return U_SUCCESS(code) ? result.release() : nullptr;
  });
}

void icushim_time_zone_close(icushim_time_zone *zone) { delete zone; }

int32_t icushim_time_zone_offset_at(const icushim_time_zone *zone, double time, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    int32_t raw = 0, summer = 0;
    zone->zone->getOffset(time, false, raw, summer, code);
    return raw + summer;
  });
}

}
