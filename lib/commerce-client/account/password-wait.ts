import 'server-only'
import type { Answer } from '@/lib/commerce-client/transport/read-answer'
import { type CodeTable, toCallFailure, toResult } from '@/lib/commerce-client/transport/to-result'
import { RC } from '@/lib/contract/codes'
import { waitDetail } from '@/lib/domain/account/wait-detail'
import { type ErrorCode, type Failure, failure, type Result } from '@/lib/domain/result'

/** After too many wrong passwords; null for any other answer. An API may give the time of a login without the reason. */
export function loginWait({ rc, rejection }: Answer<unknown>): Failure | null {
  const { reason, retry_after: seconds } = rejection
  const isOfPassword = rc === RC.overLimit && (reason ?? 'password') === 'password'
  return isOfPassword && seconds ? failure('login_wait', waitDetail(seconds)) : null
}

/** The same where a change asks for the password, beside what else may be too much. */
function passwordWait({ rc, rejection }: Answer<unknown>): Failure | null {
  const { reason, retry_after: seconds } = rejection
  const isOfPassword = rc === RC.overLimit && reason === 'password'
  return isOfPassword && seconds ? failure('password_wait', waitDetail(seconds)) : null
}

/** Like `expectAnswer`, for a call that asks for the password: it may also be `password_wait`. */
export async function expectWithPassword<T>(
  call: Promise<Answer<T>>,
  codes: CodeTable,
  other: ErrorCode,
): Promise<Result<T>> {
  const answer = await call.catch(toCallFailure)
  const wait = 'ok' in answer ? null : passwordWait(answer)
  return wait ?? toResult(answer, codes, other)
}
