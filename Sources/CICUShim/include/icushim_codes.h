#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Functions that write text return the length that it needs, and set U_BUFFER_OVERFLOW_ERROR when `capacity` is
// smaller.

/// Writes CLDR's codes of countries as lines of alpha-2, numeric and alpha-3 ("AD 020 AND").
int32_t icushim_country_codes(char *_Nullable buffer, int32_t capacity, int32_t *_Nonnull status);

/// Writes the currencies that ICU does not call deprecated as lines of code, ISO 4217 number and decimals ("CHF 756 2");
/// the number is 0 for a currency that ISO 4217 does not have.
int32_t icushim_currency_codes(char *_Nullable buffer, int32_t capacity, int32_t *_Nonnull status);

/// Writes how a BCP 47 tag names currencies: a line with the currency of its region, or an empty one, and then a line for
/// each currency with its code, symbol, formal symbol, variant symbol and narrow symbol, with tabs between them. Where CLDR
/// does not have a symbol, it is the code.
int32_t icushim_currency_names(const char *_Nullable tag, int32_t length, char *_Nullable buffer, int32_t capacity,
                               int32_t *_Nonnull status);

/// Writes CLDR's valid identifiers of a kind ("language", "region", "script", "variant") as lines of status, space,
/// identifier; an identifier with a tilde is a range, from its last character to the one after the tilde ("AL~O").
/// An unknown kind is U_MISSING_RESOURCE_ERROR.
int32_t icushim_valid_identifiers(const char *_Nonnull kind, char *_Nullable buffer, int32_t capacity,
                                  int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
