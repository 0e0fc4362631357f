'use client'

import { useEffect, useState } from 'react'

const TICK_MS = 20_000

/** The time, true again every 20 s. `serverNow` (epoch ms) is what the page was drawn with, so that both agree at first. */
export function useNow(serverNow?: number): Date {
  const [now, setNow] = useState(() => new Date(serverNow ?? Date.now()))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
