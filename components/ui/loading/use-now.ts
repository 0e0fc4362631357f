import { useEffect, useState } from 'react'
import { onRestored } from '@/lib/browser/on-restored'

const TICK_MS = 20_000

/** Updated every 20 s. `serverNow` (epoch ms) is when the page was rendered, so that hydration matches. */
export function useNow(serverNow?: number): Date {
  const [now, setNow] = useState(() => new Date(serverNow ?? Date.now()))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, TICK_MS)
    const forgetRestored = onRestored(tick)
    return () => {
      clearInterval(timer)
      forgetRestored()
    }
  }, [])
  return now
}
