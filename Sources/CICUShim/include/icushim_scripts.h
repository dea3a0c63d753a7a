#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A script is passed as ICU's UScriptCode, which never changes once assigned.

/// The script of an ISO 15924 code or a Unicode name ("Arab", "arabic"), matched loosely; -1 when unknown.
int32_t icushim_script_from_name(const char *_Nonnull name);

/// The ISO 15924 code, such as "Arab"; static storage; NULL when the script is unknown.
const char *_Nullable icushim_script_code(int32_t script);

/// The Unicode name, such as "Arabic"; static storage; NULL when the script is unknown.
const char *_Nullable icushim_script_name(int32_t script);

/// The Script property of a code point.
int32_t icushim_script_of(uint32_t code_point);

/// Whether the Script_Extensions of a code point contain the script.
bool icushim_script_extends_to(uint32_t code_point, int32_t script);

/// Writes the Script_Extensions of a code point and returns how many there are.
int32_t icushim_script_extensions(uint32_t code_point, int32_t *_Nonnull scripts, int32_t capacity,
                                  int32_t *_Nonnull status);

/// Whether UAX #31 recommends the script for use in identifiers (Table 5).
bool icushim_script_is_recommended(int32_t script);

/// Writes the name of a script in a language, in UTF-8, and returns its whole length in bytes. `locale` is an
/// ICU locale identifier.
int32_t icushim_script_display_name(int32_t script, const char *_Nonnull locale, uint8_t *_Nonnull destination,
                                    int32_t capacity, int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
