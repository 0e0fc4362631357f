import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { CALLS } from '@/backend/operators/operations'
import { makeCoupon } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy } from '@/tests/backend/support/shopping'

const { api, me, deal, store, operator } = await openOperatorDesk()
const id = await buy(api, me, deal)
await makeCoupon(api.db, { code: 'SPRING' })
const token = await operator(['orders', 'refunds', 'catalogue', 'customers', 'sales'], null)
afterAll(() => api.close())

const KEYS = [
  'key',
  'amount',
  'reason',
  'text',
  'mail',
  'stock',
  'minutes',
  'ready_at',
  'separate',
  'label',
  'day',
  'from',
  'to',
  'page',
  'store',
  'state',
  'price',
  'regular_price',
  'percent',
  'title',
  'starts_at',
  'ends_at',
  'lines',
  'total_limit',
  'taxes',
  'code',
  'order',
  'hours',
  'delivery',
  'give_up_credit',
]
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('\u0000', '9'.repeat(40), 1e308, -0, '2026-06-05', 'rest', 'paid', {}, []),
)
const DATES = ['9999-12-31', '0000-01-01', '0001-01-01', '2026-02-30', '2100-02-29', '2026-06-05']
const days = fc.constantFrom(...DATES)
const instants = days.map((day) => `${day}T23:59:59Z`)
const isDay = new Set(['day', 'from', 'to'])
const isInstant = new Set(['ready_at', 'starts_at', 'ends_at'])
/** Half of the keys of a date have one, so that more than its form is tried. */
const bodies = fc
  .array(
    fc
      .constantFrom(...KEYS)
      .chain((key) =>
        fc.tuple(
          fc.constant(key),
          isDay.has(key) ? fc.oneof(days, odd) : isInstant.has(key) ? fc.oneof(instants, odd) : odd,
        ),
      ),
    { maxLength: 5 },
  )
  .map((entries) => Object.fromEntries(entries))
const RUNS = 2000

describe.each(CALLS.map((operation) => [operation.name, operation] as const))('%s', (_, { method, path }) => {
  it(`answers ${RUNS} random requests without failing`, async () => {
    const at = path
      .replace('{id}', path.startsWith('/orders') ? id : '1')
      .replace('{store}', store.urlKey ?? '')
      .replace('{kind}', 'deal')
      .replace('{key}', `${deal.id}`)
      .replace('{code}', 'SPRING')
    const ask = async (body: Record<string, unknown>) => {
      const texts = Object.entries(body).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])
      const query = method === 'GET' ? `?${new URLSearchParams(texts)}` : ''
      const sent = method === 'GET' ? {} : { body: JSON.stringify(body) }
      const headers = { authorization: `Bearer ${token}` }
      api.clock.advance(1)
      const response = await api.app.request(`/api/operator${at}${query}`, { method, headers, ...sent })
      await response.text()
      return response.status
    }
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expect([200, 400, 403, 404, 409]).toContain(await ask(body))
      }),
      { numRuns: RUNS },
    )
  })
})
