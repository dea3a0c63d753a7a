#include "icushim_plurals.hpp"

#include <unicode/numberformatter.h>
#include <unicode/strenum.h>
#include <unicode/ures.h>

#include "icushim_guard.hpp"
#include "icushim_text.hpp"

namespace icushim_plurals {

int32_t category(const icu::UnicodeString &keyword, UErrorCode &code) {
  static const char16_t *const names[] = {u"zero", u"one", u"two", u"few", u"many", u"other"};
  for (int32_t i = 0; i < 6; i++) {
    if (keyword == names[i]) return i;
  }
  // CLDR has no other category; a newer one must not silently become `other`.
  if (U_SUCCESS(code)) code = U_UNSUPPORTED_ERROR;
  return icushim_plural_other;
}

}  // namespace icushim_plurals

using icushim_plurals::category;

namespace {

int32_t select(const icu::PluralRules &rules, icu::StringPiece decimal, int32_t fraction_digits, UErrorCode &code) {
  const icu::number::FormattedNumber formatted =
      icu::number::NumberFormatter::withLocale(icu::Locale::getRoot())
          .precision(icu::number::Precision::minMaxFraction(fraction_digits, fraction_digits))
          .formatDecimal(decimal, code);
  if (U_FAILURE(code)) return icushim_plural_other;
  const icu::UnicodeString keyword = rules.select(formatted, code);
  return U_SUCCESS(code) ? category(keyword, code) : static_cast<int32_t>(icushim_plural_other);
}

}  // namespace

extern "C" {

icushim_plural_rules *icushim_plural_rules_open(const char *tag, int32_t length, int32_t ordinal, int32_t *status) {
  return icushim_guarded<icushim_plural_rules *>(status, nullptr, [&](UErrorCode &code) -> icushim_plural_rules * {
    const icu::Locale locale = icushim_locale(tag, length, code);
    std::unique_ptr<icu::PluralRules> rules(
        icu::PluralRules::forLocale(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, code));
    if (U_FAILURE(code)) return nullptr;
    return new icushim_plural_rules{std::move(rules)};
  });
}

int32_t icushim_plural_rules_exist(const char *language, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::LocalUResourceBundlePointer data(ures_openDirect(nullptr, "plurals", &code));
    const icu::LocalUResourceBundlePointer table(ures_getByKey(data.getAlias(), "locales", nullptr, &code));
    int32_t length = 0;
    ures_getStringByKey(table.getAlias(), language, &length, &code);
    const bool is_missing = code == U_MISSING_RESOURCE_ERROR;
    if (is_missing) code = U_ZERO_ERROR;
    return U_SUCCESS(code) && !is_missing ? 1 : 0;
  });
}

int32_t icushim_plural_rules_select_integer(const icushim_plural_rules *rules, int64_t number, int32_t *status) {
  return icushim_guarded<int32_t>(status, icushim_plural_other, [&](UErrorCode &code) -> int32_t {
    if (number >= INT32_MIN && number <= INT32_MAX) {
      return category(rules->rules->select(static_cast<int32_t>(number)), code);
    }
    // A double would round above 2^53.
    const icu::number::FormattedNumber formatted =
        icu::number::NumberFormatter::withLocale(icu::Locale::getRoot()).formatInt(number, code);
    if (U_FAILURE(code)) return icushim_plural_other;
    const icu::UnicodeString keyword = rules->rules->select(formatted, code);
    return U_SUCCESS(code) ? category(keyword, code) : static_cast<int32_t>(icushim_plural_other);
  });
}

int32_t icushim_plural_rules_select_decimal(const icushim_plural_rules *rules, const char *decimal, int32_t length,
                                            int32_t fraction_digits, int32_t *status) {
  return icushim_guarded<int32_t>(status, icushim_plural_other, [&](UErrorCode &code) -> int32_t {
    return select(*rules->rules, icushim_piece(decimal, length), fraction_digits, code);
  });
}

uint32_t icushim_plural_rules_categories(const icushim_plural_rules *rules, int32_t *status) {
  return icushim_guarded<uint32_t>(status, 0, [&](UErrorCode &code) -> uint32_t {
    std::unique_ptr<icu::StringEnumeration> keywords(rules->rules->getKeywords(code));
    uint32_t bits = 0;
    while (U_SUCCESS(code)) {
      const icu::UnicodeString *keyword = keywords->snext(code);
      if (keyword == nullptr) break;
      bits |= 1u << category(*keyword, code);
    }
    return bits;
  });
}

void icushim_plural_rules_close(icushim_plural_rules *rules) { delete rules; }

}
