#include "icushim_collation.h"

#include <unicode/coleitr.h>
#include <unicode/coll.h>
#include <unicode/tblcoll.h>
#include <unicode/ucol.h>
#include <unicode/uniset.h>
#include <unicode/unistr.h>
#include <unicode/usetiter.h>

#include <algorithm>
#include <memory>
#include <set>

#include "icushim_guard.hpp"
#include "icushim_set.hpp"
#include "icushim_text.hpp"

struct icushim_collator {
  std::unique_ptr<icu::Collator> collator;
};

struct icushim_elements {
  std::unique_ptr<icu::CollationElementIterator> iterator;
};

namespace {
const icu::RuleBasedCollator *rules(const icushim_collator *collator, UErrorCode &code) {
  const auto *rules = dynamic_cast<const icu::RuleBasedCollator *>(collator->collator.get());
  if (rules == nullptr && U_SUCCESS(code)) code = U_UNSUPPORTED_ERROR;
  return rules;
}
}  // namespace

extern "C" {

icushim_collator *icushim_collator_open(const char *tag, int32_t length, int32_t *status) {
  return icushim_guarded<icushim_collator *>(status, nullptr, [&](UErrorCode &code) -> icushim_collator * {
    const icu::Locale locale = icushim_locale(tag, length, code);
    if (U_FAILURE(code)) return nullptr;
    auto result = std::make_unique<icushim_collator>();
    result->collator.reset(icu::Collator::createInstance(locale, code));
    if (U_FAILURE(code)) return nullptr;
    result->collator->setAttribute(UCOL_NORMALIZATION_MODE, UCOL_ON, code);
    result->collator->setAttribute(UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE, code);
    rules(result.get(), code);
    return U_SUCCESS(code) ? result.release() : nullptr;
  });
}

void icushim_collator_close(icushim_collator *collator) { delete collator; }

icushim_set *icushim_collator_open_dependent(const icushim_collator *collator, uint32_t *pairs, int64_t capacity,
                                             int64_t *count, int32_t *status) {
  return icushim_guarded<icushim_set *>(status, nullptr, [&](UErrorCode &code) -> icushim_set * {
    auto result = std::make_unique<icushim_set>();
    std::set<uint32_t> found;
    // All digits of a number make its elements.
    if (collator->collator->getAttribute(UCOL_NUMERIC_COLLATION, code) == UCOL_ON) return nullptr;
    icu::UnicodeSet contractions;
    ucol_getContractionsAndExpansions(collator->collator->toUCollator(), contractions.toUSet(), nullptr, true, &code);
    icu::UnicodeSetIterator items(contractions);
    while (U_SUCCESS(code) && items.next()) {
      if (!items.isString()) continue;
      const icu::UnicodeString &text = items.getString();
      for (int32_t i = text.moveIndex32(0, 1); i < text.length(); i = text.moveIndex32(i, 1)) {
        const UChar32 before = text.char32At(i - 1), dependent = text.char32At(i);
        result->set.add(dependent);
        if (before <= 0xFFFF && dependent <= 0xFFFF) found.insert(static_cast<uint32_t>(before << 16 | dependent));
      }
    }
    *count = static_cast<int64_t>(found.size());
    if (*count <= capacity) std::copy(found.begin(), found.end(), pairs);
    return U_SUCCESS(code) ? result.release() : nullptr;
  });
}

icushim_elements *icushim_elements_open(const icushim_collator *collator, int32_t *status) {
  return icushim_guarded<icushim_elements *>(status, nullptr, [&](UErrorCode &code) -> icushim_elements * {
    const icu::RuleBasedCollator *collation = rules(collator, code);
    if (U_FAILURE(code)) return nullptr;
    auto result = std::make_unique<icushim_elements>();
    result->iterator.reset(collation->createCollationElementIterator(icu::UnicodeString()));
    if (!result->iterator) code = U_MEMORY_ALLOCATION_ERROR;
    return U_SUCCESS(code) ? result.release() : nullptr;
  });
}

void icushim_elements_close(icushim_elements *elements) { delete elements; }

void icushim_elements_set_text(icushim_elements *elements, const uint16_t *utf16, int64_t length, int32_t *status) {
  icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    if (length < 0 || length > INT32_MAX) {
      code = U_INDEX_OUTOFBOUNDS_ERROR;
      return 0;
    }
    const icu::UnicodeString text(false, reinterpret_cast<const char16_t *>(utf16), static_cast<int32_t>(length));
    elements->iterator->setText(text, code);
    return 0;
  });
}

int32_t icushim_elements_next(icushim_elements *elements, uint32_t *orders, int64_t *ends, int32_t capacity,
                              int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    int32_t count = 0;
    while (count < capacity) {
      const int32_t order = elements->iterator->next(code);
      if (U_FAILURE(code) || order == icu::CollationElementIterator::NULLORDER) break;
      orders[count] = static_cast<uint32_t>(order);
      ends[count] = elements->iterator->getOffset();
      count++;
    }
    return count;
  });
}

}
