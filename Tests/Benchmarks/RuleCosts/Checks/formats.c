#include "checks.h"
const struct entry format_checks[] = {{0, 0, 0}};
