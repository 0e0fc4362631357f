import { clearCarts } from '@/lib/browser/cart/carts'
import { recordFailure } from '@/lib/browser/fetcher/log'
import { request } from '@/lib/browser/fetcher/request'
import type { LoginForm, RegisterForm } from '@/lib/domain/account/login.schema'
import type { CountryCode } from '@/lib/domain/places/countries'
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

/** Reloads the home page. */
export async function logOut(home: string): Promise<void> {
  void turnOffNotifications()
  await request('DELETE /api/session')
  clearCarts()
  location.assign(home)
}

/** The API forgets this browser at logout; its subscription ends too, in case an API does not. */
async function turnOffNotifications(): Promise<void> {
  const loading = import('@/lib/browser/push/device-token')
  await loading.then(({ endSubscription }) => endSubscription()).catch((error) => recordFailure('notifications', error))
}
