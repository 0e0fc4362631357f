import { millisecondsInDay } from 'date-fns/constants'
import type { z } from 'zod'
import { day } from './fields'

/** The first and the last day of a report. */
export function periodFields(maxDays: number) {
  return { from: day, to: day.describe(`included; at most ${maxDays} days from the first`) }
}

/** Checks the days of `periodFields`. */
export function checkPeriod(maxDays: number) {
  return ({ value, issues }: z.core.ParsePayload<{ from: string; to: string }>): void => {
    const days = (Date.parse(value.to) - Date.parse(value.from)) / millisecondsInDay + 1
    const fail = (message: string) => issues.push({ code: 'custom', input: value.to, path: ['to'], message })
    if (days < 1) fail('must not be before the first day')
    if (days > maxDays) fail(`must be within ${maxDays} days from the first`)
  }
}
