import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openSession } from '@/backend/customers/sessions/open-session'
import { answerComment } from '@/backend/orders/comments'
import { type OrderStep, stepOrder } from '@/backend/orders/moves/order-commands'
import { jobs } from '@/backend/platform/jobs/schema'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { makeCustomer, makeDeal, makeStore } from '@/tests/backend/support/factories'
import { openPushDesk } from '@/tests/backend/support/push-desk'
import { buy } from '@/tests/backend/support/shopping'

const { api, service, deal, vapid, subscribe, work, endpoints, reset, close } = await openPushDesk()
beforeEach(reset)
afterAll(close)

const step = (id: string, name: OrderStep) => stepOrder(api.db, id, name, api.clock.now())

describe('a notification', () => {
  it('has a title, a body and the order id, for each change of status and each comment of the store [ENT-55]', async () => {
    const { tokens } = await makeCustomer(api.db)
    const { messages } = await subscribe(tokens)
    const id = await buy(api, tokens, deal)
    await api.execute(tokens, '/api/rest/v7/comment', 'POST', { order_id: id, comment: 'No onions' })
    await answerComment(api.deps, id)
    for (const name of ['accept', 'start', 'complete'] as const) await step(id, name)
    const rejected = await buy(api, tokens, deal)
    await step(rejected, 'cancel')
    await work()
    const number = shortNumber(id)
    expect(messages()).toEqual([
      { title: 'Harbour Spa', body: `The store has replied to your message about order #${number}.`, order_id: id },
      { title: 'Harbour Spa', body: `The store has accepted your order #${number}.`, order_id: id },
      { title: 'Harbour Spa', body: `The store is preparing your order #${number}.`, order_id: id },
      { title: 'Harbour Spa', body: `Your order #${number} is complete.`, order_id: id },
      { title: 'Harbour Spa', body: `Your order #${shortNumber(rejected)} was cancelled.`, order_id: rejected },
    ])
  })

  it('says when an accepted order is ready, as its page does', async () => {
    const { tokens } = await makeCustomer(api.db)
    const { messages } = await subscribe(tokens)
    const id = await buy(api, tokens, deal)
    await step(id, 'accept')
    await work()
    const { est_ready_dt_converted: ready } = (await api.execute(tokens, `/api/rest/v8/orddtl/${id}/en`, 'GET')).records
    const [, hour, minute, half] = /(\d\d):(\d\d)(am|pm)$/.exec(ready) ?? []
    expect(messages().map(({ body }: { body: string }) => body)).toEqual([
      `Ready about ${Number(hour)}:${minute} ${half}. The store has accepted your order #${shortNumber(id)}.`,
    ])
  })

  it('is signed for the push service with the key that appconfig announces, and expires [NOTI-8]', async () => {
    const { tokens } = await makeCustomer(api.db)
    await subscribe(tokens)
    await step(await buy(api, tokens, deal), 'accept')
    api.clock.advance(600)
    await work()
    const headers = service.deliveries[0]?.headers ?? {}
    expect(headers).toMatchObject({ ttl: '13800', 'content-encoding': 'aes128gcm' })
    const { push_key: key } = (await api.get('/api/v7/appconfig')).records
    expect(key).toBe(vapid.publicKey)
    const [, head, claims, signature] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(headers.authorization ?? '') ?? []
    expect(headers.authorization).toContain(`k=${key}`)
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      aud: `https://${service.host}`,
      sub: 'mailto:orders@plaza.test',
    })
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: toPublicKey(key), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature ?? '', 'base64url'),
    )
    expect(isSigned).toBe(true)
  })

  it.each([
    ['en', 'The store has accepted your order'],
    ['zh', '商家已接单'],
    ['zh-Hant', '商家已接單'],
    ['ja', 'お店がご注文'],
  ])('is written in %s, the language of the browser', async (language, words) => {
    const { tokens } = await makeCustomer(api.db)
    const { messages } = await subscribe(tokens, language)
    await step(await buy(api, tokens, deal), 'accept')
    await work()
    expect(messages()[0].body).toContain(words)
  })

  it('reaches no stranger, and on the domain of a store only what is about its orders', async () => {
    const email = 'both@example.com'
    const { id: customerId, tokens } = await makeCustomer(api.db, { email })
    const onSite = await subscribe(await openSession(api.db, customerId, 'spa.test', api.clock.now()))
    const shared = await subscribe(tokens)
    const stranger = await subscribe((await makeCustomer(api.db)).tokens)
    const elsewhere = await makeDeal(api.db, await makeStore(api.db))
    await step(await buy(api, tokens, elsewhere), 'accept')
    await step(await buy(api, tokens, deal), 'accept')
    await work()
    expect([onSite.messages().length, shared.messages().length, stranger.messages().length]).toEqual([1, 2, 0])
  })

  it.each([500, 429, 0])('is sent again when the push service answers %s, and arrives once', async (status) => {
    const { tokens } = await makeCustomer(api.db)
    const { messages, endpoint } = await subscribe(tokens)
    await step(await buy(api, tokens, deal), 'accept')
    service.answerWith(status)
    await work()
    expect(await endpoints()).toEqual([endpoint])
    service.deliveries.length = 0
    service.answerWith(201)
    api.clock.advance(60)
    await work()
    await work()
    expect(messages()).toHaveLength(1)
  })

  it.each([404, 410])('that is answered %s ends the registration of the browser', async (status) => {
    const { tokens } = await makeCustomer(api.db)
    await subscribe(tokens)
    await step(await buy(api, tokens, deal), 'accept')
    service.answerWith(status)
    await work()
    expect(await endpoints()).toEqual([])
    await work()
    expect(service.deliveries).toHaveLength(1)
  })

  it('that could not be sent for four hours is given up', async () => {
    const { tokens } = await makeCustomer(api.db)
    await subscribe(tokens)
    await step(await buy(api, tokens, deal), 'accept')
    api.clock.advance(4 * 3600)
    await work()
    expect(service.deliveries).toEqual([])
    expect((await api.db.select().from(jobs)).filter(({ doneAt }) => doneAt === null)).toEqual([])
  })
})

/** The public half of a VAPID pair: an uncompressed point. */
function toPublicKey(base64url: string) {
  const point = Buffer.from(base64url, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, format: 'jwk' })
}
