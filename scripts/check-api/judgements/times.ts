import type { Quote } from '@/lib/domain/checkout/quote'
import { type Evidence, type Judgements, trialsOf } from './judgement'

/** Milliseconds by which clocks may differ, and an order may take. */
const TOLERANCE_MS = 15 * 60_000
const HOUR_MS = 3_600_000

export const TIME_JUDGEMENTS = {
  'times not in UTC': {
    compares: 'When the order was placed, what an API offers for later, and when a store opens next, with the clock',
    sees: 'an order that is hours old, or of the future, and times to choose that are over',
    contract: 'formats.md#times',
    judge: (evidence) => [...ofOrders(evidence), ...ofSlots(evidence), ...ofOpenings(evidence)],
  },
} satisfies Judgements

const hours = (ms: number) => `${Math.round((Math.abs(ms) / HOUR_MS) * 10) / 10} hours`

function ofOrders(evidence: Evidence): string[] {
  return trialsOf(evidence).flatMap(({ way, placedAt, order, row }) => {
    const shown = {
      'on its page': order?.ok ? order.value.orderedAt : null,
      'in the history': row?.ok ? (row.value?.orderedAt ?? null) : null,
    }
    return Object.entries(shown).flatMap(([where, time]) => {
      const late = time ? Date.parse(time) - placedAt : 0
      if (Math.abs(late) < TOLERANCE_MS) return []
      return [`the new order (${way.name}) is ${late < 0 ? `${hours(late)} old` : `${hours(late)} ahead`} ${where}`]
    })
  })
}

function ofSlots(evidence: Evidence): string[] {
  return trialsOf(evidence).flatMap(({ way, placedAt, quote }) => {
    const [first] = starts(quote).filter((start) => start < placedAt - TOLERANCE_MS)
    return first === undefined ? [] : [`a time to choose (${way.name}) was ${hours(placedAt - first)} ago`]
  })
}

const starts = ({ allowedPeriods }: Quote) =>
  Object.values(allowedPeriods)
    .flat()
    .map(({ start }) => Date.parse(start))

function ofOpenings({ samples, now }: Evidence): string[] {
  return samples.stores.flatMap(({ gid, store }) => {
    const late = store.ok && store.value.nextOpening ? now.getTime() - Date.parse(store.value.nextOpening) : 0
    return late > TOLERANCE_MS ? [`store ${gid}, which is closed, opened ${hours(late)} ago`] : []
  })
}
