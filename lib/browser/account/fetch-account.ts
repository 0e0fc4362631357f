import { clearCarts } from '@/lib/browser/cart/carts'
import { request } from '@/lib/browser/fetcher/request'
import { settleChange } from '@/lib/browser/fetcher/settle-change'
import { type Customer, isPhoneOfCustomer } from '@/lib/domain/account/customer'
import type {
  AccountDeletionForm,
  ClaimForm,
  EmailChangeForm,
  EmailForm,
  EmailTokenForm,
  LinkPasswordForm,
  PasswordForm,
  PhoneChangeForm,
  ProfileForm,
  SmsPasswordForm,
} from '@/lib/domain/account/profile.schema'
import type { Result } from '@/lib/domain/result'

/** Null when it could not be read. */
export type Changed = Promise<Result<Customer | null>>

export function fetchCustomer() {
  return request('GET /api/account')
}

export function fetchRecentOrders() {
  return request('GET /api/account/recent-orders')
}

export function updateProfile(body: ProfileForm): Changed {
  const parts = ['firstName', 'lastName', 'nickName'] as const
  return settleChange(request('POST /api/account', { body }), fetchCustomer, (now) =>
    parts.every((part) => now[part] === body[part]),
  )
}

export function claimProfile(body: ClaimForm): Changed {
  return request('POST /api/account/unclaimed', { body })
}

export function updateEmail(body: EmailChangeForm): Changed {
  const email = body.email.toLowerCase()
  return settleChange(request('POST /api/account/email', { body }), fetchCustomer, (now) =>
    [now.email, now.pendingEmail].some((known) => known.toLowerCase() === email),
  )
}

export function confirmEmail(body: EmailTokenForm): Changed {
  return request('POST /api/account/email/confirm', { body })
}

/** Under the API's own keys. */
export function exportAccount() {
  return request('GET /api/account/export')
}

/** Ends the session, and reloads the home page. */
export async function deleteAccount(body: AccountDeletionForm, home: string): Promise<Result<null>> {
  const answer = await request('DELETE /api/account', { body })
  if (!answer.ok) return answer
  clearCarts()
  location.assign(home)
  return answer
}

export function updatePhone(body: PhoneChangeForm): Changed {
  return settleChange(request('POST /api/account/phone', { body }), fetchCustomer, (now) =>
    isPhoneOfCustomer(now, body.phone),
  )
}

export function changePassword(body: PasswordForm): Changed {
  return request('POST /api/account/password', { body })
}

/** Sets or resets the password with a code sent to the account's phone; this session continues. */
export function resetPasswordByText(body: SmsPasswordForm): Changed {
  return request('POST /api/account/password/text', { body })
}

export function mailPasswordReset() {
  return request('POST /api/account/password/email')
}

/** Sends a reset link to the email of somebody who cannot log in. */
export function mailForgottenPassword(body: EmailForm) {
  return request('POST /api/account/password/forgotten/email', { body })
}

/** Does not log in. */
export function resetForgottenPassword(body: SmsPasswordForm) {
  return request('POST /api/account/password/forgotten/text', { body })
}

export function resetPasswordByLink(body: LinkPasswordForm) {
  return request('POST /api/account/password/link', { body })
}
