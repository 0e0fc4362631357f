import 'server-only'
import type { z } from 'zod'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { type CodeTable, expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { RC } from '@/lib/contract/codes'
import * as contract from '@/lib/contract/credentials'
import type {
  EmailChangeForm,
  EmailTokenForm,
  LinkPasswordForm,
  PasswordForm,
  PhoneChangeForm,
  SmsPasswordForm,
} from '@/lib/domain/account/profile.schema'
import { type ErrorCode, type Result, success } from '@/lib/domain/result'
import { type ChangedCustomer, expectChangedCustomer } from './profile-api'
import { PROOF_CODES, TEXTED_CODE_FAILURES } from './proof-failures'

const EMAIL_CODES = { ...PROOF_CODES, [RC.conflict]: 'email_taken' } as const

/** Codes: `EMAIL_CODES`, `password_wait`, `email_update_failed`, `unauthenticated`, `network`. */
export function updateEmail(form: EmailChangeForm, credentials: Credentials): Promise<Result<ChangedCustomer>> {
  const call = callForCustomer(contract.updateEmail, form, credentials)
  return expectChangedCustomer(call, EMAIL_CODES, 'email_update_failed', credentials)
}

/** Codes: `confirm_link_expired`, `email_taken`, `unauthenticated`, `network`, else `email_update_failed`. */
export function confirmEmail(form: EmailTokenForm, credentials: Credentials): Promise<Result<ChangedCustomer>> {
  const codes = { [RC.codeMismatch]: 'confirm_link_expired', [RC.conflict]: 'email_taken' } as const
  return expectChangedCustomer(
    callForCustomer(contract.confirmEmail, form, credentials),
    codes,
    'email_update_failed',
    credentials,
  )
}

/** ERR-3 to ERR-5, for a texted code; `incorrect_password` and `incorrect_verification_code` also ask for a proof. */
const PHONE_CODES = {
  ...TEXTED_CODE_FAILURES,
  [RC.forbidden]: 'incorrect_password',
  [RC.conflict]: 'phone_taken',
} as const

/** Codes: `PHONE_CODES`, `password_wait`, `phone_update_failed`, `unauthenticated`, `network`. */
export function updatePhone(form: PhoneChangeForm, credentials: Credentials): Promise<Result<ChangedCustomer>> {
  const { phone, vc, countryCode, password, vcOld } = form
  const request = { phone, vc, country_code: countryCode, password, vc_old: vcOld }
  const call = callForCustomer(contract.updatePhone, request, credentials)
  return expectChangedCustomer(call, PHONE_CODES, 'phone_update_failed', credentials)
}

/** ERR-13, ERR-14 */
const PASSWORD_CODES = {
  [RC.invalidRequest]: 'missing_fields',
  [RC.forbidden]: 'password_not_detected',
} as const

/** Codes: `missing_fields`, `password_not_detected`, `password_wait`, else `unexpected_error`. */
export function changePassword(form: PasswordForm, credentials: Credentials): Promise<Result<ChangedCustomer>> {
  const request = { op: form.oldPassword, password: form.newPassword }
  const call = callForCustomer(contract.updatePassword, request, credentials)
  return expectChangedCustomer(call, PASSWORD_CODES, 'unexpected_error', credentials)
}

/** ERR-9, ERR-10 */
const resetCodes = (notRegistered: ErrorCode): CodeTable => ({
  [RC.notFound]: notRegistered,
  [RC.notRegistered]: notRegistered,
  [RC.codeMismatch]: 'code_mismatch',
  [RC.incorrectCode]: 'code_mismatch',
})

/**
 * Sets the password of the account with this phone; the API may end its sessions. Returns the new mark of the browser
 * with `deviceMark`. Codes: `phone_not_registered`, `code_mismatch`, else `unexpected_error`.
 */
export async function resetPasswordByText(form: SmsPasswordForm, deviceMark?: string): Promise<Result<DeviceMark>> {
  const { phone, vc, countryCode, password } = form
  const request = { phone, vc, country_code: countryCode, password, device_mark: deviceMark }
  const call = callForCustomer(contract.resetPassword, request)
  return toMark(await expectAnswer(call, resetCodes('phone_not_registered'), 'unexpected_error'))
}

/** Codes: `email_not_registered`, else `unexpected_error`. */
export async function mailPasswordReset(email: string): Promise<Result<null>> {
  const call = callForCustomer(contract.resetPassword, { email })
  const answer = await expectAnswer(call, resetCodes('email_not_registered'), 'unexpected_error')
  return answer.ok ? success(null) : answer
}

/**
 * Sets the password with the token of an emailed link, once, and returns like `resetPasswordByText`. Codes:
 * `reset_link_expired`, else `unexpected_error`.
 */
export async function resetPasswordByLink(form: LinkPasswordForm, deviceMark?: string): Promise<Result<DeviceMark>> {
  const call = callForCustomer(contract.resetPassword, { ...form, device_mark: deviceMark })
  return toMark(await expectAnswer(call, { [RC.codeMismatch]: 'reset_link_expired' }, 'unexpected_error'))
}

/** Undefined where the API knows no marks. */
type DeviceMark = string | undefined

function toMark(answer: Result<z.output<typeof contract.resetPassword.records>>): Result<DeviceMark> {
  return answer.ok ? success(answer.value?.device_mark || undefined) : answer
}
