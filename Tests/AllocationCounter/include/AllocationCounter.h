#pragma once

#include <stdint.h>

/// The number of heap allocations that the calling thread has made while counting was on.
///
/// Counts calls of malloc, calloc, realloc, aligned_alloc, memalign and posix_memalign. On platforms without glibc
/// nothing is counted and `allocation_counter_works` is 0.
uint64_t allocation_count(void);

/// Whether this process counts at all.
int allocation_counter_works(void);
