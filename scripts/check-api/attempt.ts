import type { Result } from '@/lib/domain/result'
import { reasonOf } from './watch-calls'

export type Outcome<T> = { ok: true; value: T } | { ok: false; reason: string }

/** The answer to a read, or a short reason why there is none. */
export async function attempt<T>(read: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await read() }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

/** Like `attempt`, but an answer of null is a failure too. */
export async function attemptToFind<T>(read: () => Promise<T | null>): Promise<Outcome<T>> {
  const outcome = await attempt(read)
  if (!outcome.ok) return outcome
  return outcome.value === null ? { ok: false, reason: 'not found' } : { ok: true, value: outcome.value }
}

/** Like `attempt`, for a customer's call, whose expected failures are codes. */
export async function attemptCall<T>(call: () => Promise<Result<T>>): Promise<Outcome<T>> {
  const outcome = await attempt(call)
  if (!outcome.ok) return outcome
  const { value: result } = outcome
  if (result.ok) return { ok: true, value: result.value }
  const detail = Object.values(result.detail ?? {}).join(', ')
  return { ok: false, reason: [result.code.replaceAll('_', ' '), detail].filter(Boolean).join(': ') }
}
