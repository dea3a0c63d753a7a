#include "icushim_scripts.h"

#include <unicode/locdspnm.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <memory>

#include "icushim_guard.hpp"

static_assert(sizeof(UScriptCode) == sizeof(int32_t));

extern "C" {

int32_t icushim_script_from_name(const char *name) {
  int32_t script = u_getPropertyValueEnum(UCHAR_SCRIPT, name);
  return script == UCHAR_INVALID_CODE ? -1 : script;
}

const char *icushim_script_code(int32_t script) {
  return u_getPropertyValueName(UCHAR_SCRIPT, script, U_SHORT_PROPERTY_NAME);
}

const char *icushim_script_name(int32_t script) {
  return u_getPropertyValueName(UCHAR_SCRIPT, script, U_LONG_PROPERTY_NAME);
}

int32_t icushim_script_of(uint32_t code_point) {
  UErrorCode code = U_ZERO_ERROR;
  // Fails only beyond U+10FFFF, and then returns USCRIPT_INVALID_CODE.
  return uscript_getScript(static_cast<UChar32>(code_point), &code);
}

bool icushim_script_extends_to(uint32_t code_point, int32_t script) {
  return uscript_hasScript(static_cast<UChar32>(code_point), static_cast<UScriptCode>(script));
}

int32_t icushim_script_extensions(uint32_t code_point, int32_t *scripts, int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    return uscript_getScriptExtensions(static_cast<UChar32>(code_point), reinterpret_cast<UScriptCode *>(scripts),
                                       capacity, &code);
  });
}

bool icushim_script_is_recommended(int32_t script) {
  return uscript_getUsage(static_cast<UScriptCode>(script)) == USCRIPT_USAGE_RECOMMENDED;
}

int32_t icushim_script_display_name(int32_t script, const char *locale, uint8_t *destination, int32_t capacity,
                                    int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    std::unique_ptr<icu::LocaleDisplayNames> names(
        icu::LocaleDisplayNames::createInstance(icu::Locale::createFromName(locale)));
    if (!names) {
      code = U_MEMORY_ALLOCATION_ERROR;
      return 0;
    }
    icu::UnicodeString name;
    // By code: ICU 72 looks up a UScriptCode by its English name, and finds nothing.
    const char *iso = uscript_getShortName(static_cast<UScriptCode>(script));
    names->scriptDisplayName(iso ? iso : "Zzzz", name);
    icu::CheckedArrayByteSink sink(reinterpret_cast<char *>(destination), capacity);
    name.toUTF8(sink);
    return sink.NumberOfBytesAppended();
  });
}

}
