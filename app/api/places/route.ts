import { cookies } from 'next/headers'
import { z } from 'zod'
import { places } from '@/lib/commerce-client/places/configured-places'
import { CITIES } from '@/lib/domain/places/cities'
import { success } from '@/lib/domain/result'
import { CITY_COOKIE } from '@/lib/domain/site/choices'
import { cookieOf } from '@/lib/domain/site/cookies'
import { visitorRoute } from '@/lib/server/routing/api-handler'
import { preferredCity } from '@/lib/server/site/preferences'

const query = z.object({ text: z.string().trim().min(1).max(200) })

export const GET = visitorRoute('GET /api/places', { input: query }, async ({ input }) => {
  const city = preferredCity(cookieOf(await cookies(), CITY_COOKIE))
  return success(await places().suggest(input.text, CITIES[city]))
})
