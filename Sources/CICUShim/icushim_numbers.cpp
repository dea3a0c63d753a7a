#include "icushim_numbers.h"

#include <unicode/dcfmtsym.h>
#include <unicode/decimfmt.h>
#include <unicode/numfmt.h>

#include <memory>

#include "icushim_guard.hpp"
#include "icushim_text.hpp"

extern "C" {

int32_t icushim_number_symbols(const char *tag, int32_t length, char *buffer, int32_t capacity,
                               icushim_number_shape *shape, int32_t *status) {
  *shape = icushim_number_shape{};
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::Locale locale = icushim_locale(tag, length, code);
    std::unique_ptr<icu::NumberFormat> format(icu::NumberFormat::createInstance(locale, code));
    if (U_FAILURE(code)) return 0;
    auto *decimal = dynamic_cast<icu::DecimalFormat *>(format.get());
    if (decimal == nullptr) {
      // An algorithmic numbering system, such as Roman numerals, has no symbols.
      code = U_UNSUPPORTED_ERROR;
      return 0;
    }
    const icu::DecimalFormatSymbols *symbols = decimal->getDecimalFormatSymbols();
    icu::UnicodeString lines;
    using Symbols = icu::DecimalFormatSymbols;
    const Symbols::ENumberFormatSymbol kinds[] = {
        Symbols::kZeroDigitSymbol,  Symbols::kOneDigitSymbol,         Symbols::kTwoDigitSymbol,
        Symbols::kThreeDigitSymbol, Symbols::kFourDigitSymbol,        Symbols::kFiveDigitSymbol,
        Symbols::kSixDigitSymbol,   Symbols::kSevenDigitSymbol,       Symbols::kEightDigitSymbol,
        Symbols::kNineDigitSymbol,  Symbols::kDecimalSeparatorSymbol, Symbols::kGroupingSeparatorSymbol,
        Symbols::kMinusSignSymbol,  Symbols::kPlusSignSymbol};
    for (const auto kind : kinds) lines.append(symbols->getSymbol(kind)).append(u'\n');
    icu::UnicodeString affix;
    lines.append(decimal->getNegativePrefix(affix)).append(u'\n');
    lines.append(decimal->getNegativeSuffix(affix)).append(u'\n');
    lines.append(symbols->getSymbol(Symbols::kInfinitySymbol)).append(u'\n');
    lines.append(symbols->getSymbol(Symbols::kNaNSymbol)).append(u'\n');

    // The format makes its symbols anew when it is changed below.
    const icu::UnicodeString separator(symbols->getSymbol(Symbols::kGroupingSeparatorSymbol));
    shape->maximum_fraction = decimal->getMaximumFractionDigits();
    if (decimal->isGroupingUsed() && decimal->getGroupingSize() > 0) {
      shape->primary_grouping = decimal->getGroupingSize();
      const int32_t secondary = decimal->getSecondaryGroupingSize();
      shape->secondary_grouping = secondary > 0 ? secondary : shape->primary_grouping;
      // CLDR's minimum, which a DecimalFormat ignores by default: Spanish writes 1500, but 15.000. Measured, since the
      // getter returns the setting and not the number.
      decimal->setMinimumGroupingDigits(UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
      constexpr int32_t most = 4;
      int64_t shortest = 1;
      for (int32_t i = 0; i < shape->primary_grouping; i++) shortest *= 10;
      shape->minimum_grouping = 1;
      while (shape->minimum_grouping < most) {
        icu::UnicodeString sample;
        decimal->format(shortest, sample);
        if (sample.indexOf(separator) >= 0) break;
        shape->minimum_grouping++;
        shortest *= 10;
      }
    }
    return icushim_write(lines, buffer, capacity, code);
  });
}

}
