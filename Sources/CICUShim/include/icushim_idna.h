#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// An immutable UTS #46 mapper; safe from many threads at once.
typedef struct icushim_idna icushim_idna;

/// Options of uidna_openUTS46.
enum {
  icushim_idna_use_std3_rules = 2,
  icushim_idna_check_bidi = 4,
  icushim_idna_check_contextj = 8,
  icushim_idna_nontransitional_to_ascii = 0x10,
  icushim_idna_nontransitional_to_unicode = 0x20,
  icushim_idna_check_contexto = 0x40,
};

/// Opens a mapper; the caller closes it.
icushim_idna *_Nullable icushim_idna_open(uint32_t options, int32_t *_Nonnull status);
void icushim_idna_close(icushim_idna *_Nonnull idna);

/// Writes the mapped domain in UTF-8 and returns its whole length in bytes; `errors` gets the UIDNA_ERROR_ bits.
/// When the result does not fit, the status is icushim_buffer_overflow.
int32_t icushim_idna_to_ascii(const icushim_idna *_Nonnull idna, const uint8_t *_Nonnull domain, int64_t length,
                              uint8_t *_Nonnull destination, int32_t capacity, uint32_t *_Nonnull errors,
                              int32_t *_Nonnull status);
int32_t icushim_idna_to_unicode(const icushim_idna *_Nonnull idna, const uint8_t *_Nonnull domain, int64_t length,
                                uint8_t *_Nonnull destination, int32_t capacity, uint32_t *_Nonnull errors,
                                int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
