/** For the message of a wait: minutes from two on, below which they are 0 and the seconds count. */
export function waitDetail(seconds: number): { seconds: number; minutes: number } {
  return { seconds, minutes: seconds < 120 ? 0 : Math.ceil(seconds / 60) }
}
