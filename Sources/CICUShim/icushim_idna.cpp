#include "icushim_idna.h"

#include <unicode/uidna.h>
#include <unicode/ustring.h>

#include "icushim_guard.hpp"

static_assert(icushim_idna_use_std3_rules == UIDNA_USE_STD3_RULES);
static_assert(icushim_idna_check_bidi == UIDNA_CHECK_BIDI);
static_assert(icushim_idna_check_contextj == UIDNA_CHECK_CONTEXTJ);
static_assert(icushim_idna_nontransitional_to_ascii == UIDNA_NONTRANSITIONAL_TO_ASCII);
static_assert(icushim_idna_nontransitional_to_unicode == UIDNA_NONTRANSITIONAL_TO_UNICODE);
static_assert(icushim_idna_check_contexto == UIDNA_CHECK_CONTEXTO);

namespace {

using Mapping = decltype(&uidna_nameToASCII_UTF8);

const UIDNA *unwrap(const icushim_idna *idna) { return reinterpret_cast<const UIDNA *>(idna); }

/// The code units of most names.
constexpr int32_t most_units = 512;

/// Maps a short name to what people read, as uidna_nameToUnicodeUTF8 does; that allocates for names of more than 27 units,
/// where the function for UTF-16 works in the memory that it is given. Returns a negative number for another name.
int32_t short_name_to_unicode(const UIDNA *idna, const char *domain, int32_t length, char *destination, int32_t capacity,
                              UIDNAInfo &info) {
  UChar name[most_units], readable[2 * most_units];
  int32_t units = 0, mapped = 0, written = 0;
  UErrorCode code = U_ZERO_ERROR;
  u_strFromUTF8(name, most_units, &units, domain, length, &code);
  if (U_FAILURE(code)) return -1;
  mapped = uidna_nameToUnicode(idna, name, units, readable, 2 * most_units, &info, &code);
  u_strToUTF8(destination, capacity, &written, readable, mapped, &code);
  return U_FAILURE(code) ? -1 : written;
}

int32_t name_to_unicode(const UIDNA *idna, const char *domain, int32_t length, char *destination, int32_t capacity,
                        UIDNAInfo *info, UErrorCode *code) {
  int32_t written = short_name_to_unicode(idna, domain, length, destination, capacity, *info);
  return written >= 0 ? written
                      : uidna_nameToUnicodeUTF8(idna, domain, length, destination, capacity, info, code);
}

int32_t map(Mapping mapping, const icushim_idna *idna, const uint8_t *domain, int64_t length, uint8_t *destination,
            int32_t capacity, uint32_t *errors, int32_t *status) {
  *errors = 0;
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    if (length < 0 || length > INT32_MAX) {
      code = U_INDEX_OUTOFBOUNDS_ERROR;
      return 0;
    }
    UIDNAInfo info = UIDNA_INFO_INITIALIZER;
    int32_t written = mapping(unwrap(idna), reinterpret_cast<const char *>(domain), static_cast<int32_t>(length),
                              reinterpret_cast<char *>(destination), capacity, &info, &code);
    *errors = info.errors;
    return written;
  });
}

}  // namespace

extern "C" {

icushim_idna *icushim_idna_open(uint32_t options, int32_t *status) {
  return icushim_guarded<icushim_idna *>(status, nullptr, [&](UErrorCode &code) -> icushim_idna * {
    return reinterpret_cast<icushim_idna *>(uidna_openUTS46(options, &code));
  });
}

void icushim_idna_close(icushim_idna *idna) { uidna_close(reinterpret_cast<UIDNA *>(idna)); }

int32_t icushim_idna_to_ascii(const icushim_idna *idna, const uint8_t *domain, int64_t length,
                              uint8_t *destination, int32_t capacity, uint32_t *errors, int32_t *status) {
  return map(uidna_nameToASCII_UTF8, idna, domain, length, destination, capacity, errors, status);
}

int32_t icushim_idna_to_unicode(const icushim_idna *idna, const uint8_t *domain, int64_t length,
                                uint8_t *destination, int32_t capacity, uint32_t *errors, int32_t *status) {
  return map(name_to_unicode, idna, domain, length, destination, capacity, errors, status);
}

}
