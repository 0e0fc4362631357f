import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { Language } from '@/lib/domain/languages/languages'
import { dayWord } from '@/lib/domain/time/local-day'
import { spokenDay, spokenRange, spokenTime } from '@/lib/domain/time/spoken-time'
import type { ZonedTime } from '@/lib/domain/time/time'
import type { ExpectedTime } from './expected-time'

/** Whether an order comes to the shopper, or the shopper to the order. */
export type Arrival = 'arriving' | 'ready'

/** A message, and what fills it in: `at` a time today, `on` a time of another day. */
export type Headline =
  | { key: `${Arrival}_at`; values: { time: string } }
  | { key: `${Arrival}_on`; values: { day: string; time: string } }
  | { key: `${Arrival}_between`; values: { from: string; to: string } }

interface Reader {
  language: Language
  now: Date
  /** the time at its place, of one whose zone is not known */
  there?: (time: ZonedTime) => ZonedTime
}

export function arrivalOf(fulfilmentMethod: number | null): Arrival {
  return fulfilmentMethod === FULFILMENT_METHOD.delivery ? 'arriving' : 'ready'
}

/**
 * When an order arrives, or is ready to be picked up: the same words on its page, after the checkout, in mails and in
 * pushes. Null for “as soon as possible”, of which no time is known.
 */
export function timeHeadline(
  expected: ExpectedTime,
  arrival: Arrival,
  { language, now, there = (time) => time }: Reader,
): Headline | null {
  if (expected.kind === 'asap') return null
  const at = there(expected.at)
  const time = spokenTime(at, language)
  if (dayWord(at, now) !== 'today') return { key: `${arrival}_on`, values: { day: spokenDay(at, language), time } }
  if (expected.kind !== 'estimated') return { key: `${arrival}_at`, values: { time } }
  const [from, to] = spokenRange(there(expected.from), at, language)
  return { key: `${arrival}_between`, values: { from, to } }
}
