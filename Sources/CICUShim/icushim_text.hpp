#pragma once
// Text in and out of the shim's .cpp files only.

#include <stdint.h>
#include <unicode/bytestream.h>
#include <unicode/locid.h>
#include <unicode/stringpiece.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

/// A view of the caller's UTF-8; a null pointer counts as empty.
inline icu::StringPiece icushim_piece(const char *text, int32_t length) {
  return icu::StringPiece(text == nullptr ? "" : text, text == nullptr ? 0 : length);
}

/// The UTF-16 form of the caller's UTF-8.
inline icu::UnicodeString icushim_utf16(const char *text, int32_t length) {
  return icu::UnicodeString::fromUTF8(icushim_piece(text, length));
}

/// The locale of a well-formed BCP 47 tag.
inline icu::Locale icushim_locale(const char *tag, int32_t length, UErrorCode &code) {
  return icu::Locale::forLanguageTag(icushim_piece(tag, length), code);
}

/// Writes UTF-8 into the caller's buffer and returns the length that it needs;
/// sets U_BUFFER_OVERFLOW_ERROR when the buffer is shorter than that.
inline int32_t icushim_write(const icu::UnicodeString &text, char *buffer, int32_t capacity, UErrorCode &code) {
  if (U_FAILURE(code)) return 0;
  icu::CheckedArrayByteSink sink(buffer, capacity);
  text.toUTF8(sink);
  if (sink.Overflowed()) code = U_BUFFER_OVERFLOW_ERROR;
  return sink.NumberOfBytesAppended();
}
