/** Counts attempts in fixed windows, in this process. */
export interface Limiter {
  /** false when `key` has had its `most` attempts within the running window of `seconds` */
  allow(key: string, most: number, seconds: number): boolean
}

const MAX_KEYS = 50_000

/** A limiter whose memory is bounded: when full, it forgets the windows that opened first. */
export function createLimiter(now: () => Date): Limiter {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return {
    allow(key, most, seconds) {
      const at = now().getTime()
      const running = windows.get(key)
      if (running && running.endsAt > at) {
        running.count += 1
        return running.count <= most
      }
      windows.delete(key)
      if (windows.size >= MAX_KEYS) {
        const oldest = windows.keys().next().value
        if (oldest !== undefined) windows.delete(oldest)
      }
      windows.set(key, { count: 1, endsAt: at + seconds * 1000 })
      return most > 0
    },
  }
}
