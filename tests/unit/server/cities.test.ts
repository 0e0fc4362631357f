import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FALLBACK_CITIES } from '@/lib/domain/places/built-in-cities'
import type { Cities } from '@/lib/domain/places/cities'
import { readCities } from '@/lib/server/site/cities'
import { knownCities } from '@/lib/server/site/known-cities'

const { getCities } = vi.hoisted(() => ({ getCities: vi.fn() }))
vi.mock('@/lib/commerce-client/places/cities-api', () => ({ getCities }))

const only = (key: string): Cities => [{ ...FALLBACK_CITIES[0], key }]
const keys = async () => (await readCities()).map(({ key }) => key)

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** What is answered after so many seconds, when `getCities` answers this. */
async function after(seconds: number, answer: Cities | null) {
  getCities.mockReset().mockResolvedValue(answer)
  vi.setSystemTime(Date.now() + seconds * 1000)
  const [first] = await keys()
  // a read that nobody waits for
  await new Promise((resolve) => setImmediate(resolve))
  return [first, (await keys())[0], getCities.mock.calls.length]
}

test('the cities that the API named last stay while it fails; without any, the built-in ones apply [HEAD-1] [CALL-47]', async () => {
  expect(knownCities()).toBeNull()
  expect(await after(0, null)).toEqual(['vancouver', 'vancouver', 1])
  expect(await after(9, only('osaka'))).toEqual(['vancouver', 'vancouver', 0])
  expect(await after(2, only('osaka'))).toEqual(['vancouver', 'osaka', 1])
  expect(await after(59, only('berlin'))).toEqual(['osaka', 'osaka', 0])
  expect(await after(2, null)).toEqual(['osaka', 'osaka', 1])
  expect(await after(11, only('berlin'))).toEqual(['osaka', 'berlin', 1])
  const before = knownCities()
  expect(await after(61, only('berlin'))).toEqual(['berlin', 'berlin', 1])
  expect(knownCities(), 'the same cities are the same object').toBe(before)
})

test('many who ask at once make one read', async () => {
  getCities.mockReset().mockResolvedValue(only('kyoto'))
  vi.setSystemTime(Date.now() + 3_600_000)
  await Promise.all(Array.from({ length: 20 }, keys))
  expect(getCities).toHaveBeenCalledOnce()
})
