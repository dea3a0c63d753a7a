#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A compiled pattern with the state of one match; one thread at a time.
typedef struct icushim_regex icushim_regex;

/// URegexpFlag.
enum {
  icushim_regex_case_insensitive = 2,
  icushim_regex_comments = 4,
  icushim_regex_multiline = 8,
  icushim_regex_literal = 16,
  icushim_regex_dot_all = 32,
  icushim_regex_unicode_words = 256,
  icushim_regex_error_on_unknown_escapes = 512,
};

/// The statuses that a caller distinguishes while matching, and one that the shim itself makes.
enum {
  icushim_regex_stack_overflow = 0x10311,
  icushim_regex_time_out = 0x10312,
  icushim_regex_stopped_by_caller = 0x10313,
  icushim_regex_pattern_too_big = 0x10314,
};

/// Compiles a pattern; the caller closes the handle. On a syntax error the result is NULL, `line` counts
/// from 1 and `offset` is the number of code points of that line that the compiler had read.
/// `stack_bytes` bounds the backtracking stack.
icushim_regex *_Nullable icushim_regex_open(const uint16_t *_Nonnull pattern, int64_t length, uint32_t flags,
                                            int32_t stack_bytes, int32_t *_Nonnull line,
                                            int32_t *_Nonnull offset, int32_t *_Nonnull status);

/// Another handle over the same compiled pattern, with the same limits; the caller closes it. Safe while
/// other threads clone the same handle, as long as no thread matches with it.
icushim_regex *_Nullable icushim_regex_clone(const icushim_regex *_Nonnull regex, int32_t *_Nonnull status);

void icushim_regex_close(icushim_regex *_Nonnull regex);

/// Gives the following matches a total of `nanoseconds` of monotonic time, from now on.
void icushim_regex_set_budget(icushim_regex *_Nonnull regex, int64_t nanoseconds);

/// Whether the pattern matches the whole text. `text` must live until the last call about this match.
bool icushim_regex_matches(icushim_regex *_Nonnull regex, const uint16_t *_Nonnull text, int64_t length,
                           int32_t *_Nonnull status);

/// Whether the pattern matches anywhere; writes the first match as UTF-16 offsets.
bool icushim_regex_find(icushim_regex *_Nonnull regex, const uint16_t *_Nonnull text, int64_t length,
                        int64_t *_Nonnull start, int64_t *_Nonnull end, int32_t *_Nonnull status);

/// Whether the last match looked beyond the end of its text, so that more text could have changed it.
bool icushim_regex_hit_end(const icushim_regex *_Nonnull regex, int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
