import 'server-only'
import { RC } from '@/lib/contract/codes'
import * as contract from '@/lib/contract/session'
import { toSignInAddress } from '@/lib/domain/account/sign-in-address'
import type { SignInForm, SignUpForm } from '@/lib/domain/account/sign-in-form'
import type { CountryCode } from '@/lib/domain/places/countries'
import { failure, type Result } from '@/lib/domain/result'
import { env } from '@/lib/env'
import { type Credentials, callForCustomer } from '@/lib/remote/transport/customer-call'
import { expectAnswer, toCallFailure } from '@/lib/remote/transport/expect'
import { TEXTED_CODE_REFUSALS } from './texted-code'

/** The login form; a phone with a password may include its country. */
export type SignIn = SignInForm & { countryCode?: CountryCode }

/** ERR-1 to ERR-6 */
const LOGIN_CODES = { ...TEXTED_CODE_REFUSALS, [RC.forbidden]: 'incorrect_username_password' } as const

/** Logs in on a site (`domain` null: the shared one). Codes: ERR-1 to ERR-6, `network`. */
export async function signIn(input: SignIn, domain: string | null): Promise<Result<Credentials>> {
  const site = domain ?? undefined
  const at = env().CUSTOMER_DOMAIN
  const data =
    input.mode === 'account'
      ? {
          email: toSignInAddress(input.email, at),
          password: input.password,
          country_code: input.countryCode,
          domain: site,
        }
      : { email: toSignInAddress(input.phone, at), vc: input.code, country_code: input.countryCode, domain: site }
  const answer = await expectAnswer(callForCustomer(contract.login, { data }), LOGIN_CODES, 'failed_to_login')
  return !answer.ok && answer.code === 'unauthenticated' ? failure('failed_to_login') : answer
}

/** Codes: `email_taken`, `invalid_request`, `network`, `unexpected_error`. */
export function signUp(input: SignUpForm, domain: string | null): Promise<Result<Credentials>> {
  const codes = { [RC.conflict]: 'email_taken', [RC.invalidRequest]: 'invalid_request' } as const
  return expectAnswer(
    callForCustomer(contract.register, { ...input, domain: domain ?? undefined }),
    codes,
    'unexpected_error',
  )
}

/** Any refusal becomes the too-many-requests message. */
export async function sendCode(phone: string, countryCode: CountryCode): Promise<Result<null>> {
  const answer = await callForCustomer(contract.requestCode, { phone, action: 3, country_code: countryCode }).catch(
    toCallFailure,
  )
  if ('ok' in answer) return answer
  return answer.rc === RC.success ? { ok: true, value: null } : failure('too_many_requests')
}

/** The API's status of a session; `unknown` when it is unreachable. */
export async function pingSession(credentials: Credentials): Promise<'live' | 'ended' | 'unknown'> {
  const answer = await callForCustomer(contract.ping, {}, credentials).catch(toCallFailure)
  if ('ok' in answer) return 'unknown'
  return answer.rc === RC.success ? 'live' : 'ended'
}

/** Ends the session at the API; ignores failures. */
export async function signOut(credentials: Credentials): Promise<void> {
  await callForCustomer(contract.logout, {}, credentials).catch(toCallFailure)
}
