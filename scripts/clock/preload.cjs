// Required by Node before a program, in each of its threads, and before all Node programs that it starts.
require('./shift-date.cjs').shiftDate(Number(process.env.CLOCK_SHIFT_MS))
