import { z } from 'zod'
import { AVAILABLE_COUNTRIES, type CountryCode } from '@/lib/domain/places/countries'
import { success } from '@/lib/domain/result'
import { signIn, signOut } from '@/lib/remote/account/session'
import { customerRoute, visitorRoute } from '@/lib/server/routing/route'
import { openSession } from '@/lib/server/session/session'
import { startSession } from '@/lib/server/session/start-session'
import { domainOf } from '@/lib/server/site/site'

const countries = AVAILABLE_COUNTRIES.map((country) => country.code) as [CountryCode, ...CountryCode[]]
const signInForm = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('account'), email: z.string().min(1).max(200), password: z.string().min(1).max(200) }),
  z.object({
    mode: z.literal('text'),
    phone: z.string().regex(/^\d{6,15}$/),
    countryCode: z.enum(countries),
    code: z.string().min(1).max(12),
  }),
])

export const GET = visitorRoute('GET /api/session', {}, async (_, credentials) => {
  const { firstName } = await openSession()
  return success({ signedIn: credentials !== null, firstName })
})

export const POST = visitorRoute('POST /api/session', { input: signInForm }, async ({ input, site }) => {
  const answer = await signIn(input, domainOf(site))
  return answer.ok ? startSession(answer.value) : answer
})

export const DELETE = customerRoute('DELETE /api/session', {}, async (_, credentials) => {
  const session = await openSession()
  session.destroy()
  await signOut(credentials)
  return success(null)
})
