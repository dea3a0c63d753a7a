#include "icushim_security.h"

#include <unicode/bytestream.h>
#include <unicode/stringpiece.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <memory>

#include "icushim_guard.hpp"
#include "icushim_set.hpp"

static_assert(icushim_paragraph_ltr == UBIDI_LTR);
static_assert(icushim_paragraph_rtl == UBIDI_RTL);

struct icushim_skeleton {
  USpoofChecker *checker = nullptr;
  UBiDi *bidi = nullptr;
  icu::UnicodeString text;
  icu::UnicodeString shown;
  icu::UnicodeString result;

  icushim_skeleton() = default;
  icushim_skeleton(const icushim_skeleton &) = delete;
  icushim_skeleton &operator=(const icushim_skeleton &) = delete;
  ~icushim_skeleton() {
    if (bidi) ubidi_close(bidi);
    if (checker) uspoof_close(checker);
  }
};

namespace {

/// Whether the text may be displayed in an order other than its storage order.
bool may_be_reordered(const icu::UnicodeString &text) {
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    switch (u_charDirection(text.char32At(i))) {
      case U_RIGHT_TO_LEFT:
      case U_RIGHT_TO_LEFT_ARABIC:
      case U_ARABIC_NUMBER:
      case U_RIGHT_TO_LEFT_EMBEDDING:
      case U_RIGHT_TO_LEFT_OVERRIDE:
      case U_RIGHT_TO_LEFT_ISOLATE:
        return true;
      default:
        break;
    }
  }
  return false;
}

/// Puts the text into display order.
void reorder(icushim_skeleton *skeleton, int32_t direction, UErrorCode &code) {
  if (!skeleton->bidi) skeleton->bidi = ubidi_openSized(0, 0, &code);
  ubidi_setPara(skeleton->bidi, skeleton->text.getBuffer(), skeleton->text.length(),
                static_cast<UBiDiLevel>(direction), nullptr, &code);
  if (U_FAILURE(code)) return;
  int32_t length = ubidi_getProcessedLength(skeleton->bidi);
  char16_t *buffer = skeleton->shown.getBuffer(length + 1);
  if (!buffer) {
    code = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  length = ubidi_writeReordered(skeleton->bidi, buffer, length + 1, UBIDI_KEEP_BASE_COMBINING | UBIDI_DO_MIRRORING,
                                &code);
  skeleton->shown.releaseBuffer(U_SUCCESS(code) ? length : 0);
  if (U_SUCCESS(code)) skeleton->text.swap(skeleton->shown);
}

/// From version 74 on, ICU itself omits these.
void remove_default_ignorable(icushim_skeleton *skeleton) {
  icu::UnicodeString &kept = skeleton->shown;
  kept.remove();
  for (int32_t i = 0; i < skeleton->text.length(); i = skeleton->text.moveIndex32(i, 1)) {
    UChar32 code_point = skeleton->text.char32At(i);
    if (!u_hasBinaryProperty(code_point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) kept.append(code_point);
  }
}

}  // namespace

extern "C" {

icushim_set *icushim_set_open_allowed_in_identifiers(int32_t *status) {
  return icushim_guarded<icushim_set *>(status, nullptr, [&](UErrorCode &code) -> icushim_set * {
    const icu::UnicodeSet *recommended = uspoof_getRecommendedUnicodeSet(&code);
    const icu::UnicodeSet *inclusion = uspoof_getInclusionUnicodeSet(&code);
    if (U_FAILURE(code)) return nullptr;
    auto result = std::make_unique<icushim_set>();
    result->set.addAll(*recommended).addAll(*inclusion);
    return result.release();
  });
}

icushim_skeleton *icushim_skeleton_open(int32_t *status) {
  return icushim_guarded<icushim_skeleton *>(status, nullptr, [&](UErrorCode &code) -> icushim_skeleton * {
    auto result = std::make_unique<icushim_skeleton>();
    result->checker = uspoof_open(&code);
    return U_SUCCESS(code) ? result.release() : nullptr;
  });
}

void icushim_skeleton_close(icushim_skeleton *skeleton) { delete skeleton; }

int64_t icushim_skeleton_make(icushim_skeleton *skeleton, const uint8_t *utf8, int64_t length, int32_t direction,
                              uint8_t *destination, int64_t capacity, int32_t *status) {
  return icushim_guarded<int64_t>(status, 0, [&](UErrorCode &code) -> int64_t {
    if (length < 0 || length > INT32_MAX / 4 || capacity < 0) {
      code = U_INDEX_OUTOFBOUNDS_ERROR;
      return 0;
    }
    skeleton->text = icu::UnicodeString::fromUTF8(
        icu::StringPiece(reinterpret_cast<const char *>(utf8), static_cast<int32_t>(length)));
    if (may_be_reordered(skeleton->text)) reorder(skeleton, direction, code);
    if (U_FAILURE(code)) return 0;
    remove_default_ignorable(skeleton);
    uspoof_getSkeletonUnicodeString(skeleton->checker, 0, skeleton->shown, skeleton->result, &code);
    if (U_FAILURE(code)) return 0;
    icu::CheckedArrayByteSink sink(reinterpret_cast<char *>(destination),
                                   static_cast<int32_t>(capacity < INT32_MAX ? capacity : INT32_MAX));
    skeleton->result.toUTF8(sink);
    return sink.NumberOfBytesAppended();
  });
}

}
