import { z } from 'zod'
import { sendCode } from '@/lib/commerce-client/account/session-api'
import { phoneCountry, typedPhone } from '@/lib/domain/places/typed-phone.schema'
import { checkPhone } from '@/lib/server/check-contact'
import { visitorRoute } from '@/lib/server/routing/api-handler'

const form = z.object({ phone: typedPhone, countryCode: phoneCountry })

export const POST = visitorRoute('POST /api/session/code', { input: form }, async ({ input }) => {
  const target = await checkPhone(input)
  return target.ok ? sendCode(target.value.phone, target.value.countryCode) : target
})
