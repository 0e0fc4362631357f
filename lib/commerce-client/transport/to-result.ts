import { RC } from '@/lib/contract/codes'
import { type ErrorCode, type Failure, failure, type Result, success } from '@/lib/domain/result'
import { log } from '@/lib/log'
import { reportError } from '@/lib/telemetry/report-error'
import { ApiUnavailableError } from './api-unavailable-error'
import { InvalidResponseError } from './invalid-response-error'
import type { Answer } from './read-answer'

export type CodeTable = Partial<Record<number, ErrorCode>>

/**
 * Converts a response to a Result: 200 becomes its records, 401 `unauthenticated`; other codes are looked up in the
 * table, with `other` as the default. A call without a response becomes `network`, without a readable one
 * `unreadable_answer`; a write that may have been done, `change_unknown`.
 */
export async function expectAnswer<T>(
  call: Promise<Answer<T>>,
  codes: CodeTable,
  other: ErrorCode,
): Promise<Result<T>> {
  return toResult(await call.catch(toCallFailure), codes, other)
}

/** Like `expectAnswer`, for a response that is there or the failure of its call. */
export function toResult<T>(response: Answer<T> | Failure, codes: CodeTable, other: ErrorCode): Result<T> {
  if ('ok' in response) return response
  if (response.rc === RC.success) return success(response.records as T)
  if (response.rc === RC.unauthenticated) return failure('unauthenticated')
  return failure(codes[response.rc] ?? other)
}

/**
 * For a call that may take money and has no answer, or one that cannot be read: unless it was never sent, its outcome is
 * not known.
 */
export function toChargeFailure(error: unknown): Failure {
  const failed = toCallFailure(error)
  return error instanceof ApiUnavailableError && !error.mayHaveArrived ? failed : failure('outcome_unknown')
}

/**
 * For a failed call: `change_unknown` for a write that may have been done, `not_found` for a read that the API does not
 * have. An answer that cannot be read is reported.
 * Other errors are bugs and rethrown.
 */
export function toCallFailure(error: unknown): Failure {
  if (error instanceof ApiUnavailableError)
    return failure(error.isWrite && error.mayHaveArrived ? 'change_unknown' : 'network')
  if (!(error instanceof InvalidResponseError)) throw error
  if (error.isMissing && !error.isWrite) return failure('not_found')
  if (reportError(error, 'remote')) log.error({}, 'an answer cannot be read', error)
  return failure(error.isWrite ? 'change_unknown' : 'unreadable_answer')
}
