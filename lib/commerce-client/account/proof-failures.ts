import 'server-only'
import type { Answer } from '@/lib/commerce-client/transport/read-answer'
import { type CodeTable, toCallFailure, toResult } from '@/lib/commerce-client/transport/to-result'
import { RC } from '@/lib/contract/codes'
import { type ErrorCode, type Failure, failure, type Result } from '@/lib/domain/result'

/** A rejected phone, or the code that was texted to it: ERR-1 and ERR-3 to ERR-5. */
export const TEXTED_CODE_FAILURES = {
  [RC.invalidRequest]: 'country_code_error',
  [RC.codeExpired]: 'verification_code_expired',
  [RC.overLimit]: 'verification_code_over_limit',
  [RC.incorrectCode]: 'incorrect_verification_code',
} as const

/** A rejected proof of a change; `incorrect_password` and `incorrect_verification_code` also ask for a missing one. */
export const PROOF_CODES = {
  [RC.forbidden]: 'incorrect_password',
  [RC.incorrectCode]: 'incorrect_verification_code',
  [RC.codeExpired]: 'verification_code_expired',
  [RC.overLimit]: 'too_many_requests',
} as const

/** After too many wrong passwords; null for any other answer. An API may give the time of a login without the reason. */
export function loginWait({ rc, rejection }: Answer<unknown>): Failure | null {
  const { reason, retry_after: seconds } = rejection
  const isOfPassword = rc === RC.overLimit && (reason ?? 'password') === 'password'
  return isOfPassword && seconds ? failure('login_wait', waitDetail(seconds)) : null
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

/** A change may also be refused for too much of something else, so that the reason must name the password. */
function passwordWait({ rc, rejection }: Answer<unknown>): Failure | null {
  const { reason, retry_after: seconds } = rejection
  const isOfPassword = rc === RC.overLimit && reason === 'password'
  return isOfPassword && seconds ? failure('password_wait', waitDetail(seconds)) : null
}

/** The message of a wait says minutes from two on; below, they are 0 and it says the seconds. */
function waitDetail(seconds: number): { seconds: number; minutes: number } {
  return { seconds, minutes: seconds < 120 ? 0 : Math.ceil(seconds / 60) }
}
