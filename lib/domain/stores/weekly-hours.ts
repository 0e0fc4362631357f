/** Minutes since local midnight. A `close` above 1440 runs past midnight into the next day. */
export interface TimeRange {
  open: number
  close: number
}

/** Seven days, Monday first; an empty day is closed. */
export type WeeklyHours = readonly [
  readonly TimeRange[],
  readonly TimeRange[],
  readonly TimeRange[],
  readonly TimeRange[],
  readonly TimeRange[],
  readonly TimeRange[],
  readonly TimeRange[],
]
