import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD } from '@/backend/demo/customers/people'
import { seedDatabase } from '@/backend/demo/seed-database'
import type { Report } from '@/scripts/check-api/report'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

const NOODLE_HOUSE = 1001
const DEMO = { CHECK_API_EMAIL: 'demo@plaza.test', CHECK_API_PASSWORD: DEMO_PASSWORD }
const PICTURE = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

let api: TestApp
let server: ReturnType<typeof serve>
let report: Report

/** The demo as it is now, with a picture in the place of all that it would draw. */
beforeAll(async () => {
  api = await openTestApp()
  api.clock.set(new Date().toISOString())
  await seedDatabase(api.db, { now: api.clock.now(), deals: 60 })
  const answer = (request: Request) =>
    new URL(request.url).pathname.startsWith('/media/')
      ? new Response(PICTURE, { headers: { 'content-type': 'image/gif' } })
      : api.app.fetch(request)
  server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  report = await check(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}, 60_000)

afterAll(async () => {
  vi.unstubAllEnvs()
  vi.resetModules()
  await new Promise((resolve) => server.close(resolve))
  await api.close()
})

async function check(url: string): Promise<Report> {
  const menu = await api.get(`/api/v7/cplst2?gid=${NOODLE_HOUSE}&lan=en`)
  const [dish] = menu.records.flatMap((section: { products: { pid: number }[] }) => section.products)
  // settings are read once, and files share a worker
  vi.resetModules()
  vi.stubEnv('COMMERCE_API_URL', url)
  vi.stubEnv('PAY_ORIGINS', api.deps.config.publicUrl)
  const { checkApi } = await import('@/scripts/check-api/check-api')
  const { logInCustomer } = await import('@/scripts/check-api/log-in-customer')
  const ask = () => Promise.reject(new Error('nobody is there to be asked'))
  const order = { gid: NOODLE_HOUSE, pid: dish.pid }
  return checkApi(
    { url, order },
    () => logInCustomer(DEMO, ask),
    () => undefined,
  )
}

test('the checker finds no fault in the reference API', () => {
  expect(report.faults).toEqual([])
})

test('it orders in every way, and cancels each order', () => {
  const states = Object.fromEntries(report.features.map(({ name, state }) => [name, state]))
  expect(states).toMatchObject({ checkout: 'works', delivery: 'works', 'payment page': 'works', cancelling: 'works' })
})
