import type { Result } from '@/lib/domain/result'

/**
 * The answer to a change, or where nobody knows whether it was made, what is read after it, if that `has` it. A change
 * that is not there may still be made later, so that it stays unknown.
 */
export async function settleChange<T>(
  change: Promise<Result<T | null>>,
  read: () => Promise<Result<T>>,
  has: (now: T) => boolean,
): Promise<Result<T | null>> {
  const answer = await change
  if (answer.ok || answer.code !== 'change_unknown') return answer
  const now = await read()
  return now.ok && has(now.value) ? now : answer
}
