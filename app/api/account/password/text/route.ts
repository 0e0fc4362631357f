import { resetPasswordByText } from '@/lib/commerce-client/account/credentials-api'
import { getCustomer } from '@/lib/commerce-client/account/profile-api'
import { isPhoneOfCustomer } from '@/lib/domain/account/customer'
import { smsPasswordSchema } from '@/lib/domain/account/profile.schema'
import { failure, success } from '@/lib/domain/result'
import { checkPhone } from '@/lib/server/check-contact'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { keepDeviceMark, readDeviceMark } from '@/lib/server/session/device-mark'
import { resumeSession } from '@/lib/server/session/resume-session'
import { domainOf } from '@/lib/server/site/site'

/** Only for this account's phone: another one would reset a different customer's password. */
export const POST = customerRoute(
  'POST /api/account/password/text',
  { input: smsPasswordSchema },
  async ({ input, site }, credentials) => {
    const form = await checkPhone(input)
    if (!form.ok) return form
    const customer = await getCustomer(credentials)
    if (!customer.ok) return customer
    if (!isPhoneOfCustomer(customer.value, form.value.phone)) return failure('phone_not_registered')
    const reset = await resetPasswordByText(form.value, await readDeviceMark())
    if (!reset.ok) return reset
    await keepDeviceMark(reset.value)
    const { phone, password, countryCode } = form.value
    const login = { mode: 'account', email: phone, password, countryCode } as const
    const resumed = await resumeSession(login, domainOf(site), credentials, reset.value)
    return resumed.ok ? success({ ...customer.value, hasPassword: true }) : resumed
  },
)
