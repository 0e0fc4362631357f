import 'server-only'
import { log } from '@/lib/log'
import type { Loss } from './read-records'

/** How often each part of an answer was left out; its keys come from the contract, so that they are few. */
const counts = new Map<string, number>()

/** Counts what was left out of an answer. Logged the first time, and then at each power of ten with its count. */
export function countLoss(call: string, { path, reason }: Loss): void {
  const key = `${call} ${path} ${reason}`
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  if (Number.isInteger(Math.log10(count))) log.warn({ call, path, reason, count }, 'left out of an answer')
}
