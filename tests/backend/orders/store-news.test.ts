import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runWorkerOnce } from '@/backend/app/worker/run-worker'
import { stores } from '@/backend/catalogue/schema/stores'
import { chaseAcceptance } from '@/backend/orders/notifications/chase-acceptance'
import { notifyStore } from '@/backend/orders/notifications/notify-store'
import { orders } from '@/backend/orders/schema/orders'
import { inTransaction } from '@/backend/platform/db/transaction'
import { jobs } from '@/backend/platform/jobs/schema'
import { makeCustomer } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { buy, VISA } from '@/tests/backend/support/shopping'

const KITCHEN = 'kitchen@example.com'
const desk = await openOperatorDesk()
const { api, store, deal, run, work, placeOnline, choose, aio } = desk
const email = 'hungry@example.com'
const { tokens: me } = await makeCustomer(api.db, { email })

interface Post {
  headers: IncomingHttpHeaders
  body: string
}
const posts: Post[] = []
let status = 200
let till: Server
beforeAll(async () => {
  till = createServer((request, response) => {
    let body = ''
    request.on('data', (bytes) => {
      body += bytes
    })
    request.on('end', () => {
      posts.push({ headers: request.headers, body })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => till.listen(0, '127.0.0.1', resolve))
})
beforeEach(async () => {
  await work()
  await api.db.delete(jobs)
  posts.length = 0
  status = 200
})
afterAll(async () => {
  await new Promise((resolve) => till.close(resolve))
  await api.close()
})

const tellBy = (ways: { orderEmail?: string; webhookUrl?: string }) =>
  api.db
    .update(stores)
    .set({ orderEmail: '', webhookUrl: '', ...ways })
    .where(eq(stores.gid, store.gid))
const mailsTo = async (to: string, id: string) =>
  (await sentMessages(api))
    .filter(({ recipient, body }) => recipient === to && body.includes(id))
    .map(({ subject }) => subject)
const pass = async (seconds: number) => {
  api.clock.advance(seconds)
  await work()
}
const webhook = () => `http://127.0.0.1:${(till.address() as AddressInfo).port}/orders?from=plaza`

describe('a store with a mail address', () => {
  beforeEach(() => tellBy({ orderEmail: KITCHEN }))

  it('reads a ticket of each order that it can accept', async () => {
    const id = await buy(api, me, deal, { pay_mtd: 2, card: VISA, ord_cmt: 'No nuts <please>' })
    await work()
    const mail = (await sentMessages(api)).find(({ recipient }) => recipient === KITCHEN)
    expect(mail?.subject).toMatch(/^New order \w{3}-\w{3}: /)
    for (const words of [
      `Order ID: ${id}`,
      '1 × Deal',
      'Order total, paid: C$22.40',
      'Phone: 6045550100',
      'No nuts <please>',
    ])
      expect(mail?.body).toContain(words)
  })

  it('collects what is not paid', async () => {
    const id = await buy(api, me, deal)
    await work()
    expect((await sentMessages(api)).find(({ recipient }) => recipient === KITCHEN)?.body).toContain(
      'Order total, payment due at the store: C$22.40',
    )
    expect(await mailsTo(KITCHEN, id)).toHaveLength(1)
  })

  it('hears of an order that awaits its payment once that is made, and then only once', async () => {
    const { id, payUrl } = await placeOnline()
    await work()
    expect(await mailsTo(KITCHEN, id)).toEqual([])
    await choose(payUrl, 'approve')
    await work()
    expect(await mailsTo(KITCHEN, id)).toHaveLength(1)
  })

  it('is reminded after 10 minutes, its customer offered to cancel after 20, and nothing cancels by itself', async () => {
    const id = await buy(api, me, deal)
    const heard = async () => [
      (await mailsTo(KITCHEN, id)).length,
      (await mailsTo(email, id)).filter((subject) => subject.includes('hasn’t accepted')).length,
    ]
    await pass(599)
    expect(await heard()).toEqual([1, 0])
    await pass(1)
    expect(await heard()).toEqual([2, 0])
    await pass(599)
    expect(await heard()).toEqual([2, 0])
    await pass(1)
    expect(await heard()).toEqual([2, 1])
    await pass(86_400)
    expect(await heard()).toEqual([2, 1])
    const [order] = await api.db.select().from(orders).where(eq(orders.id, id))
    expect(order?.status).toBe(1)
    expect((await aio(me, { action: 'cancel', ord_id: id })).RC).toBe(200)
  })

  it.each([
    ['accepted', 'accept'],
    ['cancelled', 'cancel'],
  ])('is not reminded of an order that it has %s', async (_, step) => {
    const id = await buy(api, me, deal)
    await run('orders', step, id)
    await pass(1300)
    expect(await mailsTo(KITCHEN, id)).toHaveLength(1)
    expect((await mailsTo(email, id)).join()).not.toContain('hasn’t accepted')
  })

  it('is not reminded twice by a job that runs again', async () => {
    const id = await buy(api, me, deal)
    for (const whom of ['store', 'store', 'customer', 'customer'] as const)
      await chaseAcceptance(api.deps, { orderId: id, whom })
    await work()
    expect(await mailsTo(KITCHEN, id)).toHaveLength(2)
    expect((await mailsTo(email, id)).filter((subject) => subject.includes('hasn’t accepted'))).toHaveLength(1)
  })

  it('is given until an hour before an order for later', async () => {
    const id = await buy(api, me, deal)
    const [chase] = (await api.db.select().from(jobs)).filter(({ kind }) => kind === 'chase_acceptance')
    expect(chase?.dueAt).toEqual(new Date(api.clock.now().getTime() + 600_000))
    await api.db.delete(jobs)
    const expectedStart = new Date(api.clock.now().getTime() + 5 * 3_600_000)
    await inTransaction(api.db, (tx) => notifyStore(tx, { id, gid: store.gid, expectedStart }, api.clock.now()))
    const [later] = (await api.db.select().from(jobs)).filter(({ kind }) => kind === 'chase_acceptance')
    expect(later?.dueAt).toEqual(new Date(expectedStart.getTime() - 3_000_000))
  })
})

describe('a store with a webhook', () => {
  beforeEach(() => tellBy({ webhookUrl: webhook() }))

  it('is posted the order, signed with its time by the secret that a command tells', async () => {
    const [line = ''] = await run('stores', 'webhook', store.urlKey ?? '')
    const secret = line.replace(`${store.urlKey}: `, '')
    const id = await buy(api, me, deal)
    await work()
    expect(posts).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = posts
    expect(JSON.parse(body)).toMatchObject({
      id: `${id}-new`,
      event: 'order.new',
      order: { id, total: 22.4, due: 22.4 },
    })
    const [, time, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['plaza-signature'])) ?? []
    expect(Number(time)).toBe(Math.floor(api.clock.now().getTime() / 1000))
    expect(mac).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
    const [renewed = ''] = await run('stores', 'webhook', store.urlKey ?? '', '--renew')
    expect(renewed).toMatch(/: [\w-]{43}$/)
    expect(renewed).not.toBe(line)
    expect(await run('stores', 'webhook', store.urlKey ?? '')).toEqual([renewed])
  })

  it('is tried again, given up after ten times, and again when somebody says so', async () => {
    status = 500
    await buy(api, me, deal)
    for (let hour = 0; hour < 12; hour++) await pass(3601)
    const posted = posts.filter(({ body }) => body.includes('order.new'))
    expect(posted).toHaveLength(10)
    expect(new Set(posted.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
    const dead = (await run('jobs', 'list')).filter((line) => line.includes('post_webhook'))
    expect(dead.length).toBeGreaterThan(0)
    status = 204
    const jobId = dead[0]?.split(' ')[0] ?? ''
    expect(await run('jobs', 'retry', jobId)).toEqual([`${jobId}: will be tried at once`])
    posts.length = 0
    await work()
    expect(posts).toHaveLength(1)
    expect((await run('jobs', 'list')).join()).not.toContain(`${jobId}  post_webhook`)
  })

  it.each([301, 307])('is not followed elsewhere (%i)', async (moved) => {
    status = moved
    await buy(api, me, deal)
    await work()
    expect(posts).toHaveLength(1)
    expect(
      (await api.db.select().from(jobs)).filter(({ kind, doneAt }) => kind === 'post_webhook' && !doneAt),
    ).toHaveLength(1)
  })

  it.each(['', 'https://127.0.0.1/x', 'https://localhost/x', 'https://[::1]/x', 'https://user:pw@example.com/x'])(
    'at no public https address (%s) is not called in production',
    async (address) => {
      const url = address || webhook()
      await tellBy({ webhookUrl: url })
      await buy(api, me, deal)
      const errors: string[] = []
      const logger = {
        ...api.deps.logger,
        error: (_: object, __: string, error?: unknown) => errors.push(String(error)),
      }
      await runWorkerOnce({
        ...api.deps,
        logger,
        config: { ...api.deps.config, mode: 'production' },
      } as typeof api.deps)
      expect(posts).toEqual([])
      expect(errors).toEqual([
        expect.stringMatching(
          `the webhook of store ${store.gid} (is no public https address|was not reached: ENOTPUBLIC)`,
        ),
      ])
      expect(errors.join()).not.toContain(new URL(url).host)
    },
  )
})

it('a store without either is left alone', async () => {
  await tellBy({})
  const id = await buy(api, me, deal)
  await pass(601)
  expect([posts, await mailsTo(KITCHEN, id)]).toEqual([[], []])
})
