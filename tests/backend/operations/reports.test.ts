import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '@/backend/app/app'
import { runMaintenance } from '@/backend/app/worker/run-worker'
import { jobs } from '@/backend/platform/jobs/schema'
import { createLogger } from '@/lib/telemetry/logger'
import { sendErrorReports, untilReported } from '@/lib/telemetry/report-error'
import { openTestApp } from '@/tests/backend/support/test-app'
import { openCollector } from '@/tests/support/telemetry/open-collector'

const SECRET = 'canary@shopper.example'
const api = await openTestApp({ simulator: false })
const collector = await openCollector()
sendErrorReports('api', `${collector.url}/errors`)
afterAll(async () => {
  sendErrorReports('api', undefined)
  await collector.close()
  await api.close()
})
const lines: string[] = []
const deps: typeof api.deps = {
  ...api.deps,
  logger: createLogger('api', 'info', { write: (line) => lines.push(line) }),
  pictures: { get: () => Promise.reject(new TypeError(`a disk of ${SECRET}`)) },
  views: { ...api.deps.views, flush: () => Promise.reject(new RangeError(`views of ${SECRET}`)) },
}
const app = createApp(deps)
const logged = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50)

beforeEach(async () => {
  await untilReported()
  collector.reports.length = 0
  lines.length = 0
})

async function reports() {
  await untilReported()
  return collector.reports.map(({ place, subject, kind, reqId, count }) => ({ place, subject, kind, reqId, count }))
}

describe('an unexpected error of the API arrives once', () => {
  it('from a call, with its route and the id that its caller has', async () => {
    const answer = await app.request('/media/deal.webp', { headers: { 'x-request-id': 'request-of-a-page' } })
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([500, 'request-of-a-page'])
    const reqId = 'request-of-a-page'
    expect(await reports()).toEqual([{ place: 'call', subject: '/media/*', kind: 'TypeError', reqId, count: 1 }])
    expect(logged()).toEqual([expect.objectContaining({ service: 'api', reqId, msg: 'crash' })])
  })

  it('from a job, when it is dead, and not at each attempt', async () => {
    const dueAt = api.clock.now()
    const [job] = await api.db.insert(jobs).values({ kind: 'nonsense', payload: {}, attempts: 8, dueAt }).returning()
    const calm = { ...deps, views: api.deps.views }
    await runMaintenance(calm)
    expect([await reports(), logged().length]).toEqual([[], 1])
    api.clock.advance(3601)
    await runMaintenance(calm)
    const reqId = `job-${job?.id}-nonsense`
    expect(await reports()).toEqual([{ place: 'job', subject: 'nonsense', kind: 'Error', reqId, count: 1 }])
  })

  it('from the worker itself, which goes on', async () => {
    await runMaintenance(deps)
    await runMaintenance(deps)
    expect(await reports()).toEqual([
      { place: 'worker', subject: undefined, kind: 'RangeError', reqId: undefined, count: 1 },
    ])
    expect(logged()).toHaveLength(2)
  })

  it('but not from a database that is away, which is an outage', async () => {
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const out = createApp({ ...deps, pictures: { get: () => Promise.reject(away) } })
    expect((await out.request('/media/deal.webp')).status).toBe(503)
    expect(await reports()).toEqual([])
  })

  it('and tells nothing of a customer', () => {
    expect([...collector.bodies, ...lines].join()).not.toContain('canary')
  })
})
