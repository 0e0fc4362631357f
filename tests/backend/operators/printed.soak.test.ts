import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPostgres } from '@/backend/platform/db/postgres'
import { makeCustomer, makeDeal, makeStore } from '@/tests/backend/support/factories'
import { buy } from '@/tests/backend/support/shopping'
import { createTestApp } from '@/tests/backend/support/test-app'
import { runProgram } from '@/tests/start/program'
import { createDatabase } from '@/tests/support/databases'

const url = await createDatabase('printed')
const { db, close } = openPostgres(url)
const api = createTestApp(db, close)
let id = ''
beforeAll(async () => {
  const { tokens } = await makeCustomer(db)
  id = await buy(api, tokens, await makeDeal(db, await makeStore(db)))
})
afterAll(() => api.close())

it.each([['accept'], ['show'], ['cancel']])(
  'orders %s prints its lines and nothing else',
  { timeout: 60_000 },
  async (command) => {
    const { code, out, error } = await runProgram('backend/cli.ts', ['orders', command, id], { DATABASE_URL: url })
      .ended
    expect([code, error]).toEqual([0, ''])
    expect(out).toContain(id)
  },
)

it('orders export prints its file and nothing else', { timeout: 60_000 }, async () => {
  const words = ['orders', 'export', '--from', '2026-06-05', '--to', '2026-06-05']
  const { code, out, error } = await runProgram('backend/cli.ts', words, { DATABASE_URL: url }).ended
  expect([code, error, out.split('\n')]).toEqual([
    0,
    '',
    [expect.stringMatching(/^id,number,/), expect.stringContaining(id), ''],
  ])
})
