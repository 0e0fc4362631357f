import { useEffect, useState } from 'react'
import { onServerTime, timeNow } from '@/lib/browser/clock'
import { onRestored } from '@/lib/browser/on-restored'

const TICK_MS = 20_000

/**
 * Updated every 20 s, by the server's clock as soon as it is told. `serverNow` (epoch ms) is when the page was rendered,
 * so that hydration matches.
 */
export function useNow(serverNow?: number): Date {
  const [now, setNow] = useState(() => new Date(serverNow ?? timeNow()))
  useEffect(() => {
    const tick = () => setNow(new Date(timeNow()))
    const timer = setInterval(tick, TICK_MS)
    const forgetRestored = onRestored(tick)
    const forgetTime = onServerTime(tick)
    return () => {
      clearInterval(timer)
      forgetRestored()
      forgetTime()
    }
  }, [])
  return now
}
