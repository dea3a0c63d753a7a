#include "checks.h"

const struct entry number_checks[] = {
    {0, 0, 0},
};
