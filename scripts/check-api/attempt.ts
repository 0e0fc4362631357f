import type { Result } from '@/lib/domain/result'
import { reasonOf } from './watch-calls'

export type Outcome<T> = { ok: true; value: T } | { ok: false; reason: string }

/** What a read answers, or why it does not, in a few words. */
export async function attempt<T>(read: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await read() }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

/** The same of what is not there: a read that answers null has failed. */
export async function attemptToFind<T>(read: () => Promise<T | null>): Promise<Outcome<T>> {
  const outcome = await attempt(read)
  if (!outcome.ok) return outcome
  return outcome.value === null ? { ok: false, reason: 'not found' } : { ok: true, value: outcome.value }
}

/** The same of a customer's call, whose expected failures are codes. */
export async function attemptCall<T>(call: () => Promise<Result<T>>): Promise<Outcome<T>> {
  const outcome = await attempt(call)
  if (!outcome.ok) return outcome
  const { value: result } = outcome
  if (result.ok) return { ok: true, value: result.value }
  const detail = Object.values(result.detail ?? {}).join(', ')
  return { ok: false, reason: [result.code.replaceAll('_', ' '), detail].filter(Boolean).join(': ') }
}
