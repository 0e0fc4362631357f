/** For every program of Next that we start: nothing is told to anybody about it. */
export const NO_TELEMETRY = { NEXT_TELEMETRY_DISABLED: '1' }
