#include "checks.h"

const struct entry date_checks[] = {
    {0, 0, 0},
};
