import { request } from '@/lib/browser/api/request'
import type { Customer } from '@/lib/domain/account/customer'
import type {
  EmailForm,
  PasswordForm,
  PhoneForm,
  ProfileForm,
  TextPasswordForm,
} from '@/lib/domain/account/profile-form'
import type { OrderRow } from '@/lib/domain/orders/orders'
import type { PageOf } from '@/lib/domain/page-of'
import type { Result } from '@/lib/domain/result'

/** A change answers the customer as it is then; null when that could not be read. */
export type Changed = Promise<Result<Customer | null>>

const post = <T>(path: string, body: object = {}): Promise<Result<T>> => request(path, { method: 'POST', body })

export function fetchCustomer(): Promise<Result<Customer>> {
  return request('/api/account')
}

/** The newest five. */
export function fetchRecentOrders(): Promise<Result<PageOf<OrderRow>>> {
  return request('/api/account/recent-orders')
}

export function updateProfile(form: ProfileForm): Changed {
  return post('/api/account', form)
}

export function updateEmail(form: EmailForm): Changed {
  return post('/api/account/email', form)
}

export function updatePhone(form: PhoneForm): Changed {
  return post('/api/account/phone', form)
}

export function changePassword(form: PasswordForm): Changed {
  return post('/api/account/password', form)
}

/** Sets or resets it with a code to the account's phone; this session goes on. */
export function resetPasswordByText(form: TextPasswordForm): Changed {
  return post('/api/account/password/text', form)
}

/** A link goes to the account's email. */
export function mailPasswordReset(): Promise<Result<null>> {
  return post('/api/account/password/email')
}

/** Sets the password by a mailed link. */
export function resetPasswordByLink(form: { token: string; password: string }): Promise<Result<null>> {
  return post('/api/account/password/link', form)
}
