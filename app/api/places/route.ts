import { cookies } from 'next/headers'
import { z } from 'zod'
import { places } from '@/lib/commerce-client/places/configured-places'
import { cityOrDefault } from '@/lib/domain/places/cities'
import { success } from '@/lib/domain/result'
import { CITY_COOKIE } from '@/lib/domain/site/choices'
import { cookieOf } from '@/lib/domain/site/cookies'
import { visitorRoute } from '@/lib/server/routing/api-handler'
import { readCities } from '@/lib/server/site/cities'

const query = z.object({ text: z.string().trim().min(1).max(200) })

export const GET = visitorRoute('GET /api/places', { input: query }, async ({ input }) => {
  const [cookieStore, cities] = await Promise.all([cookies(), readCities()])
  const city = cityOrDefault(cities, cookieOf(cookieStore, CITY_COOKIE))
  return success(await places().suggest(input.text, city))
})
