import path from 'node:path'
import type { BrowserContext } from 'playwright/test'
import { shiftDate } from './shift-date.cjs'

const PRELOAD = path.join(import.meta.dirname, 'preload.cjs')

/**
 * The environment in which a Node program, and those that it starts, begin at a time in UTC, such as 2026-12-31T23:55.
 * Throws for what is no such time.
 */
export function clockAt(time: string): Record<string, string> {
  const shiftMs = Date.parse(`${time}Z`) - Date.now()
  if (Number.isNaN(shiftMs)) throw new Error(`${time} is no time such as 2026-12-31T23:55`)
  const options = [process.env.NODE_OPTIONS, `--require ${JSON.stringify(PRELOAD)}`].filter(Boolean).join(' ')
  return { NODE_OPTIONS: options, CLOCK_SHIFT_MS: `${shiftMs}` }
}

/** Moves the date of a browser's pages with that of this process. */
export async function followClock(context: BrowserContext): Promise<void> {
  const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0)
  if (shiftMs !== 0) await context.addInitScript(shiftDate, shiftMs)
}
