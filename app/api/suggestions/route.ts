import { cookies } from 'next/headers'
import { z } from 'zod'
import { cityOrDefault } from '@/lib/domain/places/cities'
import { success } from '@/lib/domain/result'
import { CITY_COOKIE } from '@/lib/domain/site/choices'
import { cookieOf } from '@/lib/domain/site/cookies'
import { readSuggestions } from '@/lib/server/pages/read-suggestions'
import { suggestedList } from '@/lib/server/pages/suggested-list'
import { visitorRoute } from '@/lib/server/routing/api-handler'
import { readCities } from '@/lib/server/site/cities'
import { pathsOf } from '@/lib/server/site/site-address'

const query = z.object({ text: z.string().trim().min(1).max(100), city: z.string().max(64).optional() })

export const GET = visitorRoute('GET /api/suggestions', { input: query }, async ({ input, site, language }) => {
  const [cookieStore, cities] = await Promise.all([cookies(), readCities()])
  const { text } = input
  const own = site.kind === 'store' ? site.gid : undefined
  const city = cityOrDefault(cities, input.city ?? cookieOf(cookieStore, CITY_COOKIE))
  const found = await readSuggestions({ text, language, gid: own, lat: city.lat, lon: city.lon })
  if (!found.ok) return found.code === 'not_found' ? success(null) : found
  const shown = { text, language, paths: pathsOf(site, language, city), isOwn: own !== undefined }
  return success(await suggestedList(found.value, shown))
})
