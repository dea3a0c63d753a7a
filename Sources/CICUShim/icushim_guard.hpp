#pragma once
// Shared by the shim's .cpp files only.

#include <stdint.h>
#include <unicode/utypes.h>

#include <new>
#include <utility>

/// Runs `body(UErrorCode &)`, turns any C++ exception into a status, and writes that status.
/// Returns what the body returned, or `fallback` after an exception.
template <typename Result, typename Body>
inline Result icushim_guarded(int32_t *status, Result fallback, Body &&body) noexcept {
  UErrorCode code = U_ZERO_ERROR;
  try {
    Result result = std::forward<Body>(body)(code);
    *status = code;
    return result;
  } catch (const std::bad_alloc &) {
    *status = U_MEMORY_ALLOCATION_ERROR;
  } catch (...) {
    *status = U_INTERNAL_PROGRAM_ERROR;
  }
  return fallback;
}
