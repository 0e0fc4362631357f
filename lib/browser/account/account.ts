import { request } from '@/lib/browser/api/request'
import type { Customer } from '@/lib/domain/account/customer'
import type {
  EmailForm,
  LinkPasswordForm,
  PasswordForm,
  PhoneForm,
  ProfileForm,
  TextPasswordForm,
} from '@/lib/domain/account/profile-form'
import type { Result } from '@/lib/domain/result'

/** A change answers the customer as it is then; null when that could not be read. */
export type Changed = Promise<Result<Customer | null>>

export function fetchCustomer() {
  return request('GET /api/account')
}

/** The newest five. */
export function fetchRecentOrders() {
  return request('GET /api/account/recent-orders')
}

export function updateProfile(body: ProfileForm): Changed {
  return request('POST /api/account', { body })
}

export function updateEmail(body: EmailForm): Changed {
  return request('POST /api/account/email', { body })
}

export function updatePhone(body: PhoneForm): Changed {
  return request('POST /api/account/phone', { body })
}

export function changePassword(body: PasswordForm): Changed {
  return request('POST /api/account/password', { body })
}

/** Sets or resets it with a code to the account's phone; this session goes on. */
export function resetPasswordByText(body: TextPasswordForm): Changed {
  return request('POST /api/account/password/text', { body })
}

/** A link goes to the account's email. */
export function mailPasswordReset() {
  return request('POST /api/account/password/email')
}

/** Sets the password by a mailed link. */
export function resetPasswordByLink(body: LinkPasswordForm) {
  return request('POST /api/account/password/link', { body })
}
