import { and, eq } from 'drizzle-orm'
import { ORDER_STEPS, type OrderStep, stepOrder } from '@/backend/orders/moves/order-commands'
import { refundOrder } from '@/backend/orders/refunds/refund-order'
import { orderLines } from '@/backend/orders/schema/orders'
import { addSurcharge } from '@/backend/orders/surcharges/add-surcharge'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { surchargeOf } from '@/tests/backend/support/surcharge-shopping'
import { tryTo } from './try-to'
import { ALWAYS, at, must, NEVER, type World } from './world'

const NOTHING = 'nothing to do'
const anOrder = (world: World, n: number) => at([...world.orders.keys()].toReversed(), n)

export async function changeStore(world: World, n: number) {
  const { taking, store } = world
  const what = must(at(['suspended', 'hold', 'hours', 'points', 'discount'] as const, n))
  if (what === 'suspended') taking.isSuspended = !taking.isSuspended
  if (what === 'hold') taking.isOnHold = !taking.isOnHold
  if (what === 'hours') taking.isOpen = !taking.isOpen
  if (what === 'points') taking.pointsPerUnit = taking.pointsPerUnit === 100 ? 50 : 100
  const settings = { ...store.settings, holdOrdering: taking.isOnHold, p2v: taking.pointsPerUnit }
  await world.change({
    ...{ suspended: taking.isSuspended, settings, hours: taking.isOpen ? ALWAYS : NEVER },
    ...(what === 'discount' && { discountPercent: n % 2 === 0 ? 10 : 0 }),
  })
  return what
}

/** A store that takes everything again. */
export async function openStore(world: World) {
  Object.assign(world.taking, { isSuspended: false, isOnHold: false, isOpen: true })
  return changeStore(world, 9)
}

/** The next step of an order, or now and then any. */
export async function stepOfStore(world: World, n: number, m: number) {
  const id = anOrder(world, n)
  if (!id) return NOTHING
  const wanted: OrderStep[] = m % 3 === 0 ? [must(at(ORDER_STEPS, m / 3))] : ['accept', 'start', 'complete']
  let ending = ''
  for (const step of wanted) {
    const result = await tryTo(stepOrder(world.api.db, id, step, world.api.clock.now()))
    ending = `${step} ${result}`
    if (result === 'done') break
  }
  return ending
}

export async function addToBill(world: World, n: number, m: number) {
  const id = anOrder(world, n)
  if (!id) return NOTHING
  const isSeparate = m % 2 === 0
  const ending = await tryTo(addSurcharge(world.api.db, id, surchargeOf({ isSeparate }), world.api.clock.now()))
  if (isSeparate && ending === 'done') world.billedApart.push(id)
  return ending
}

export async function refundLine(world: World, n: number, m: number, k: number) {
  const id = anOrder(world, n)
  if (!id) return NOTHING
  const { db, clock } = world.api
  const isGoods = and(eq(orderLines.orderId, id), eq(orderLines.kind, LINE_KIND.goods))
  const line = at(await db.select().from(orderLines).where(isGoods).orderBy(orderLines.id), m)
  if (!line) return NOTHING
  const lines = [{ lineId: line.id, quantity: 1 }]
  return tryTo(refundOrder(db, id, { key: `line ${k}`, amount: null, reason: '', lines }, clock.now()))
}

export async function refundPart(world: World, n: number, m: number, k: number) {
  const id = anOrder(world, n)
  if (!id) return NOTHING
  const wish = { key: `key ${k % 3}`, amount: 1 + m * 9, reason: '', lines: [] }
  return tryTo(refundOrder(world.api.db, id, wish, world.api.clock.now()))
}
