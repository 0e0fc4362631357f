import { request } from '@/lib/browser/api/request'
import { forgetCarts } from '@/lib/browser/cart/carts'
import type { CountryCode } from '@/lib/domain/places/countries'
import type { Result } from '@/lib/domain/result'
import { setCustomer } from './session-store'

export type SignInInput =
  | { mode: 'account'; email: string; password: string }
  | { mode: 'text'; phone: string; countryCode: CountryCode; code: string }

/** Signs in; the session store knows at once. */
export async function signIn(input: SignInInput): Promise<Result<{ firstName: string }>> {
  return remember(await request<{ firstName: string }>('/api/session', { method: 'POST', body: input }))
}

export async function signUp(input: { email: string; password: string }): Promise<Result<{ firstName: string }>> {
  return remember(await request<{ firstName: string }>('/api/session/register', { method: 'POST', body: input }))
}

function remember(answer: Result<{ firstName: string }>): Result<{ firstName: string }> {
  if (answer.ok) setCustomer(answer.value.firstName)
  return answer
}

export function sendCode(phone: string, countryCode: CountryCode): Promise<Result<null>> {
  return request('/api/session/code', { method: 'POST', body: { phone, countryCode } })
}

/** Ends the session and loads the home page anew. */
export async function signOut(home: string): Promise<void> {
  await request('/api/session', { method: 'DELETE', body: {} })
  forgetCarts()
  location.assign(home)
}
