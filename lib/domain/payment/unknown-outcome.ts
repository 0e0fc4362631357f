export interface UnknownOutcome<T> {
  /** null while nothing of it is found */
  found: T | null
  /** something is found that may be it or not */
  isUncertain?: boolean
  /** nothing more can come of it: what is not found by now did not happen */
  isFinal: boolean
}
