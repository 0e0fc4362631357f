import { z } from 'zod'
import { sendCode } from '@/lib/commerce-client/account/session-api'
import { type CountryCode, toCountryCode } from '@/lib/domain/places/countries'
import { readTypedPhone } from '@/lib/domain/places/typed-phone'
import { typedPhone } from '@/lib/domain/places/typed-phone.schema'
import { failure } from '@/lib/domain/result'
import { visitorRoute } from '@/lib/server/routing/api-handler'

const form = z.object({
  phone: typedPhone,
  countryCode: z.string().refine((code): code is CountryCode => toCountryCode(code) !== null),
})

export const POST = visitorRoute('POST /api/session/code', { input: form }, async ({ input }) => {
  const { digits } = readTypedPhone(input.countryCode, input.phone)
  return digits ? sendCode(digits, input.countryCode) : failure('invalid_request')
})
