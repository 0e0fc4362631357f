import { isPhoneOfCustomer } from '@/lib/domain/customer'
import { textPasswordForm } from '@/lib/domain/profile-form'
import { failure, success } from '@/lib/domain/result'
import { resetPasswordByText } from '@/lib/remote/account'
import { getCustomer } from '@/lib/remote/customers'
import { resumeSession } from '@/lib/server/resume-session'
import { customerRoute } from '@/lib/server/route'
import { domainOf } from '@/lib/server/site'

/** Of this account only: another phone would set the password of whoever has it. */
export const POST = customerRoute({ input: textPasswordForm }, async ({ input, site }, credentials) => {
  const customer = await getCustomer(credentials)
  if (!customer.ok) return customer
  if (!isPhoneOfCustomer(customer.value, input.phone)) return failure('phone_not_registered')
  const reset = await resetPasswordByText(input)
  if (!reset.ok) return reset
  const { phone, password, countryCode } = input
  const login = { mode: 'account', email: phone, password, countryCode } as const
  const resumed = await resumeSession(login, domainOf(site), credentials)
  return resumed.ok ? success({ ...customer.value, hasPassword: true }) : resumed
})
