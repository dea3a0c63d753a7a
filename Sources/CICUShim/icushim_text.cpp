#include "icushim_text.h"

#include <string.h>
#include <unicode/ustring.h>

#include "icushim_guard.hpp"

extern "C" {

int64_t icushim_ascii_prefix(const uint8_t *utf8, int64_t length) {
  int64_t index = 0;
  for (; index + 8 <= length; index += 8) {
    uint64_t eight;
    memcpy(&eight, utf8 + index, 8);
    if (eight & 0x8080808080808080u) break;
  }
  while (index < length && utf8[index] < 0x80) index++;
  return index;
}

int64_t icushim_utf16_from_utf8(uint16_t *destination, int64_t capacity, const uint8_t *utf8, int64_t length,
                                int32_t *status) {
  return icushim_guarded<int64_t>(status, 0, [&](UErrorCode &code) -> int64_t {
    if (capacity > INT32_MAX || length > INT32_MAX || capacity < 0 || length < 0) {
      code = U_INDEX_OUTOFBOUNDS_ERROR;
      return 0;
    }
    int64_t ascii = icushim_ascii_prefix(utf8, length);
    if (ascii > capacity) {
      code = U_BUFFER_OVERFLOW_ERROR;
      return 0;
    }
    for (int64_t i = 0; i < ascii; i++) destination[i] = utf8[i];
    if (ascii == length) return ascii;
    int32_t written = 0;
    u_strFromUTF8WithSub(reinterpret_cast<UChar *>(destination + ascii), static_cast<int32_t>(capacity - ascii),
                         &written, reinterpret_cast<const char *>(utf8 + ascii),
                         static_cast<int32_t>(length - ascii), 0xFFFD, nullptr, &code);
    return ascii + written;
  });
}

}
