#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The plural categories of CLDR, by the numbers that the functions below return.
enum {
  icushim_plural_zero = 0,
  icushim_plural_one = 1,
  icushim_plural_two = 2,
  icushim_plural_few = 3,
  icushim_plural_many = 4,
  icushim_plural_other = 5,
};

/// An `icu::PluralRules`; immutable, so that threads may share it.
typedef struct icushim_plural_rules icushim_plural_rules;

/// Opens the cardinal or ordinal rules of a BCP 47 tag. The caller closes them.
icushim_plural_rules *_Nullable icushim_plural_rules_open(const char *_Nullable tag, int32_t length, int32_t ordinal,
                                                          int32_t *_Nonnull status);

/// Whether there are rules for a language; some languages have rules but no other data in ICU.
int32_t icushim_plural_rules_exist(const char *_Nonnull language, int32_t *_Nonnull status);

/// The category of an integer.
int32_t icushim_plural_rules_select_integer(const icushim_plural_rules *_Nonnull rules, int64_t number,
                                            int32_t *_Nonnull status);

/// The category of a decimal in ASCII digits ("-1.50"), with as many visible fraction digits as given (0 to 999).
int32_t icushim_plural_rules_select_decimal(const icushim_plural_rules *_Nonnull rules, const char *_Nullable decimal,
                                            int32_t length, int32_t fraction_digits, int32_t *_Nonnull status);

/// The categories that the rules can return, as bits numbered by category.
uint32_t icushim_plural_rules_categories(const icushim_plural_rules *_Nonnull rules, int32_t *_Nonnull status);

/// Closes rules.
void icushim_plural_rules_close(icushim_plural_rules *_Nullable rules);

#ifdef __cplusplus
}
#endif
