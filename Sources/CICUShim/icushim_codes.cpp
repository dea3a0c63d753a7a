#include "icushim_codes.h"

#include <unicode/ucurr.h>
#include <unicode/uenum.h>
#include <unicode/ures.h>

#include "icushim_guard.hpp"
#include "icushim_text.hpp"

namespace {

struct Resource {
  UResourceBundle *bundle;
  explicit Resource(UResourceBundle *opened) : bundle(opened) {}
  Resource(const Resource &) = delete;
  ~Resource() { ures_close(bundle); }
};

struct Enumeration {
  UEnumeration *values;
  explicit Enumeration(UEnumeration *opened) : values(opened) {}
  Enumeration(const Enumeration &) = delete;
  ~Enumeration() { uenum_close(values); }
};

int32_t size(const Resource &resource, const UErrorCode &code) {
  return U_SUCCESS(code) ? ures_getSize(resource.bundle) : 0;
}

/// Appends the string at an index of an array.
void append(icu::UnicodeString &text, const UResourceBundle *array, int32_t index, UErrorCode &code) {
  int32_t length = 0;
  const UChar *string = ures_getStringByIndex(array, index, &length, &code);
  if (U_SUCCESS(code)) text.append(string, length);
}

}  // namespace

extern "C" {

int32_t icushim_country_codes(char *buffer, int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    icu::UnicodeString rows;
    Resource data(ures_openDirect(nullptr, "supplementalData", &code));
    Resource table(ures_getByKey(data.bundle, "codeMappings", nullptr, &code));
    const int32_t count = size(table, code);
    for (int32_t i = 0; i < count && U_SUCCESS(code); i++) {
      Resource row(ures_getByIndex(table.bundle, i, nullptr, &code));
      // A row is an array of the three codes; a territory that lacks one of them is not a country of ISO 3166.
      if (size(row, code) != 3) continue;
      for (int32_t j = 0; j < 3; j++) {
        append(rows, row.bundle, j, code);
        rows.append(j == 2 ? u'\n' : u' ');
      }
    }
    return icushim_write(rows, buffer, capacity, code);
  });
}

int32_t icushim_currency_codes(char *buffer, int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    icu::UnicodeString rows;
    for (const uint32_t kind : {UCURR_COMMON | UCURR_NON_DEPRECATED, UCURR_UNCOMMON | UCURR_NON_DEPRECATED}) {
      Enumeration currencies(ucurr_openISOCurrencies(kind, &code));
      while (U_SUCCESS(code)) {
        int32_t length = 0;
        const UChar *currency = uenum_unext(currencies.values, &length, &code);
        if (currency == nullptr || U_FAILURE(code)) break;
        rows.append(currency, length).append(u' ');
        int32_t number = ucurr_getNumericCode(currency);
        for (int32_t unit = 100; unit > 0; unit /= 10) rows.append(static_cast<UChar>(u'0' + number / unit % 10));
        rows.append(u' ').append(static_cast<UChar>(u'0' + ucurr_getDefaultFractionDigits(currency, &code)));
        rows.append(u'\n');
      }
    }
    return icushim_write(rows, buffer, capacity, code);
  });
}

int32_t icushim_currency_names(const char *tag, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::Locale locale = icushim_locale(tag, length, code);
    if (U_FAILURE(code)) return 0;
    icu::UnicodeString rows;
    UChar own[4] = {};
    UErrorCode found = U_ZERO_ERROR;
    // A locale without a region does not have a currency of its own.
    if (ucurr_forLocale(locale.getName(), own, 4, &found) == 3 && U_SUCCESS(found)) rows.append(own, 3);
    rows.append(u'\n');
    Enumeration currencies(ucurr_openISOCurrencies(UCURR_ALL, &code));
    while (U_SUCCESS(code)) {
      int32_t length = 0;
      const UChar *currency = uenum_unext(currencies.values, &length, &code);
      if (currency == nullptr || U_FAILURE(code)) break;
      rows.append(currency, length);
      for (const UCurrNameStyle style :
           {UCURR_SYMBOL_NAME, UCURR_FORMAL_SYMBOL_NAME, UCURR_VARIANT_SYMBOL_NAME, UCURR_NARROW_SYMBOL_NAME}) {
        UErrorCode named = U_ZERO_ERROR;
        int32_t name_length = 0;
        const UChar *name = ucurr_getName(currency, locale.getName(), style, nullptr, &name_length, &named);
        rows.append(u'\t');
        if (U_SUCCESS(named) && name != nullptr) rows.append(name, name_length);
      }
      rows.append(u'\n');
    }
    return icushim_write(rows, buffer, capacity, code);
  });
}

int32_t icushim_valid_identifiers(const char *kind, char *buffer, int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    icu::UnicodeString rows;
    Resource data(ures_openDirect(nullptr, "supplementalData", &code));
    Resource validity(ures_getByKey(data.bundle, "idValidity", nullptr, &code));
    Resource table(ures_getByKey(validity.bundle, kind, nullptr, &code));
    const int32_t count = size(table, code);
    for (int32_t i = 0; i < count && U_SUCCESS(code); i++) {
      // Each status has an array, or a string in place of an array with one element.
      Resource row(ures_getByIndex(table.bundle, i, nullptr, &code));
      const int32_t identifiers = size(row, code);
      const icu::UnicodeString name(ures_getKey(row.bundle), -1, US_INV);
      for (int32_t j = 0; j < identifiers && U_SUCCESS(code); j++) {
        rows.append(name).append(u' ');
        append(rows, row.bundle, j, code);
        rows.append(u'\n');
      }
    }
    return icushim_write(rows, buffer, capacity, code);
  });
}

}
