import type { TestAnswer } from '@/tests/backend/support/test-app'
import { ALIPAY, answered, CARD, cad, cardOf, minor, NOTHING, REST, RETURN, shopperOf } from './shopping'
import { at, type World } from './world'

/** Opens the page to pay an order: of one's own, or of anybody's as a visitor. */
export async function openPayPage(world: World, n: number, m: number) {
  const id = at([...world.orders.keys()].toReversed(), m)
  if (!id) return NOTHING
  const detail = await readAs(world, n, id)
  if (detail.RC !== 200 || !detail.records.allow_paynow) return 'not payable'
  world.pages.push({ orderId: id, due: minor(detail.records.total_due), tips: minor(detail.records.tips) })
  return 'payable'
}

function readAs(world: World, n: number, id: string): Promise<TestAnswer> {
  const who = shopperOf(world, n)
  const path = `/api/rest/v8/orddtl/${id}/en`
  if (who && world.orders.get(id) === who.session.account) return world.as(who.session, path, 'GET')
  return readAsVisitor(world, path)
}

let visitors = 0
export async function readAsVisitor(world: World, path: string): Promise<TestAnswer> {
  visitors += 1
  const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  return (await world.api.app.request(path, { headers: { 'x-forwarded-for': from } })).json()
}

/** Pays on such a page, which may be old. */
export async function payNow(world: World, n: number, m: number, k: number) {
  if (world.pages.length === 0 || m % 2 === 0) await openPayPage(world, n, m)
  const page = at(world.pages.toReversed(), m % 2 === 0 ? 0 : m)
  if (!page) return NOTHING
  const who = shopperOf(world, n)
  const tips = k % 3 === 0 ? 200 : undefined
  const shown = tips === undefined ? page.due : page.due - page.tips + tips
  world.shown = shown
  const isCard = k % 2 === 0
  const method = isCard ? { pay_mtd: CARD, card: cardOf(k) } : { pay_mtd: ALIPAY, return_url: RETURN }
  const tipped = tips === undefined ? {} : { tips: tips / 100 }
  const data = { action: 'pay', ord_id: page.orderId, ...method, ...tipped, due_now: cad(shown) }
  const isOwner = who && world.orders.get(page.orderId) === who.session.account
  return answered(
    await (isOwner ? world.as(who.session, `${REST}/aio`, 'POST', { data }) : world.visit(`${REST}/aio`, { data })),
  )
}

/** PayPal's button: opens its window, and mostly approves. */
export async function payByExpress(world: World, n: number, m: number, k: number) {
  const who = shopperOf(world, n)
  await openPayPage(world, n, m)
  const page = at(world.pages.toReversed(), k % 3)
  if (!who || !page) return NOTHING
  world.shown = page.due
  const call = (data: object) =>
    world.as(who.session, `${REST}/paypal_express`, 'POST', { data: { oid: page.orderId, ...data } })
  const opened = await call({ action: 1, due_now: cad(page.due) })
  if (opened.RC !== 200) return answered(opened)
  if (world.orders.get(page.orderId) !== who.session.account)
    world.faults.push(`account ${who.session.account} opened PayPal for ${page.orderId}, which is not its own`)
  if (k % 5 === 4) return answered(await call({ action: 3 }))
  const payerID = k % 5 === 3 ? 'DECLINED' : 'P1'
  return answered(await call({ action: 2, paymentID: opened.records.paymentID, payerID, due_now: cad(page.due) }))
}

export async function cancel(world: World, n: number, m: number) {
  const who = shopperOf(world, n)
  const id = at([...world.orders.keys()].toReversed(), m)
  if (!who || !id) return NOTHING
  const answer = await world.as(who.session, `${REST}/aio`, 'POST', { data: { action: 'cancel', ord_id: id } })
  const isOwn = world.orders.get(id) === who.session.account
  if (answer.RC === 200 && !isOwn)
    world.faults.push(`account ${who.session.account} cancelled the order ${id} of another`)
  return isOwn ? answered(answer) : `another's RC ${answer.RC}`
}
