import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CORRESPONDENCE } from '@/backend/app/correspondence'
import { composeMessage } from '@/backend/messages/compose-message'
import { outboundMessages } from '@/backend/messages/schema'
import { commandActor } from '@/backend/operators/access/abilities'
import { toDetail } from '@/backend/operators/orders/serialise-order'
import { readStoreOrder } from '@/backend/operators/orders/store-orders'
import { receiptOf } from '@/backend/orders/mails/receipt'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import { readOrderById } from '@/backend/orders/queries/read-order'
import { orders } from '@/backend/orders/schema/orders'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { mapsHref } from '@/lib/domain/places/map-source'
import {
  givePoints,
  inAll,
  makeCustomer,
  makeDeal,
  makeGiftCard,
  makeOptions,
  makeProduct,
} from '@/tests/backend/support/factories'
import { ONLINE, openDesk } from '@/tests/backend/support/order-desk'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { buy, checkOut, quoteId, VISA } from '@/tests/backend/support/shopping'
import { readQr } from '@/tests/support/read-qr'

type Desk = Awaited<ReturnType<typeof openDesk>>

let desk: Desk
let me: Awaited<ReturnType<typeof makeCustomer>>
beforeAll(async () => {
  desk = await openDesk()
  me = await makeCustomer(desk.api.db, { email: 'ada@example.com' })
})
beforeEach(async () => {
  await desk.api.db.delete(outboundMessages)
})
afterAll(() => desk.api.close())

const step = (id: string, name: 'accept' | 'start' | 'complete' | 'cancel') =>
  stepOrder(desk.api.db, id, name, desk.api.clock.now())
const subjects = async () => (await sentMessages(desk.api)).map(({ subject }) => subject).reverse()
const STORE = 'Harbour Spa'

test('an order in cash is confirmed when it is placed and when it is accepted', async () => {
  const id = await buy(desk.api, me.tokens, desk.deal)
  for (const name of ['accept', 'start', 'complete'] as const) await step(id, name)
  expect(await subjects()).toEqual([`Your order at ${STORE}`, `${STORE} has accepted your order`])
})

test('a voucher says until when it can be used, by the store’s clock', async () => {
  const voucher = await makeDeal(desk.api.db, desk.store, { pickup: false, delivery: false, validDays: 30 })
  await buy(desk.api, me.tokens, voucher, { shp_mtd: 5 }, { shp_mtd: 5 })
  const [mail] = await sentMessages(desk.api)
  const until = new Date(desk.api.clock.now().getTime() + 30 * 86_400_000)
  expect(mail?.body).toContain(`Valid until: ${until.toLocaleDateString('sv', { timeZone: 'America/Vancouver' })}`)
})

test('an order by card is confirmed once, when it is paid; a declined one not at all', async () => {
  await buy(desk.api, me.tokens, desk.deal, { pay_mtd: 2, card: VISA })
  const declined = { ...VISA, num: '4000000000000002' }
  const qid = await quoteId(desk.api, me.tokens, desk.deal)
  expect((await checkOut(desk.api, me.tokens, desk.deal, qid, { pay_mtd: 2, card: declined })).RC).toBe(456)
  expect(await subjects()).toEqual([`Your receipt from ${STORE}`])
})

test.each([
  [
    'en',
    'Order total: C$22.40\nGift card payment: C$10.00\nPoints payment: C$3.00\nVisa 4242: C$9.40\nTotal paid: C$22.40',
  ],
  ['jp', 'ギフトカード支払い：C$10.00\nポイント支払い：C$3.00\nVisa 4242：C$9.40'],
])(
  'a receipt has each way of payment with its amount, as the statement of the card shows it: %s',
  async (lan, lines) => {
    const payer = await makeCustomer(desk.api.db, { email: `mixed-${lan}@example.com` })
    await givePoints(desk.api.db, payer.id, 500)
    const gc_cd = await makeGiftCard(desk.api.db, payer.id, desk.deal.gid, 1000)
    const id = await buy(desk.api, payer.tokens, desk.deal, { pay_mtd: 2, card: VISA, pt_cnt: 300, gc_cd }, { lan })
    const [mail] = await sentMessages(desk.api)
    expect(mail?.body).toContain(lines)
    const order = await readStoreOrder(desk.api.db, commandActor('ada'), id)
    const detail = toDetail(order, 'customer.plaza.test')
    expect(detail.paid_by).toEqual([
      { by: 'giftcard', amount: 10 },
      { by: 'points', amount: 3 },
      { by: 'credit_card', amount: 9.4 },
    ])
  },
)

test('a receipt of points and cash has what was paid in cash', async () => {
  const payer = await makeCustomer(desk.api.db, { email: 'coins@example.com' })
  await givePoints(desk.api.db, payer.id, 500)
  const id = await buy(desk.api, payer.tokens, desk.deal, { pay_mtd: 1, pt_cnt: 300 })
  for (const name of ['accept', 'complete'] as const) await step(id, name)
  const { bill } = receiptOf(await readOrderById(desk.api.db, id))
  expect(bill.slice(-3).map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    'Points payment: C$3.00',
    'Cash: C$19.40',
    'Total paid: C$22.40',
  ])
})

test('an order that awaits online payment is told about when it is paid', async () => {
  const { payUrl } = await desk.placeOnline()
  expect(await subjects()).toEqual([])
  await desk.choose(payUrl, 'approve')
  expect(await subjects()).toEqual([`Your receipt from ${STORE}`])
})

test('a cancelled order names what is returned, an expired one that nothing was charged', async () => {
  const paid = await buy(desk.api, me.tokens, desk.deal, { pay_mtd: 2, card: VISA })
  await step(paid, 'cancel')
  const [refund] = await sentMessages(desk.api)
  expect(refund?.body).toContain('We’re refunding C$22.40 to your original payment method.')
  await buy(desk.api, me.tokens, desk.deal, ONLINE)
  desk.api.clock.advance(901)
  await desk.work()
  const ended = (await sentMessages(desk.api)).filter(({ subject }) => subject.endsWith('was cancelled'))
  expect(ended).toHaveLength(2)
  expect(ended[0]?.body).toContain('You haven’t been charged.')
})

test('a receipt lists items, options, taxes, tips and totals, in the store’s currency and clock', async () => {
  const deal = await makeDeal(desk.api.db, desk.store, { name: inAll('Massage') })
  const oil = await makeOptions(desk.api.db, { dealId: deal.id ?? 0 })
  const item = { pid: deal.groupSaleId, qty: 2, options: [{ Item1: oil.id, Item2: oil.choices[1] }] }
  const id = await buy(desk.api, me.tokens, deal, { pay_mtd: 2, card: VISA, tips: 3 }, { items: [item] })
  const [mail] = await sentMessages(desk.api)
  const { lat, lon } = (await readOrderById(desk.api.db, id)).store
  expect(mail?.recipient).toBe('ada@example.com')
  expect(mail?.body).toBe(
    [
      `Thank you. Your payment for order #${shortNumber(id)} at ${STORE} has been received.`,
      [
        `Short number: ${shortNumber(id)}`,
        'Order type: Pickup',
        'Requested time: As soon as possible',
        'Payment: Visa 4242',
        'Store: 800 Robson St, Vancouver, BC V6Z 3B7 · (604) 555-0111',
        'Ordered: 2026-06-05 12:15pm (Vancouver time)',
        `Order ID: ${id}`,
      ].join('\n'),
      `Open in maps: ${mapsHref(lat, lon)}`,
      [
        '2 × Massage: C$42.00',
        '  Choice 1',
        'Subtotal: C$42.00',
        'Total before tax: C$42.00',
        'GST: C$2.10',
        'PST: C$2.94',
        'Tips: C$3.00',
        'Order total: C$50.04',
        'Total paid: C$50.04',
      ].join('\n'),
      `View order: http://localhost:3000/account/orders/detail/${id}`,
    ].join('\n\n'),
  )
})

test('an order is told about in its own language, with the store’s name in it', async () => {
  const id = await buy(desk.api, me.tokens, desk.deal, {}, { lan: 'zh-Hant' })
  const [mail] = await sentMessages(desk.api)
  expect([mail?.subject, mail?.body]).toEqual([`您在 ${STORE} 繁的訂單`, expect.stringMatching(/訂單總額：C\$/)])
  await step(id, 'accept')
  const [accepted] = await sentMessages(desk.api)
  expect(accepted?.body).toMatch(/^預計 \d\d:\d\d 準備好\n\nHarbour Spa 繁已接單，訂單編號 #\w{3}-\w{3}。\n/)
})

test('an accepted order says first when it is ready, then where, and has it as a calendar event', async () => {
  const id = await buy(desk.api, me.tokens, desk.deal)
  await step(id, 'accept')
  const rows = await desk.api.db.select().from(outboundMessages)
  const composed = rows[1] && (await composeMessage(desk.api.deps, CORRESPONDENCE, rows[1].message))
  if (composed?.channel !== 'email') throw new Error('no mail')
  const { text, html, attachments } = composed.mail
  const { readyAt } = (await readOrderById(desk.api.db, id)).order
  const [headline, sentence] = text.split('\n\n')
  expect(headline).toMatch(/^Ready about \d{1,2}:\d\d [ap]m$/)
  expect(sentence).toBe(`${STORE} has accepted your order #${shortNumber(id)}.`)
  expect(html).toContain(`font-weight:bold">${headline}</p>`)
  expect(text).toMatch(/Open in maps: https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=49/)
  expect(text).toContain('Order total: C$22.40')
  const [event] = attachments
  const start = readyAt?.toISOString().slice(0, 19).replace(/[-:]/g, '')
  expect([event?.filename, event?.contentType]).toEqual(['order.ics', expect.stringContaining('text/calendar')])
  for (const line of [`UID:order-${id}@localhost`, `DTSTART:${start}Z`, `SUMMARY:Pickup at ${STORE}`, 'TRIGGER:-PT15M'])
    expect(event?.content).toContain(`${line}\r\n`)
})

test('the HTML of a mail contains no markup of a store or customer', async () => {
  const name = inAll('<img src=x onerror=alert(1)>')
  const deal = await makeDeal(desk.api.db, desk.store, { name })
  await buy(desk.api, me.tokens, deal)
  const [row] = await desk.api.db.select().from(outboundMessages)
  const mail = row && (await composeMessage(desk.api.deps, CORRESPONDENCE, row.message))
  const html = mail?.channel === 'email' ? mail.mail.html : ''
  expect(html).toContain('&lt;img src=x')
  expect(html).not.toContain('<img src=x')
})

test('the HTML of a receipt is made of tables: nothing in it is loaded from elsewhere or runs', async () => {
  await buy(desk.api, me.tokens, desk.deal, {}, { lan: 'jp' })
  const [row] = await desk.api.db.select().from(outboundMessages)
  const mail = row && (await composeMessage(desk.api.deps, CORRESPONDENCE, row.message))
  const html = mail?.channel === 'email' ? mail.mail.html : ''
  expect(html).toContain('<html lang="ja">')
  for (const text of [`${STORE} 日`, '注文番号', '注文合計', 'ご注文方法']) expect(html).toContain(text)
  for (const part of ['<script', '<style', '<link', 'url(', 'http-equiv', 'class=']) expect(html).not.toContain(part)
  // the picture of the code comes with the mail
  expect([...html.matchAll(/<img[^>]* src="(\w+):|<img/g)].map(([, scheme]) => scheme)).toEqual(['cid'])
})

describe('the code of an order', () => {
  const mails = async () => {
    const rows = await desk.api.db.select().from(outboundMessages)
    const composed = await Promise.all(rows.map((row) => composeMessage(desk.api.deps, CORRESPONDENCE, row.message)))
    return composed.flatMap((one) => {
      if (one?.channel !== 'email') return []
      const { html, attachments } = one.mail
      return [{ html, picture: attachments.find(({ contentType }) => contentType === 'image/png') }]
    })
  }

  test.each([
    ['en', 'Show at the store', 'Short number'],
    ['zh', '到店出示', '取单号'],
    ['zh-Hant', '到店出示', '領取號碼'],
    ['jp', 'お店で見せる', '呼び出し番号'],
  ])('is in its mails as a picture, with the number, in %s', async (lan, title, word) => {
    const id = await buy(desk.api, me.tokens, desk.deal, { pay_mtd: 2, card: VISA }, { lan })
    await step(id, 'accept')
    const sent = await mails()
    expect(sent).toHaveLength(2)
    for (const { html, picture } of sent) {
      expect(await readQr(Buffer.from(picture?.content ?? ''))).toBe(id.toUpperCase())
      expect(html).toContain(`<img src="cid:${picture?.cid}"`)
      for (const text of [title, word, `>${shortNumber(id)}</p>`]) expect(html).toContain(text)
    }
  })

  test('is in that of a voucher, and not of a gift card, a delivery or a cancelled order', async () => {
    const voucher = await makeDeal(desk.api.db, desk.store, { pickup: false, delivery: false })
    const { id: card = 0 } = await makeProduct(desk.api.db, desk.store, { price: 5000, kind: 1 })
    const shp_mtd = 5
    const used = await buy(desk.api, me.tokens, voucher, { shp_mtd }, { shp_mtd })
    await buy(desk.api, me.tokens, voucher, { shp_mtd }, { shp_mtd, items: [{ pid: card, qty: 1 }] })
    await desk.api.db
      .update(orders)
      .set({ fulfilmentMethod: 1 })
      .where(eq(orders.id, await buy(desk.api, me.tokens, desk.deal)))
    await step(await buy(desk.api, me.tokens, desk.deal), 'cancel')
    const shown = (await mails()).map(({ picture }) => picture?.cid)
    expect(shown.filter(Boolean)).toEqual([`order-${used}@code`])
  })
})

test('a customer without an address of their own gets no mail', async () => {
  const { tokens } = await makeCustomer(desk.api.db, { email: 'ca6045550100@customer.plaza.test' })
  await buy(desk.api, tokens, desk.deal)
  expect(await subjects()).toEqual([])
})

test('an emailed gift card is not announced as ready', async () => {
  const { id: pid = 0 } = await makeProduct(desk.api.db, desk.store, { price: 5000, kind: 1 })
  const id = await buy(desk.api, me.tokens, desk.deal, { shp_mtd: 5 }, { shp_mtd: 5, items: [{ pid, qty: 1 }] })
  await step(id, 'accept')
  expect(await subjects()).toEqual([`Your order at ${STORE}`])
})

test('an order on a store’s own domain is linked there', async () => {
  const { tokens } = await makeCustomer(desk.api.db, { email: 'own@example.com' }, 'spa.test')
  const id = await buy(desk.api, tokens, desk.deal)
  const [mail] = await sentMessages(desk.api)
  expect(mail?.body).toContain(`http://spa.test:3000/account/orders/detail/${id}`)
})
