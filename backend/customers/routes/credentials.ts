import { customerEndpoint, endpoint } from '@/backend/calls/endpoint'
import { registerDevice } from '@/backend/customers/devices/register-device'
import { changePassword } from '@/backend/customers/passwords/change-password'
import { mailResetLink, resetByLink } from '@/backend/customers/passwords/reset-by-link'
import { resetByPhone } from '@/backend/customers/passwords/reset-by-phone'
import { changeEmail } from '@/backend/customers/proofs/change-email'
import { changePhone } from '@/backend/customers/proofs/change-phone'
import { confirmEmail } from '@/backend/customers/proofs/confirm-email'
import * as contract from '@/lib/contract/credentials'
import * as devices from '@/lib/contract/devices'

const newemail = customerEndpoint(contract.updateEmail, async (q, { customerId, caller, ...deps }) => {
  await changeEmail(deps, { ...caller, id: customerId }, { email: q.email, password: q.password, code: q.vc })
})

const confirmemail = customerEndpoint(contract.confirmEmail, async ({ token }, { customerId, caller, ...deps }) => {
  await confirmEmail(deps, { id: customerId, language: caller.language }, token)
})

const newphone = customerEndpoint(contract.updatePhone, async (q, { customerId, caller, ...deps }) => {
  const proof = { password: q.password, code: q.vc_old }
  const phone = { country: q.country_code, phone: q.phone, code: q.vc, proof }
  await changePhone(deps, { ...caller, id: customerId }, phone)
})

const updatepwd = customerEndpoint(contract.updatePassword, async (q, { customerId, caller, ...deps }) => {
  await changePassword(deps, { ...caller, id: customerId }, { old: q.op, next: q.password })
})

const deviceToken = customerEndpoint(devices.registerDevice, async (q, { customerId, caller, ...deps }) => {
  await registerDevice(deps, { ...caller, provider: q.provider, token: q.device_token })
})

const forgetpwd = endpoint(contract.resetPassword, async (q, { caller, ...deps }) => {
  if ('email' in q) {
    await mailResetLink(deps, q.email, caller)
    return undefined
  }
  const resetter = { ...caller, deviceMark: q.device_mark }
  if ('token' in q) return { device_mark: await resetByLink(deps, q.token, q.password, resetter) }
  const phone = { country: q.country_code, phone: q.phone, code: q.vc }
  return { device_mark: await resetByPhone(deps, phone, q.password, resetter) }
})

export const CREDENTIAL_ENDPOINTS = [newemail, confirmemail, newphone, updatepwd, deviceToken, forgetpwd]
