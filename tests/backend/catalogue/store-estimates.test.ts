import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeStore, storeValues } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

const NOON = '2026-06-05T19:00:00Z'
const NIGHT = '2026-06-06T09:00:00Z'
const HERE = { from: 15, to: 25 }

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

it('estimates by order type: for the place of a list, else for a usual one, and only while the store serves', async () => {
  const {
    gid,
    lat = 0,
    lon = 0,
  } = await makeStore(api.db, {
    settings: { ...storeValues().settings, preparationMinutes: 15 },
  })
  const listed = async (query: string) =>
    (await api.get(`/api/v7/slst?${query}`)).records.find((row: { gid: number }) => row.gid === gid).est
  api.clock.set(NOON)
  const usual = { delivery: { from: 25, to: 35 }, pickup: HERE, eatin: HERE }
  expect(await listed(`g_ids=${gid}`)).toEqual(usual)
  expect((await api.get(`/api/v8/sdtl2?gid=${gid}`)).records.est).toEqual(usual)
  expect(await listed(`latlon=${lat + 0.04497},${lon}`)).toEqual({ ...usual, delivery: { from: 30, to: 40 } })
  expect(await listed(`latlon=${lat + 0.1},${lon}`)).toEqual({ pickup: HERE, eatin: HERE })
  api.clock.set(NIGHT)
  expect(await listed(`g_ids=${gid}`)).toEqual({})
})
