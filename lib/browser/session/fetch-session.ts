import { request } from '@/lib/browser/fetcher/request'
import type { LoginForm, RegisterForm } from '@/lib/domain/account/login.schema'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { failure, type Result } from '@/lib/domain/result'
import { countLogin } from './owner'
import { setCustomer } from './session-store'

export async function logIn(body: LoginForm) {
  return remember(await send(() => request('POST /api/session', { body })))
}

/** Where nobody knows whether the account was made, its login tells. */
export async function signUp(body: RegisterForm) {
  const answer = await send(() => request('POST /api/session/register', { body }))
  if (answer.ok || answer.code !== 'change_unknown') return remember(answer)
  const known = await logIn({ mode: 'account', ...body })
  return known.ok ? known : answer
}

/** A session is a cookie: without one a login would be forgotten with its answer. */
async function send<T>(login: () => Promise<Result<T>>): Promise<Result<T>> {
  return navigator.cookieEnabled ? login() : failure('cookies_blocked')
}

function remember(answer: Result<{ firstName: string }>): Result<{ firstName: string }> {
  if (answer.ok) {
    countLogin()
    setCustomer(answer.value.firstName)
  }
  return answer
}

export function sendCode(phone: string, countryCode: CountryCode) {
  return request('POST /api/session/code', { body: { phone, countryCode } })
}
