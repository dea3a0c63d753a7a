#include "icushim_normalization.h"

#include <string.h>
#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

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

/// Puts long runs of marks into canonical order before ICU does.
///
/// ICU inserts each mark of a run in its position, starting from the end; so an unordered run of a million would take
/// hours. The new order is canonically equivalent to the given one, and the normalized text is the same.
class MarkOrder {
 public:
  MarkOrder(int32_t form, icu::StringPiece text, UErrorCode &code)
      : text_(text), removes_ignorable_(form == icushim_nfkc_casefold) {
    bool is_canonical = form == icushim_nfc || form == icushim_nfd;
    decomposing_ = is_canonical ? icu::Normalizer2::getNFDInstance(code) : icu::Normalizer2::getNFKDInstance(code);
  }

  /// Whether a run is out of order, and long enough for that to matter. No normalized text has such a run.
  bool is_disordered() const {
    if (text_.length() <= shortest_text) return false;
    const char *bytes = text_.data();
    int32_t marks = 0;
    uint8_t last = 0;
    bool is_ordered = true;
    for (int32_t i = 0; i < text_.length();) {
      UChar32 code_point = next(bytes, i);
      if (is_removed(code_point)) continue;
      if (begins_run(code_point)) {
        marks = 0;
        last = 0;
        is_ordered = true;
        continue;
      }
      // Zero for the few code points that decompose into marks: they count as out of order.
      uint8_t combining_class = u_getCombiningClass(code_point);
      if (combining_class < last || combining_class == 0) is_ordered = false;
      last = combining_class;
      marks++;
      if (marks > longest_run && !is_ordered) return true;
    }
    return false;
  }

  /// The text with each run in order.
  std::string ordered() const {
    std::string result;
    result.reserve(static_cast<size_t>(text_.length()));
    std::vector<Mark> run;
    const char *bytes = text_.data();
    for (int32_t i = 0; i < text_.length();) {
      int32_t start = i;
      UChar32 code_point = next(bytes, i);
      if (is_removed(code_point)) continue;
      if (begins_run(code_point)) {
        write(run, result);
        result.append(bytes + start, static_cast<size_t>(i - start));
        continue;
      }
      icu::UnicodeString marks;
      if (!decomposing_->getDecomposition(code_point, marks)) marks = code_point;
      for (int32_t j = 0; j < marks.length(); j = marks.moveIndex32(j, 1)) {
        UChar32 mark = marks.char32At(j);
        if (u_getCombiningClass(mark) == 0) write(run, result);
        run.push_back({u_getCombiningClass(mark), run.size(), mark});
      }
    }
    write(run, result);
    return result;
  }

 private:
  struct Mark {
    uint8_t combining_class;
    size_t position;
    UChar32 code_point;
  };

  /// ICU takes some 50 microseconds for a run of this many bytes in the worst case.
  static constexpr int32_t shortest_text = 1024;
  /// No word in any language has a longer run.
  static constexpr int32_t longest_run = 32;

  UChar32 next(const char *bytes, int32_t &i) const {
    // There are no marks below U+0300.
    if (static_cast<uint8_t>(bytes[i]) < 0xCC) {
      i++;
      while (i < text_.length() && U8_IS_TRAIL(bytes[i])) i++;
      return 0;
    }
    UChar32 code_point;
    U8_NEXT_OR_FFFD(bytes, i, text_.length(), code_point);
    return code_point;
  }

  bool begins_run(UChar32 code_point) const { return code_point == 0 || decomposing_->hasBoundaryBefore(code_point); }

  bool is_removed(UChar32 code_point) const {
    return removes_ignorable_ && u_hasBinaryProperty(code_point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
  }

  static void write(std::vector<Mark> &run, std::string &result) {
    // Marks of one class stay in the given order.
    std::sort(run.begin(), run.end(), [](const Mark &a, const Mark &b) {
      return std::pair(a.combining_class, a.position) < std::pair(b.combining_class, b.position);
    });
    for (const Mark &mark : run) {
      uint8_t bytes[U8_MAX_LENGTH];
      int32_t length = 0;
      U8_APPEND_UNSAFE(bytes, length, mark.code_point);
      result.append(reinterpret_cast<const char *>(bytes), static_cast<size_t>(length));
    }
    run.clear();
  }

  icu::StringPiece text_;
  bool removes_ignorable_;
  const icu::Normalizer2 *decomposing_;
};

/// Normalizes in time proportional to the length of the text, whatever it contains.
void normalize(const icu::Normalizer2 *instance, int32_t form, icu::StringPiece text, icu::ByteSink &sink,
               UErrorCode &code) {
  MarkOrder order(form, text, code);
  if (U_FAILURE(code)) return;
  if (order.is_disordered()) {
    std::string ordered = order.ordered();
    instance->normalizeUTF8(0, icu::StringPiece(ordered), sink, nullptr, code);
  } else {
    instance->normalizeUTF8(0, text, sink, nullptr, code);
  }
}

/// Keeps the text that fits and counts the remainder.
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

/// Records only where the output first differs from the input, so that no copy is made.
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

  /// The offset of the code point in the input where the texts first differ, or -1.
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
    if (U_FAILURE(code)) return false;
    MarkOrder order(form, piece(utf8, length), code);
    if (U_FAILURE(code) || order.is_disordered()) return false;
    return instance->isNormalizedUTF8(piece(utf8, length), code);
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
    normalize(instance, form, piece(utf8, length), sink, code);
    return sink.total();
  });
}

int64_t icushim_first_unnormalized(int32_t form, const uint8_t *utf8, int64_t length, int32_t *status) {
  return icushim_guarded<int64_t>(status, -1, [&](UErrorCode &code) -> int64_t {
    const icu::Normalizer2 *instance = normalizer(form, length, code);
    if (U_FAILURE(code)) return -1;
    ComparingSink sink(utf8, length);
    normalize(instance, form, piece(utf8, length), sink, code);
    return U_SUCCESS(code) ? sink.first_difference() : -1;
  });
}

bool icushim_canonical_pair(uint32_t code_point, uint32_t *first, uint32_t *second, int32_t *status) {
  return icushim_guarded<bool>(status, false, [&](UErrorCode &code) -> bool {
    const icu::Normalizer2 *instance = icu::Normalizer2::getNFCInstance(code);
    icu::UnicodeString mapping;
    if (U_FAILURE(code) || !instance->getRawDecomposition(static_cast<UChar32>(code_point), mapping)) return false;
    if (mapping.countChar32() != 2) return false;
    *first = static_cast<uint32_t>(mapping.char32At(0));
    *second = static_cast<uint32_t>(mapping.char32At(mapping.moveIndex32(0, 1)));
    return true;
  });
}

bool icushim_composes_onward(uint32_t code_point) {
  int32_t status = 0;
  return icushim_guarded<bool>(&status, true, [&](UErrorCode &code) -> bool {
    const icu::Normalizer2 *instance = icu::Normalizer2::getNFCInstance(code);
    return U_FAILURE(code) || !instance->hasBoundaryAfter(static_cast<UChar32>(code_point));
  });
}

uint32_t icushim_width_mapping(uint32_t code_point, int32_t *status) {
  return icushim_guarded<uint32_t>(status, code_point, [&](UErrorCode &code) -> uint32_t {
    UChar32 c = static_cast<UChar32>(code_point);
    int32_t type = u_getIntPropertyValue(c, UCHAR_DECOMPOSITION_TYPE);
    if (type != U_DT_WIDE && type != U_DT_NARROW) return code_point;
    const icu::Normalizer2 *instance = icu::Normalizer2::getNFKCInstance(code);
    icu::UnicodeString mapping;
    // The raw decomposition is that of UnicodeData.txt, applied once.
    if (U_FAILURE(code) || !instance->getRawDecomposition(c, mapping)) return code_point;
    return static_cast<uint32_t>(mapping.char32At(0));
  });
}

}
