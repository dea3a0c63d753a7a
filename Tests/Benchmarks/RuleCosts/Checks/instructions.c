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

uint64_t instruction_count(void) {
  static int counter = -2;
  if (counter == -2) counter = open_counter();
  uint64_t count = 0;
  if (counter < 0 || read(counter, &count, sizeof count) != sizeof count) return 0;
  return count;
}

#else

uint64_t instruction_count(void) { return 0; }

#endif
