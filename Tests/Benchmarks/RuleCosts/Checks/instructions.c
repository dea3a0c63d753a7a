#include "RuleChecks.h"

#if defined(__linux__)
#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

static int open_counter(void) {
  struct perf_event_attr attributes = {
      .type = PERF_TYPE_HARDWARE,
      .size = sizeof attributes,
      .config = PERF_COUNT_HW_INSTRUCTIONS,
      .exclude_kernel = 1,
      .exclude_hv = 1,
  };
  return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
}

static uint64_t counted_by_kernel(void) {
  static int counter = -2;
  if (counter == -2) counter = open_counter();
  uint64_t count = 0;
  return counter < 0 || read(counter, &count, sizeof count) != sizeof count ? 0 : count;
}

#if __has_include(<valgrind/callgrind.h>)
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <valgrind/callgrind.h>

/// Callgrind writes what it has counted into the file of the next number, which begins with the one of the environment
/// variable CALLGRIND_OUT; what reading the file takes is not counted.
static uint64_t counted_by_callgrind(void) {
  static uint64_t total;
  static unsigned dumps;
  CALLGRIND_DUMP_STATS;
  char name[512], line[512];
  snprintf(name, sizeof name, "%s.%u", getenv("CALLGRIND_OUT") ?: "callgrind.out", ++dumps);
  FILE *file = fopen(name, "r");
  while (file && fgets(line, sizeof line, file)) {
    if (strncmp(line, "summary: ", 9)) continue;
    total += strtoull(line + 9, 0, 10);
    break;
  }
  if (file) fclose(file);
  remove(name);
  CALLGRIND_ZERO_STATS;
  return total;
}

uint64_t instruction_count(void) { return RUNNING_ON_VALGRIND ? counted_by_callgrind() : counted_by_kernel(); }

#else

uint64_t instruction_count(void) { return counted_by_kernel(); }

#endif

#else

uint64_t instruction_count(void) { return 0; }

#endif
