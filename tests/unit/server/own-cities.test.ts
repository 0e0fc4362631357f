import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { BUILT_IN_CITIES } from '@/lib/domain/places/built-in-cities'
import type { Cities } from '@/lib/domain/places/cities'
import { SHARED_SITE } from '@/lib/domain/site/site'
import { addressIn, alternatesOf } from '@/lib/server/site/site-address'
import { middleware } from '@/middleware'

const { name } = BUILT_IN_CITIES.seattle
const CITIES: Cities = [
  { key: 'osaka', name, lat: 34.6937, lon: 135.5023, isDefault: true },
  { key: 'berlin', name, lat: 52.52, lon: 13.405, isDefault: false },
]
vi.mock('@/lib/commerce-client/places/cities-api', () => ({ getCities: async () => CITIES }))

/** The status and the internal page of a URL, for a visitor with this cookie. */
async function page(path: string, cookie = ''): Promise<[number, string]> {
  const headers = { host: 'localhost:3000', cookie }
  const response = await middleware(new NextRequest(`http://localhost:3000${path}`, { headers }))
  return [response.status, new URL(response.headers.get('x-middleware-rewrite') ?? 'x:').pathname]
}

test('the first city of the API is that of visitors who have chosen none, or one that is no more [HEAD-2]', async () => {
  expect(await page('/')).toEqual([200, '/shared/en/home/osaka'])
  expect(await page('/deals', 'city=vancouver')).toEqual([200, '/shared/en/landing/osaka/1'])
  expect(await page('/', 'city=berlin')).toEqual([200, '/shared/en/home/berlin'])
  expect(await page('/deals?city=osaka', 'city=berlin')).toEqual([200, '/shared/en/landing/osaka/1'])
})

test.each(['vancouver', 'Osaka', '', '__proto__', 'constructor', 'osaka/berlin'])(
  'a URL with the city “%s”, which the API does not name, has no page [HEAD-1]',
  async (city) => {
    expect(await page(`/?city=${city}`, 'city=berlin')).toEqual([404, '/shared/en/missing'])
  },
)

test('addresses name a city, but not the default one', () => {
  const [osaka, berlin] = CITIES
  const deals = (city = osaka) => addressIn(SHARED_SITE, 'en', (paths) => paths.deals(), city)
  expect(deals()).toMatch(/\/deals$/)
  expect(deals(berlin)).toMatch(/\/deals\?city=berlin$/)
  expect(alternatesOf(SHARED_SITE, (paths) => paths.home(), berlin).ja).toMatch(/\/\?city=berlin&lan=jp$/)
})
