#include "icushim_conversion.h"

#include <unicode/ucnv.h>
#include <unicode/uniset.h>
#include <unicode/unistr.h>
#include <unicode/uset.h>

#include <memory>

#include "icushim_guard.hpp"
#include "icushim_set.hpp"

namespace {
/// The number of a USet's ranges; its items are the ranges, followed by the strings.
int32_t range_count(const icushim_set *set) { return set->set.getRangeCount(); }
}  // namespace

extern "C" {

icushim_set *icushim_charset_open(const char *name, int32_t *status) {
  return icushim_guarded<icushim_set *>(status, nullptr, [&](UErrorCode &code) -> icushim_set * {
    std::unique_ptr<UConverter, decltype(&ucnv_close)> converter(ucnv_open(name, &code), ucnv_close);
    if (U_FAILURE(code)) return nullptr;
    // The warning that an alias means several charsets does not concern the set.
    code = U_ZERO_ERROR;
    auto result = std::make_unique<icushim_set>();
    ucnv_getUnicodeSet(converter.get(), result->set.toUSet(), UCNV_ROUNDTRIP_SET, &code);
    // A text does not contain surrogates.
    result->set.remove(0xD800, 0xDFFF);
    return U_SUCCESS(code) ? result.release() : nullptr;
  });
}

int32_t icushim_set_sequence_count(const icushim_set *set) {
  return uset_getItemCount(set->set.toUSet()) - range_count(set);
}

int32_t icushim_set_sequence(const icushim_set *set, int32_t index, uint32_t *destination, int32_t capacity,
                             int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    char16_t units[64];
    UChar32 first = 0, last = 0;
    const int32_t length = uset_getItem(set->set.toUSet(), range_count(set) + index, &first, &last, units, 64, &code);
    if (U_FAILURE(code) || length < 2) return 0;
    const icu::UnicodeString text(false, units, length);
    const int32_t count = text.countChar32();
    for (int32_t i = 0, at = 0; i < count && i < capacity; i++, at = text.moveIndex32(at, 1)) {
      destination[i] = static_cast<uint32_t>(text.char32At(at));
    }
    return count;
  });
}

const char *icushim_charset_name(const char *name, int32_t *status) {
  return icushim_guarded<const char *>(status, nullptr, [&](UErrorCode &code) -> const char * {
    // Opening a name decides which charset it means; the names in a standard may belong to another charset.
    std::unique_ptr<UConverter, decltype(&ucnv_close)> converter(ucnv_open(name, &code), ucnv_close);
    if (U_FAILURE(code)) return nullptr;
    for (const char *standard : {"MIME", "IANA"}) {
      UErrorCode none = U_ZERO_ERROR;
      const char *known = ucnv_getStandardName(name, standard, &none);
      if (U_SUCCESS(none) && known != nullptr) return known;
    }
    UErrorCode none = U_ZERO_ERROR;
    const char *alias = ucnv_getAlias(name, 0, &none);
    return U_SUCCESS(none) ? alias : nullptr;
  });
}

int32_t icushim_charset_count(void) { return ucnv_countAvailable(); }

const char *icushim_charset_at(int32_t index) { return ucnv_getAvailableName(index); }

}
