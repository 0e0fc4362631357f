import { isValueOutOfRange } from '@/backend/platform/db/database-errors'
import { DomainError, type DomainErrorCode } from '@/backend/platform/errors/domain-error'
import { RC } from '@/lib/contract/codes'
import { safeParse } from '@/lib/safe-parse'
import type { CallContext, Endpoint } from './endpoint'

/** The body of every response, with HTTP 200. */
export interface Answer {
  RC: number
  msg?: string
  records?: unknown
}

/** The body of a call that was rejected or failed. */
export function failure(code: DomainErrorCode, msg: string, records?: unknown): Answer {
  return records === undefined ? { RC: RC[code], msg } : { RC: RC[code], msg, records }
}

/** Validates the request and runs the endpoint. A `DomainError` becomes its code; other errors are rethrown. */
export async function answer(endpoint: Endpoint, request: unknown, context: CallContext): Promise<Answer> {
  const parsed = safeParse(endpoint.call.request, request ?? {})
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const field = issue?.path.findLast((key) => typeof key === 'string')
    return failure('invalidRequest', describeIssue(issue), field === undefined ? undefined : { field })
  }
  try {
    const records = await endpoint.run(parsed.data, context)
    return records === undefined ? { RC: RC.success } : { RC: RC.success, records }
  } catch (error) {
    if (error instanceof DomainError) return failure(error.code, error.message, error.records)
    if (isValueOutOfRange(error)) return failure('invalidRequest', 'a value is out of range')
    throw error
  }
}

/** Names the field and the rule, never the value. */
function describeIssue(issue: { path: PropertyKey[]; message: string } | undefined): string {
  if (!issue) return 'invalid request'
  // the documented text, by which clients distinguish an invalid address from an empty cart
  const what = issue.path.includes('addr') ? 'the input address is invalid' : 'invalid request'
  return `${what}: ${issue.path.map(String).join('.')} ${issue.message}`.slice(0, 200)
}
