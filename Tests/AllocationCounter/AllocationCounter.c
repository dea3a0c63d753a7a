#include "AllocationCounter.h"

// A sanitizer has its own allocator, which nothing may precede.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if !defined(HAS_SANITIZER) && (defined(__GLIBC__) || defined(__linux__))
#include <errno.h>
#include <stdlib.h>

// The executable's own definitions come before those of the C library, which keeps its own under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Thread_local uint64_t count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count++;
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count++;
  void *memory = __libc_memalign(alignment, size);
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}

uint64_t allocation_count(void) { return count; }

int allocation_counter_works(void) {
  uint64_t before = count;
  free(malloc(16));
  return count > before;
}

#else

uint64_t allocation_count(void) { return 0; }
int allocation_counter_works(void) { return 0; }

#endif
