import { afterAll, describe, expect, it } from 'vitest'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'

const desk = await openOperatorDesk()
const token = await desk.operator(['sales'], null)
afterAll(() => desk.api.close())

describe('the period of an export', () => {
  it.each([
    ['without an end', 'from=2026-06-01', 400, 'to: is missing'],
    ['of no days', 'from=2026-02-30&to=2026-03-01', 400, 'from: must be a day such as 2026-12-25'],
    ['that ends before it begins', 'from=2026-06-02&to=2026-06-01', 400, 'to: must not be before the first day'],
    ['of 367 days', 'from=2026-01-01&to=2027-01-02', 400, 'to: must be within 366 days from the first'],
    ['of 366 days', 'from=2026-01-01&to=2027-01-01', 200, undefined],
    ['of an unknown store', `from=2026-06-01&to=2026-06-30&store=nowhere`, 404, 'nowhere: no such store'],
    ['with a flag that is none', `from=2026-06-01&to=2026-06-30&lines=maybe`, 400, expect.stringMatching(/^lines: /)],
  ])('%s', async (_, query, status, error) => {
    const answer = await desk.call(token, 'GET', `/orders/export?${query}`)
    expect([answer.status, answer.body.error]).toEqual([status, error])
  })

  it('is refused by the command in a sentence with the usage', async () => {
    expect(await desk.run('orders', 'export', '--from', '2026-06-02', '--to', '2026-06-01')).toEqual([
      expect.stringMatching(
        /^to: must not be before the first day: npm run cli --silent -- orders export --from <day>/,
      ),
    ])
  })
})
