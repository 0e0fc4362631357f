import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { OPERATIONS } from '@/backend/operator/operations/operations'
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
  'ends_at',
  'total_limit',
]
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('\u0000', '9'.repeat(40), 1e308, -0, '2026-06-05', 'rest', 'paid', {}, []),
)
const bodies = fc.dictionary(fc.constantFrom(...KEYS), odd, { maxKeys: 5 })
const RUNS = 2000

describe.each(OPERATIONS.map((operation) => [operation.name, operation] as const))('%s', (_, { method, path }) => {
  it(`answers ${RUNS} random requests without failing`, async () => {
    const at = path
      .replace('{id}', path.includes('customers') ? '1' : id)
      .replace('{store}', store.urlKey ?? '')
      .replace('{kind}', 'deal')
      .replace('{key}', `${deal.id}`)
      .replace('{code}', 'SPRING')
    const ask = async (body: Record<string, unknown>) => {
      const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>)}` : ''
      const sent = method === 'GET' ? {} : { body: JSON.stringify(body) }
      const headers = { authorization: `Bearer ${token}` }
      api.clock.advance(1)
      return (await api.app.request(`/api/operator${at}${query}`, { method, headers, ...sent })).status
    }
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expect([200, 400, 403, 404, 409]).toContain(await ask(body))
      }),
      { numRuns: RUNS },
    )
  })
})
