#include "icushim_status.h"

#include <unicode/uchar.h>
#include <unicode/utypes.h>
#include <unicode/uvernum.h>
#include <unicode/uversion.h>

static_assert(icushim_ok == U_ZERO_ERROR);
static_assert(icushim_illegal_argument == U_ILLEGAL_ARGUMENT_ERROR);
static_assert(icushim_memory_error == U_MEMORY_ALLOCATION_ERROR);
static_assert(icushim_index_out_of_bounds == U_INDEX_OUTOFBOUNDS_ERROR);
static_assert(icushim_invalid_format == U_INVALID_FORMAT_ERROR);
static_assert(icushim_parse_error == U_PARSE_ERROR);
static_assert(icushim_buffer_overflow == U_BUFFER_OVERFLOW_ERROR);

namespace {
/// Spelled once, before any thread can read it.
struct LinkedVersion {
  char text[U_MAX_VERSION_STRING_LENGTH] = "";
  LinkedVersion() noexcept {
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, text);
  }
};
}  // namespace

extern "C" {

const char *icushim_status_name(int32_t status) { return u_errorName(static_cast<UErrorCode>(status)); }

const char *icushim_icu_version(void) {
  static const LinkedVersion linked;
  return linked.text;
}

void icushim_unicode_version(uint8_t version[4]) {
  UVersionInfo info;
  u_getUnicodeVersion(info);
  for (int i = 0; i < 4; i++) version[i] = info[i];
}

}
