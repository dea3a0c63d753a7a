#include "icushim_regex.h"

#include <time.h>
#include <unicode/uregex.h>

#include <memory>

#include "icushim_guard.hpp"

static_assert(icushim_regex_case_insensitive == UREGEX_CASE_INSENSITIVE);
static_assert(icushim_regex_comments == UREGEX_COMMENTS);
static_assert(icushim_regex_multiline == UREGEX_MULTILINE);
static_assert(icushim_regex_literal == UREGEX_LITERAL);
static_assert(icushim_regex_dot_all == UREGEX_DOTALL);
static_assert(icushim_regex_unicode_words == UREGEX_UWORD);
static_assert(icushim_regex_error_on_unknown_escapes == UREGEX_ERROR_ON_UNKNOWN_ESCAPES);
static_assert(icushim_regex_stack_overflow == U_REGEX_STACK_OVERFLOW);
static_assert(icushim_regex_pattern_too_big == U_REGEX_PATTERN_TOO_BIG);
static_assert(icushim_regex_time_out == U_REGEX_TIME_OUT);
static_assert(icushim_regex_stopped_by_caller == U_REGEX_STOPPED_BY_CALLER);

struct icushim_regex {
  URegularExpression *expression = nullptr;
  int32_t stack_bytes = 0;
  int64_t budget = INT64_MAX;
  int64_t started = 0;

  ~icushim_regex() {
    if (expression) uregex_close(expression);
  }
};

namespace {

int64_t now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<int64_t>(time.tv_sec) * 1000000000 + time.tv_nsec;
}

bool is_within_budget(icushim_regex *regex) {
  if (regex->budget == INT64_MAX) return true;
  return now() - regex->started < regex->budget;
}

UBool U_CALLCONV on_match_progress(const void *context, int32_t) {
  return is_within_budget(static_cast<icushim_regex *>(const_cast<void *>(context)));
}

// A search calls this at every start position: the work for one start can be 10,000 steps.
UBool U_CALLCONV on_find_progress(const void *context, int64_t) {
  return is_within_budget(static_cast<icushim_regex *>(const_cast<void *>(context)));
}

void set_limits(icushim_regex *regex, UErrorCode &code) {
  uregex_setStackLimit(regex->expression, regex->stack_bytes, &code);
  uregex_setMatchCallback(regex->expression, on_match_progress, regex, &code);
  uregex_setFindProgressCallback(regex->expression, on_find_progress, regex, &code);
}

bool set_text(icushim_regex *regex, const uint16_t *text, int64_t length, UErrorCode &code) {
  if (length < 0 || length > INT32_MAX) code = U_INDEX_OUTOFBOUNDS_ERROR;
  uregex_setText(regex->expression, reinterpret_cast<const UChar *>(text), static_cast<int32_t>(length), &code);
  return U_SUCCESS(code);
}

}  // namespace

extern "C" {

icushim_regex *icushim_regex_open(const uint16_t *pattern, int64_t length, uint32_t flags, int32_t stack_bytes,
                                  int32_t *line, int32_t *offset, int32_t *status) {
  *line = 0;
  *offset = 0;
  return icushim_guarded<icushim_regex *>(status, nullptr, [&](UErrorCode &code) -> icushim_regex * {
    if (length < 0 || length > INT32_MAX) {
      code = U_INDEX_OUTOFBOUNDS_ERROR;
      return nullptr;
    }
    auto regex = std::make_unique<icushim_regex>();
    UParseError fault = {};
    regex->stack_bytes = stack_bytes;
    regex->expression = uregex_open(reinterpret_cast<const UChar *>(pattern), static_cast<int32_t>(length), flags,
                                    &fault, &code);
    *line = fault.line;
    *offset = fault.offset;
    if (U_FAILURE(code)) return nullptr;
    set_limits(regex.get(), code);
    return U_SUCCESS(code) ? regex.release() : nullptr;
  });
}

icushim_regex *icushim_regex_clone(const icushim_regex *regex, int32_t *status) {
  return icushim_guarded<icushim_regex *>(status, nullptr, [&](UErrorCode &code) -> icushim_regex * {
    auto clone = std::make_unique<icushim_regex>();
    clone->stack_bytes = regex->stack_bytes;
    clone->expression = uregex_clone(regex->expression, &code);
    if (U_FAILURE(code)) return nullptr;
    set_limits(clone.get(), code);
    return U_SUCCESS(code) ? clone.release() : nullptr;
  });
}

void icushim_regex_close(icushim_regex *regex) { delete regex; }

void icushim_regex_set_budget(icushim_regex *regex, int64_t nanoseconds) {
  regex->budget = nanoseconds;
  regex->started = now();
}

bool icushim_regex_matches(icushim_regex *regex, const uint16_t *text, int64_t length, int32_t *status) {
  return icushim_guarded<bool>(status, false, [&](UErrorCode &code) -> bool {
    return set_text(regex, text, length, code) && uregex_matches64(regex->expression, -1, &code);
  });
}

bool icushim_regex_find(icushim_regex *regex, const uint16_t *text, int64_t length, int64_t *start, int64_t *end,
                        int32_t *status) {
  *start = *end = 0;
  return icushim_guarded<bool>(status, false, [&](UErrorCode &code) -> bool {
    if (!set_text(regex, text, length, code) || !uregex_find64(regex->expression, -1, &code)) return false;
    *start = uregex_start64(regex->expression, 0, &code);
    *end = uregex_end64(regex->expression, 0, &code);
    return U_SUCCESS(code);
  });
}

bool icushim_regex_hit_end(const icushim_regex *regex, int32_t *status) {
  return icushim_guarded<bool>(status, false,
                               [&](UErrorCode &code) -> bool { return uregex_hitEnd(regex->expression, &code); });
}

}
