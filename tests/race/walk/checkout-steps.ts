import { ALIPAY, CARD, CASH, cad, cardOf, LATER, minor, NOTHING, REST, RETURN, shopperOf } from './shopping'
import { at, type Look, type Session, type World } from './world'

const PHONE = '6047770199'

/** Asks for a quote and reads gift cards and points, as the checkout does when it opens. */
export async function look(world: World, n: number, m: number, k: number) {
  const who = shopperOf(world, n)
  if (!who) return NOTHING
  const goods = (['dish', 'dish', 'dish', 'gift card', 'surcharge'] as const)[m % 5] ?? 'dish'
  const billed = world.billedApart.filter((id) => world.orders.get(id) === who.session.account).toReversed()
  const related = goods === 'surcharge' ? at(billed, k) : ''
  if (related === undefined) return NOTHING
  const qty = goods === 'dish' ? 1 + (k % 5 === 4 ? 2 : 0) : 1
  const coupon = k % 3 === 0 && goods === 'dish' ? 'TEN' : ''
  const bought = {
    dish: [{ pid: world.goods.dish, qty }, ...(n % 2 === 0 ? [{ pid: world.goods.beer, qty: 1 }] : [])],
    'gift card': [{ pid: world.goods.gift, qty }],
    surcharge: [{ pid: 0, qty: 1, pc: 3.2, selfCheckout: true }],
  }
  const items = bought[goods].map((item) => ({ ...item, options: [] }))
  const shp_mtd = goods === 'dish' ? 2 : 5
  const extra = {
    ...(coupon && { cpn: coupon }),
    ...(related && { related_order_id: related }),
  }
  const data = { gid: world.store.gid, items, shp_mtd, lan: 'en', ...extra }
  const answer = await world.as(who.session, '/api/rest/v8/ctotal', 'POST', { data })
  if (answer.RC !== 200) return `${goods} RC ${answer.RC}`
  const total = minor(answer.records.g_total)
  const points = m % 2 === 0 && goods !== 'surcharge' ? Math.min(answer.records.p_bal, 300) : 0
  const pointsPayment = Math.min(total, Math.round((points * 100) / world.taking.pointsPerUnit))
  const { records } = await world.as(who.session, `${REST}/giftcard?limit=-1&status=1`, 'GET')
  const cards: { gc: string; bal: number }[] = goods === 'dish' && k % 2 === 0 ? records.cards : []
  const card = at(cards, k)
  world.looks.push({
    ...{ quoteId: answer.records.qid, account: who.session.account, goods, total, points, pointsPayment },
    card: card?.gc ?? '',
    cardBalance: card ? minor(card.bal) : 0,
    ...{
      at: world.now(),
      relatedOrderId: related,
      coupon,
      body: null,
      orderId: null,
      isToldFailed: false,
      given: null,
    },
  })
  return goods
}

/** Presses the button of a screen that may be old, now and then of somebody else's. */
export async function press(world: World, n: number, m: number, k: number) {
  const who = shopperOf(world, n)
  if (!who) return NOTHING
  const { account } = who.session
  const find = () =>
    at(world.looks.filter((one) => one.orderId === null && (one.account === account || k % 10 === 9)).toReversed(), m)
  if (!find()) await look(world, n, m, k)
  const screen = find()
  if (!screen) return NOTHING
  const tips = k % 3 === 1 && screen.goods !== 'surcharge' ? 200 : 0
  const method = (screen.goods === 'dish' ? [CARD, CARD, ALIPAY, CASH, LATER] : [CARD, CARD, ALIPAY])[
    k % (screen.goods === 'dish' ? 5 : 3)
  ]
  const rest = screen.total + tips - screen.pointsPayment
  const due = rest - Math.min(rest, screen.cardBalance)
  const comment = `note ${world.looks.indexOf(screen)}`
  world.shown = due
  world.pressed = screen
  const card = Math.min(rest, screen.cardBalance) > 0 ? screen.card : ''
  const { coupon } = screen
  screen.given = { name: who.name, phone: PHONE, tips, comment, coupon, card }
  screen.body = {
    ...{ pay_mtd: method, shp_mtd: screen.goods === 'dish' ? 2 : 5, g_id: world.store.gid, q_id: screen.quoteId },
    ...{ c_fnm: who.name, c_tn: PHONE, ord_cmt: comment, device: 'h5', tips: tips / 100, due_now: cad(due) },
    ...(screen.points > 0 && { pt_cnt: screen.points, pt_amt: screen.pointsPayment / 100 }),
    ...(screen.card && { gc_cd: screen.card }),
    ...(screen.relatedOrderId && { related_order_id: screen.relatedOrderId }),
    ...(method === CARD && { card: cardOf(k) }),
    ...(method === ALIPAY && { return_url: RETURN }),
  }
  return send(world, who.session, screen, screen.body)
}

/** The answer of a checkout was lost: it is sent again as it was. */
export async function pressAgain(world: World, n: number, m: number) {
  const who = shopperOf(world, n)
  const screen = at(world.looks.filter((one) => one.body && one.account === who?.session.account).toReversed(), m)
  if (!who || !screen?.body) return NOTHING
  const { due_now } = screen.body as { due_now: { amt: number } }
  world.shown = minor(due_now.amt)
  world.pressed = screen
  return send(world, who.session, screen, screen.body)
}

async function send(world: World, { tokens, account }: Session, screen: Look, data: object) {
  const isRepeated = screen.orderId !== null
  const answer = await world.api.execute(tokens, `${REST}/aio`, 'POST', { data })
  screen.isToldFailed = answer.RC !== 200
  if (answer.RC === 500 && world.mood === 'well') world.faults.push(`a checkout failed: ${answer.msg}`)
  if (answer.RC !== 200) return `RC ${answer.RC}, ${answer.msg}`
  const id: string = answer.records.ord_id
  const { isSuspended, isOnHold, isOpen } = world.taking
  if (screen.account !== account) world.faults.push(`account ${account} spent a quote of account ${screen.account}`)
  if (isRepeated && id !== screen.orderId)
    world.faults.push(`quote ${screen.quoteId} became ${screen.orderId} and ${id}`)
  // what is added to the bill of an order can always be paid
  if (!isRepeated && isSuspended && !screen.relatedOrderId) world.faults.push(`a suspended store sold ${id}`)
  if (!isRepeated && screen.goods === 'dish' && (isOnHold || !isOpen)) world.faults.push(`a closed store sold ${id}`)
  if (!isRepeated && world.now() - screen.at > 3_600_000) world.faults.push(`${id} has the price of an old quote`)
  screen.orderId = id
  return isRepeated ? 'the same' : 'RC 200'
}
