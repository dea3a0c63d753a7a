#include "icushim_timezones.h"

#include <unicode/strenum.h>
#include <unicode/timezone.h>

#include <memory>

#include "icushim_guard.hpp"
#include "icushim_text.hpp"

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

}
