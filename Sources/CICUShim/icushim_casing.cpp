#include "icushim_casing.h"

#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/uniset.h>
#include <unicode/unistr.h>

#include <memory>

#include "icushim_guard.hpp"
#include "icushim_set.hpp"

static_assert(icushim_property_case_sensitive == UCHAR_CASE_SENSITIVE);

namespace {

/// Writes up to three code points and returns their number.
int32_t write_code_points(const icu::UnicodeString &text, uint32_t *destination, UErrorCode &code) {
  UChar32 code_points[icushim_longest_case_folding] = {};
  int32_t length = text.toUTF32(code_points, icushim_longest_case_folding, code);
  if (U_FAILURE(code)) return 0;
  for (int32_t index = 0; index < length; index++) destination[index] = static_cast<uint32_t>(code_points[index]);
  return length;
}

}  // namespace

extern "C" {

icushim_set *icushim_set_open_case_closed(const uint32_t *bounds, int64_t range_count, int32_t *status) {
  return icushim_guarded<icushim_set *>(status, nullptr, [&](UErrorCode &) -> icushim_set * {
    auto result = std::make_unique<icushim_set>();
    for (int64_t index = 0; index < range_count; index++) {
      result->set.add(static_cast<UChar32>(bounds[2 * index]), static_cast<UChar32>(bounds[2 * index + 1]));
    }
    result->set.closeOver(USET_CASE_INSENSITIVE);
    return result.release();
  });
}

uint32_t icushim_simple_case_folding(uint32_t code_point) {
  return static_cast<uint32_t>(u_foldCase(static_cast<UChar32>(code_point), U_FOLD_CASE_DEFAULT));
}

int32_t icushim_full_case_folding(uint32_t code_point, uint32_t *folding, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    icu::UnicodeString text(static_cast<UChar32>(code_point));
    text.foldCase(U_FOLD_CASE_DEFAULT);
    return write_code_points(text, folding, code);
  });
}

int32_t icushim_full_lowercase(uint32_t code_point, uint32_t *lowercase, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    icu::UnicodeString text(static_cast<UChar32>(code_point));
    text.toLower(icu::Locale::getRoot());
    return write_code_points(text, lowercase, code);
  });
}

}
