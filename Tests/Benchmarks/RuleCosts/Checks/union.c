#include "checks.h"
const struct entry union_checks[] = {{0, 0, 0}};
