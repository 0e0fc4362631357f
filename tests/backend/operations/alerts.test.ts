import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createApp } from '@/backend/app/app'
import { runWorkerOnce } from '@/backend/app/worker/run-worker'
import { CATALOGUE_CHANGED } from '@/backend/catalogue/purge/publish-change'
import { SEND_TEXT } from '@/backend/messages/queue-message'
import { payments } from '@/backend/orders/schema/payments'
import { inTransaction } from '@/backend/platform/db/transaction'
import { enqueueJob } from '@/backend/platform/jobs/job'
import { jobs } from '@/backend/platform/jobs/schema'
import { createFaultyProvider } from '@/tests/backend/support/faulty-provider'
import { openDesk } from '@/tests/backend/support/order-desk'
import { checkOut, quoteId, VISA } from '@/tests/backend/support/shopping'
import { expectFires } from '@/tests/support/telemetry/fire-alert'
import { METRICS, STANDARD_METRICS } from '@/tests/support/telemetry/metric-table'
import { readSamples, readValue, type Sample } from '@/tests/support/telemetry/read-metrics'

interface Rule {
  alert: string
  expr: string
  annotations: { summary: string }
}
const { groups } = parse(readFileSync('docs/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

describe('each alert rule', () => {
  it.each(rules)('$alert names metrics that exist, with labels that they have', ({ expr }) => {
    const named = [...expr.matchAll(/\b(plaza_\w+|up|probe_\w+|node_\w+)\b(?:\{([^}]*)\})?/g)]
    expect(named.length).toBeGreaterThan(0)
    for (const [, name = '', labels = ''] of named) {
      const metric = [...METRICS, ...STANDARD_METRICS].find(
        (one) => one.name === name.replace(/_(bucket|sum|count)$/, ''),
      )
      expect([name, metric?.name]).toEqual([name, name])
      for (const [, label = '', value = ''] of labels.matchAll(/(\w+)!?="([^"]*)"/g))
        expect([label, metric?.labels[label]?.test(value)]).toEqual([label, true])
    }
  })

  it.each(rules)('$alert has what to do in docs/operations.md', ({ alert }) => {
    expect(readFileSync('docs/operations.md', 'utf8')).toContain(`\n### ${alert}\n`)
  })
})

const PURGES = { purgeUrl: 'http://shop.test/api/revalidate', storefrontSecret: ['purge-secret-of-tests'] as const }
const { api, me, deal } = await openDesk({ simulator: false, ...PURGES })
afterAll(() => api.close())
const faulty = createFaultyProvider(api.deps.provider)
api.deps.provider = faulty.provider
let isStorefrontDown = false
const deps: typeof api.deps = {
  ...api.deps,
  fetch: async () => {
    if (isStorefrontDown) throw new Error('fetch failed')
    return new Response('{}')
  },
  pictures: { get: (key) => (key === 'broken' ? Promise.reject(new Error('disk')) : Promise.resolve(Buffer.from(''))) },
}
const app = createApp(deps)
const read = async () => readSamples(await (await app.request('/metrics')).text())
const work = () => runWorkerOnce(deps)
const times = (count: number, ask: () => unknown) => Promise.all(Array.from({ length: count }, ask))

let before: Sample[] = []
beforeEach(async () => {
  await api.db.delete(jobs)
  before = await read()
})
afterEach(() => {
  faulty.be('well')
  isStorefrontDown = false
})

describe('a process that is in trouble fires', () => {
  it('PlazaJobsLate, when nobody works for five minutes', async () => {
    await inTransaction(api.db, (tx) => enqueueJob(tx, SEND_TEXT, { noticeId: 0 }, api.clock.now()))
    api.clock.advance(301)
    expect(readValue(await read(), 'plaza_job_oldest_seconds', { kind: 'send_text' })).toBe(301)
    expectFires('PlazaJobsLate', before, await read())
  })

  it('PlazaPaymentsInDoubt, when the provider is silent for a quarter of an hour', async () => {
    faulty.be('down')
    await checkOut(api, me, deal, await quoteId(api, me, deal), { pay_mtd: 2, card: VISA })
    api.clock.advance(901)
    expect(readValue(await read(), 'plaza_payment_oldest_seconds', { state: 'unknown' })).toBe(901)
    expectFires('PlazaPaymentsInDoubt', before, await read())
    await api.db.update(payments).set({ state: 'expired' }).where(eq(payments.state, 'unknown'))
  })

  it('PlazaPurgesFailing, when the storefront cannot be reached', async () => {
    isStorefrontDown = true
    const change = { dealIds: [], tags: ['catalogue' as const] }
    await inTransaction(api.db, (tx) => enqueueJob(tx, CATALOGUE_CHANGED, change, api.clock.now()))
    for (let minute = 0; minute < 2; minute++) {
      await work()
      api.clock.advance(60)
    }
    const now = await read()
    const failed = (samples: Sample[]) => readValue(samples, 'plaza_purges_total', { result: 'failed' }) ?? 0
    expect(failed(now) - failed(before)).toBe(2)
    expect(readValue(now, 'plaza_job_oldest_seconds', { kind: 'catalogue_changed' })).toBe(120)
    expectFires('PlazaPurgesFailing', before, await read())
    isStorefrontDown = false
    await work()
    expect(readValue(await read(), 'plaza_job_oldest_seconds', { kind: 'catalogue_changed' })).toBe(0)
  })

  it('PlazaTextsUsedUp, when a country has had its texts of the hour', async () => {
    const ask = (n: number) =>
      api.post('/api/rest/v7/vcd', { phone: `604555${4000 + n}`, action: 3, country_code: 'CA' })
    // not a part of what other files share
    const { texts } = api.deps.config
    api.deps.config.texts = { ...texts, perHour: { ...texts.perHour, CA: 2 } }
    for (let n = 0; n < 3; n++) await ask(n)
    const used = (samples: Sample[]) => readValue(samples, 'plaza_limits_hit_total', { limit: 'texts' }) ?? 0
    expect(used(await read()) - used(before)).toBe(1)
    expectFires('PlazaTextsUsedUp', before, await read())
  })

  it('PlazaErrorRatio, when three of a hundred requests fail', async () => {
    await times(97, () => app.request('/media/well.webp'))
    before = await read()
    await times(97, () => app.request('/media/well.webp'))
    await times(3, () => app.request('/media/broken.webp'))
    expect(readValue(await read(), 'plaza_requests_total', { route: '/media/*', status: '5xx' })).toBe(3)
    expectFires('PlazaErrorRatio', before, await read())
  })
})
