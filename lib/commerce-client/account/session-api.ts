import 'server-only'
import type { z } from 'zod'
import { getAppConfig } from '@/lib/commerce-client/transport/app-config-api'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { expectAnswer, toCallFailure, toResult } from '@/lib/commerce-client/transport/to-result'
import { RC } from '@/lib/contract/codes'
import * as contract from '@/lib/contract/session'
import type { LoginForm, RegisterForm } from '@/lib/domain/account/login.schema'
import { toLoginAddress } from '@/lib/domain/account/login-address'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { withPlus } from '@/lib/domain/places/typed-phone'
import { failure, type Result, success } from '@/lib/domain/result'
import { typedText } from '@/lib/domain/typed-text'
import { env } from '@/lib/env'
import { loginWait, TEXTED_CODE_FAILURES } from './proof-failures'

export type Login = LoginForm & { countryCode?: CountryCode }

/** The mark is absent where the API knows none. */
export type LoggedIn = Credentials & { deviceMark?: string }

/** ERR-1 to ERR-6 */
const CODE_LOGIN = { ...TEXTED_CODE_FAILURES, [RC.forbidden]: 'incorrect_username_password' } as const
/** No code was asked for that there could be too many of. */
const PASSWORD_LOGIN = { ...CODE_LOGIN, [RC.overLimit]: 'too_many_requests' } as const

/**
 * Logs in on a site (`domain` null: the shared one), from a browser with the mark of earlier logins. Codes: ERR-1 to
 * ERR-6, `too_many_requests`, `login_wait` with how long, `network`.
 */
export async function logIn(input: Login, domain: string | null, deviceMark?: string): Promise<Result<LoggedIn>> {
  const place = { domain: domain ?? undefined, device_mark: deviceMark }
  const proof = input.mode === 'account' ? { password: input.password } : { vc: input.code }
  const typed = input.mode === 'account' ? input.email : input.phone
  const countries = withPlus(typedText(typed)).startsWith('+') ? (await getAppConfig()).countries : null
  const { email, country } = toLoginAddress(typed, env().CUSTOMER_DOMAIN, countries ?? [])
  const data = { email, ...proof, country_code: input.countryCode ?? country, ...place }
  const answer = await callForCustomer(contract.login, { data }).catch(toCallFailure)
  const isByPassword = input.mode === 'account'
  const wait = 'ok' in answer || !isByPassword ? null : loginWait(answer)
  if (wait) return wait
  const result = toResult(answer, isByPassword ? PASSWORD_LOGIN : CODE_LOGIN, 'failed_to_login')
  if (result.ok) return success(toLoggedIn(result.value))
  return result.code === 'unauthenticated' ? failure('failed_to_login') : result
}

/** Codes: `email_taken`, `invalid_request`, `network`, `unexpected_error`. */
export async function signUp(
  input: RegisterForm,
  domain: string | null,
  deviceMark?: string,
): Promise<Result<LoggedIn>> {
  const codes = { [RC.conflict]: 'email_taken', [RC.invalidRequest]: 'invalid_request' } as const
  const request = { ...input, domain: domain ?? undefined, device_mark: deviceMark }
  const answer = await expectAnswer(callForCustomer(contract.register, request), codes, 'unexpected_error')
  return answer.ok ? success(toLoggedIn(answer.value)) : answer
}

function toLoggedIn({ token, secret, device_mark: mark }: z.output<typeof contract.login.records>): LoggedIn {
  return { token, secret, ...(mark && { deviceMark: mark }) }
}

/** Any rejection becomes the too-many-requests message. */
export async function sendCode(phone: string, countryCode: CountryCode): Promise<Result<null>> {
  const answer = await callForCustomer(contract.requestCode, { phone, action: 3, country_code: countryCode }).catch(
    toCallFailure,
  )
  if ('ok' in answer) return answer
  return answer.rc === RC.success ? { ok: true, value: null } : failure('too_many_requests')
}

/** `unknown` when the API is unreachable. */
export async function pingSession(credentials: Credentials): Promise<'live' | 'ended' | 'unknown'> {
  const answer = await callForCustomer(contract.ping, {}, credentials).catch(toCallFailure)
  if ('ok' in answer) return 'unknown'
  return answer.rc === RC.success ? 'live' : 'ended'
}

/** Ignores failures. */
export async function logOut(credentials: Credentials): Promise<void> {
  await callForCustomer(contract.logout, {}, credentials).catch(toCallFailure)
}
