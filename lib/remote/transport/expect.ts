import { RC } from '@/lib/contract/codes'
import { type ErrorCode, type Failure, failure, type Result, success } from '@/lib/domain/result'
import type { Answer } from './customer-call'
import { RemoteUnavailable } from './remote-unavailable'

/** RC to error code, for one call. */
export type CodeTable = Partial<Record<number, ErrorCode>>

/**
 * An answer as a Result: 200 is its records; 401 is `unauthenticated`; the table names the rest,
 * `other` what it does not hold. A call that got no answer is `network`.
 */
export async function expectAnswer<T>(
  answer: Promise<Answer<T>>,
  codes: CodeTable,
  other: ErrorCode,
): Promise<Result<T>> {
  const got = await answer.catch(toNetworkFailure)
  if ('ok' in got) return got
  if (got.rc === RC.success) return success(got.records as T)
  if (got.rc === RC.unauthenticated) return failure('unauthenticated')
  return failure(codes[got.rc] ?? other)
}

/** For a call that could not be made; anything but RemoteUnavailable is a bug and goes on. */
export function toNetworkFailure(error: unknown): Failure {
  if (error instanceof RemoteUnavailable) return failure('network')
  throw error
}
