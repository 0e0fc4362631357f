import path from 'node:path'
import type { BrowserContext } from 'playwright/test'
import { shiftDate } from './shift-date.cjs'

const PRELOAD = path.join(import.meta.dirname, 'preload.cjs')

/** `time` is UTC, such as 2026-12-31T23:55; throws for any other text. Child processes inherit the clock. */
export function clockAt(time: string): Record<string, string> {
  const shiftMs = Date.parse(`${time}Z`) - Date.now()
  if (Number.isNaN(shiftMs)) throw new Error(`${time} is no time such as 2026-12-31T23:55`)
  const options = [process.env.NODE_OPTIONS, `--require ${JSON.stringify(PRELOAD)}`].filter(Boolean).join(' ')
  return { NODE_OPTIONS: options, CLOCK_SHIFT_MS: `${shiftMs}` }
}

export async function followClock(context: BrowserContext): Promise<void> {
  const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0)
  if (shiftMs !== 0) await context.addInitScript(shiftDate, shiftMs)
}
