import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transferGiftCard } from '@/backend/orders/gift-cards/transfer-gift-card'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { openPostgres } from '@/backend/platform/db/postgres'
import { createSharedLimiter } from '@/backend/platform/limits/shared-limiter'
import { makeCustomer, makeGiftCard, makeStore } from '@/tests/backend/support/factories'
import { createTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { createDatabase } from '@/tests/support/databases'

const CONNECTIONS = 2
const GIFTS = 6

describe('gifts that wait for an address', () => {
  let api: TestApp
  beforeAll(async () => {
    const open = openPostgres(await createDatabase('gifts'), { size: CONNECTIONS, waitMs: 2000 })
    api = createTestApp(open.db, open.close)
  })
  afterAll(() => api?.close())

  it(`${GIFTS} at once need no second connection for their limit, where there are only ${CONNECTIONS}`, async () => {
    const { id } = await makeCustomer(api.db)
    const receiver = 'new@example.com'
    await makeCustomer(api.db, { email: receiver, emailConfirmedAt: null })
    const { gid } = await makeStore(api.db)
    const codes: string[] = []
    for (let n = 0; n < GIFTS; n++) codes.push(await makeGiftCard(api.db, id, gid, 2500))
    const deps = { ...api.deps, limiter: createSharedLimiter(api.db) }
    const giver = { id, language: 'en' } as const
    await Promise.all(codes.map((code) => transferGiftCard(deps, giver, { code, receiver, comment: '' })))
    const waiting = await api.db.select().from(giftCards).where(eq(giftCards.waitsFor, receiver))
    expect(waiting.map(({ code }) => code).sort()).toEqual(codes.sort())
  })
})
