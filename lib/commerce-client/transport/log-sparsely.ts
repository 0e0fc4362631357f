import { log } from '@/lib/log'

/** Of the contract or ours, so that there are few; never a value, which may be personal. */
type Facts = Partial<Record<'call' | 'path' | 'reason', string>>

/** Warns of `event` the first time with the same facts, and then at each power of ten with how often it happened. */
export function logSparsely(event: string): (facts: Facts) => void {
  const counts = new Map<string, number>()
  return (facts) => {
    const key = JSON.stringify(facts)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (Number.isInteger(Math.log10(count))) log.warn({ ...facts, count }, event)
  }
}
