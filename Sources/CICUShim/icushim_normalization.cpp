#include "icushim_normalization.h"

#include <string.h>
#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>
#include <unicode/unistr.h>

#include "icushim_guard.hpp"

static_assert(icushim_quick_check_no == UNORM_NO);
static_assert(icushim_quick_check_yes == UNORM_YES);
static_assert(icushim_quick_check_maybe == UNORM_MAYBE);

namespace {

const icu::Normalizer2 *normalizer(int32_t form, int64_t length, UErrorCode &code) {
  if (length < 0 || length > INT32_MAX) {
    code = U_INDEX_OUTOFBOUNDS_ERROR;
    return nullptr;
  }
  switch (form) {
    case icushim_nfc: return icu::Normalizer2::getNFCInstance(code);
    case icushim_nfd: return icu::Normalizer2::getNFDInstance(code);
    case icushim_nfkc: return icu::Normalizer2::getNFKCInstance(code);
    case icushim_nfkd: return icu::Normalizer2::getNFKDInstance(code);
    case icushim_nfkc_casefold: return icu::Normalizer2::getNFKCCasefoldInstance(code);
  }
  code = U_ILLEGAL_ARGUMENT_ERROR;
  return nullptr;
}

icu::StringPiece piece(const uint8_t *utf8, int64_t length) {
  return icu::StringPiece(reinterpret_cast<const char *>(utf8), static_cast<int32_t>(length));
}

/// Keeps what fits and counts the rest.
class BoundedSink : public icu::ByteSink {
 public:
  BoundedSink(uint8_t *destination, int64_t capacity) : destination_(destination), capacity_(capacity) {}

  void Append(const char *bytes, int32_t count) override {
    if (total_ < capacity_) {
      int64_t room = capacity_ - total_;
      memcpy(destination_ + total_, bytes, static_cast<size_t>(count < room ? count : room));
    }
    total_ += count;
  }

  int64_t total() const { return total_; }

 private:
  uint8_t *destination_;
  int64_t capacity_;
  int64_t total_ = 0;
};

/// Remembers only where the output first differs from the input, so that no copy is made.
class ComparingSink : public icu::ByteSink {
 public:
  ComparingSink(const uint8_t *expected, int64_t length) : expected_(expected), length_(length) {}

  void Append(const char *bytes, int32_t count) override {
    if (differs_) return;
    for (int32_t i = 0; i < count; i++, position_++) {
      if (position_ == length_ || expected_[position_] != static_cast<uint8_t>(bytes[i])) {
        differs_ = true;
        return;
      }
    }
  }

  /// The offset of the code point in the input where the texts part, or -1.
  int64_t first_difference() const {
    if (!differs_ && position_ == length_) return -1;
    int64_t start = position_;
    while (start > 0 && start < length_ && (expected_[start] & 0xC0) == 0x80) start--;
    return start;
  }

 private:
  const uint8_t *expected_;
  int64_t length_;
  int64_t position_ = 0;
  bool differs_ = false;
};

}  // namespace

extern "C" {

bool icushim_is_normalized(int32_t form, const uint8_t *utf8, int64_t length, int32_t *status) {
  return icushim_guarded<bool>(status, false, [&](UErrorCode &code) -> bool {
    const icu::Normalizer2 *instance = normalizer(form, length, code);
    return U_SUCCESS(code) && instance->isNormalizedUTF8(piece(utf8, length), code);
  });
}

int32_t icushim_quick_check(int32_t form, const uint16_t *utf16, int64_t length, int32_t *status) {
  return icushim_guarded<int32_t>(status, UNORM_NO, [&](UErrorCode &code) -> int32_t {
    const icu::Normalizer2 *instance = normalizer(form, length, code);
    if (U_FAILURE(code)) return UNORM_NO;
    // An alias of the caller's buffer: nothing is copied.
    const icu::UnicodeString text(false, reinterpret_cast<const char16_t *>(utf16), static_cast<int32_t>(length));
    return instance->quickCheck(text, code);
  });
}

int64_t icushim_normalize(int32_t form, const uint8_t *utf8, int64_t length, uint8_t *destination,
                          int64_t capacity, int32_t *status) {
  return icushim_guarded<int64_t>(status, 0, [&](UErrorCode &code) -> int64_t {
    const icu::Normalizer2 *instance = normalizer(form, length, code);
    if (U_FAILURE(code)) return 0;
    BoundedSink sink(destination, capacity);
    instance->normalizeUTF8(0, piece(utf8, length), sink, nullptr, code);
    return sink.total();
  });
}

int64_t icushim_first_unnormalized(int32_t form, const uint8_t *utf8, int64_t length, int32_t *status) {
  return icushim_guarded<int64_t>(status, -1, [&](UErrorCode &code) -> int64_t {
    const icu::Normalizer2 *instance = normalizer(form, length, code);
    if (U_FAILURE(code)) return -1;
    ComparingSink sink(utf8, length);
    instance->normalizeUTF8(0, piece(utf8, length), sink, nullptr, code);
    return U_SUCCESS(code) ? sink.first_difference() : -1;
  });
}

}
