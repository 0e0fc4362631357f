import { z } from 'zod'
import { sendCode } from '@/lib/commerce-client/account/session'
import { type CountryCode, isPhoneOf, toCountryCode } from '@/lib/domain/places/countries'
import { failure } from '@/lib/domain/result'
import { visitorRoute } from '@/lib/server/routing/route'

const form = z.object({
  phone: z.string().regex(/^\d{6,15}$/),
  countryCode: z.string().refine((code): code is CountryCode => toCountryCode(code) !== null),
})

export const POST = visitorRoute('POST /api/session/code', { input: form }, async ({ input }) =>
  isPhoneOf(input.countryCode, input.phone) ? sendCode(input.phone, input.countryCode) : failure('invalid_request'),
)
