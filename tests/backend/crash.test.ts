import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '@/backend/db/database'
import { orders } from '@/backend/db/schema/orders'
import { payments, sandboxCharges } from '@/backend/db/schema/payments'
import { openSession } from '@/backend/services/customers/open-session'
import { expireOrders } from '@/backend/worker/expire-orders'
import { makeCustomer, makeProduct, makeStore } from './factories'
import { VISA } from './shopping'
import { createTestApp, type TestAnswer, type Tokens } from './test-app'

const KILLS = 5
const SHOPPERS = 4
const DAY = [{ open: 0, close: 1440 }]
const ALWAYS = [DAY, DAY, DAY, DAY, DAY, DAY, DAY] as const

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

describe('a process that is killed during checkouts', () => {
  let folder = ''
  let port = 0
  let gid = 0
  let pid = 0
  let api: ChildProcess | undefined
  const shoppers: Tokens[] = []
  const acknowledged = new Set<string>()
  /** quotes that were sent to checkout, and whose answer was lost */
  const lost: { tokens: Tokens; qid: string }[] = []

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-crash-'))
    port = await freePort()
    const { db, close } = await openEmbedded(folder)
    const store = await makeStore(db, { hours: ALWAYS, deliveryHours: ALWAYS })
    gid = store.gid
    pid = (await makeProduct(db, store, { stock: 100_000 })).id
    for (let n = 0; n < SHOPPERS; n++) {
      const { id } = await makeCustomer(db)
      shoppers.push(await openSession(db, id, 'shared', new Date()))
    }
    await close()
  })
  afterAll(async () => {
    api?.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  async function start(): Promise<void> {
    api = spawn(process.execPath, ['--import', 'tsx', 'backend/server.ts'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        PLAZA_MODE: 'production',
        PLAZA_DATA_DIR: folder,
        API_PORT: `${port}`,
        DATABASE_URL: '',
        WEBHOOK_SECRET: 'webhook-secret-of-the-tests',
        CODE_SECRET: 'code-secret-of-the-tests',
        LOG_LEVEL: 'silent',
      },
    })
    for (let tries = 0; tries < 300; tries++) {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the API did not start')
  }

  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!api || api.exitCode !== null || api.signalCode !== null) return
    const ended = once(api, 'exit')
    api.kill(signal)
    await ended
  }

  async function call(tokens: Tokens, address: string, data: object): Promise<TestAnswer> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/execute`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...tokens, path: address, method: 'POST', data: { data } }),
    })
    return (await answer.json()) as TestAnswer
  }

  const checkOut = (tokens: Tokens, qid: string) =>
    call(tokens, '/api/rest/v7/aio', { q_id: qid, g_id: gid, shp_mtd: 2, pay_mtd: 2, card: VISA, adr_lst: [] })

  /** Buys again and again until the process is gone. */
  async function shop(tokens: Tokens): Promise<void> {
    for (;;) {
      const body = { gid, items: [{ pid, qty: 1, options: [] }], shp_mtd: 2 }
      const quote = await call(tokens, '/api/rest/v8/ctotal', body).catch(() => null)
      if (quote?.RC !== 200) return
      const { qid } = quote.records
      const order = await checkOut(tokens, qid).catch(() => null)
      if (order?.RC === 200) acknowledged.add(order.records.ord_id)
      else lost.push({ tokens, qid })
      if (!order) return
    }
  }

  it('keeps every acknowledged order and charges none twice, five times over', { timeout: 180_000 }, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      await start()
      const before = acknowledged.size
      const shopping = Promise.all(shoppers.map(shop))
      const deadline = Date.now() + 15_000
      while (acknowledged.size < before + 6 && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      expect(acknowledged.size).toBeGreaterThanOrEqual(before + 6)
      await new Promise((resolve) => setTimeout(resolve, kill * 13))
      await stop('SIGKILL')
      await shopping
    }
    await start()
    await Promise.all(
      lost.map(async ({ tokens, qid }) => {
        const again = await checkOut(tokens, qid)
        if (again.RC === 200) acknowledged.add(again.records.ord_id)
      }),
    )
    await stop('SIGTERM')

    const { db, close } = await openEmbedded(folder)
    try {
      const { deps, clock } = createTestApp(db, close)
      clock.set(new Date(Date.now() + 10 * 60_000).toISOString())
      await expireOrders(deps)
      const kept = await db
        .select()
        .from(orders)
        .where(inArray(orders.id, [...acknowledged]))
      expect(kept).toHaveLength(acknowledged.size)
      expect(kept.every((order) => order.status === 1 && order.totalPaid === order.totals.grandTotal)).toBe(true)

      const all = await db.select().from(orders)
      const paid = await db.select().from(payments)
      const charges = await db.select().from(sandboxCharges)
      expect(new Set(paid.map((payment) => payment.orderId)).size).toBe(all.length)
      expect(paid.map((payment) => payment.idempotencyKey).sort()).toEqual(
        charges.map((charge) => charge.idempotencyKey).sort(),
      )
      expect(charges).toHaveLength(all.length)
      expect(charges.every((charge) => charge.outcome === 'succeeded' && charge.refunded === 0)).toBe(true)
    } finally {
      await close()
    }
  })
})
