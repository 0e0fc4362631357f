import { and, eq, inArray } from 'drizzle-orm'
import { quotes } from '@/backend/checkout/schema'
import type { OrderLimits } from '@/backend/config/order-limits'
import { customers } from '@/backend/customers/schema/customers'
import { orderComments, orderLines, orders } from '@/backend/orders/schema/orders'
import { must, type World } from './world'

/** Of the walk, low enough to be reached. */
export const WALK_LIMITS: OrderLimits = {
  open: 6,
  openUnverified: 2,
  openOfAddress: 3,
  unitsUnverified: 3,
  openQuotes: 8,
  checkoutsPerHour: 60,
}

/** What an account held without payment when it placed the order of this step, and what it stores. */
export async function heldWithinBounds(world: World): Promise<string[]> {
  const { db } = world.api
  const faults: string[] = []
  for (const { id } of world.accounts.values()) {
    const stored = await db.$count(quotes, eq(quotes.customerId, id))
    const attempted = world.looks.filter((look) => look.account === id && look.body !== null).length
    if (stored > WALK_LIMITS.openQuotes + attempted) faults.push(`account ${id} has ${stored} stored quotes`)
  }
  const orderId = world.pressed?.orderId
  if (!orderId || world.held.has(orderId)) return faults
  world.held.add(orderId)
  const placed = (await openOrders(world)).find(({ id }) => id === orderId)
  if (!placed) return faults
  const open = await openOrders(world)
  const own = open.filter(({ customerId }) => customerId === placed.customerId)
  if (isVerified(world, placed.customerId)) {
    if (own.length > WALK_LIMITS.open) faults.push(`account ${placed.customerId} has ${own.length} open orders`)
    return faults
  }
  if (own.length > WALK_LIMITS.openUnverified)
    faults.push(`unverified account ${placed.customerId} has ${own.length} open orders`)
  // all of them are at one network address
  const unverified = open.filter(({ customerId }) => !isVerified(world, customerId))
  if (unverified.length > WALK_LIMITS.openOfAddress)
    faults.push(`unverified accounts have ${unverified.length} open orders`)
  const ids = own.map(({ id }) => id)
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids))
  for (const pid of new Set(lines.map((line) => line.pid))) {
    const units = lines.filter((line) => line.pid === pid).reduce((sum, { quantity }) => sum + quantity, 0)
    if (units > WALK_LIMITS.unitsUnverified)
      faults.push(`unverified account ${placed.customerId} holds ${units} units of ${pid}`)
  }
  return faults
}

function isVerified(world: World, id: number): boolean {
  const { phone, isConfirmed } = must(world.accounts.get(id))
  return phone !== '' || isConfirmed
}

async function openOrders({ api: { db } }: World) {
  const all = await db.select().from(orders).innerJoin(customers, eq(customers.id, orders.customerId))
  return all
    .map((row) => row.orders)
    .filter(({ status, relatedOrderId, grandTotal, tips, totalPaid }) => {
      return [1, 3].includes(status) && relatedOrderId === null && grandTotal + tips > totalPaid
    })
}

/** A checkout that was told as failed left no order. */
export async function failuresLeftNothing(world: World): Promise<string[]> {
  const failed = world.looks.filter(({ isToldFailed }) => isToldFailed).map(({ quoteId }) => quoteId)
  if (failed.length === 0) return []
  const placed = await world.api.db.select().from(orders).where(inArray(orders.quoteId, failed))
  return placed.map(({ id, quoteId }) => `quote ${quoteId} was told as failed, and is order ${id}`)
}

/** What was typed and chosen for an order is in it. */
export async function nothingIsDropped(world: World): Promise<string[]> {
  const look = world.pressed
  if (!look?.orderId || !look.given) return []
  const { db } = world.api
  const { name, phone, tips, comment, coupon, card } = look.given
  const [order] = await db.select().from(orders).where(eq(orders.id, look.orderId))
  const written = and(eq(orderComments.orderId, look.orderId), eq(orderComments.isAdmin, false))
  const comments = (await db.select().from(orderComments).where(written)).map(({ body }) => body)
  if (!order) return []
  const given = [name, phone, tips, coupon, card].join()
  const kept = [order.firstName, order.phone, order.tips, order.couponCode, order.giftCardCode].join()
  const faults = given === kept ? [] : [`order ${order.id} has ${kept}, given was ${given}`]
  return comments.includes(comment) ? faults : [...faults, `the comment of order ${order.id} was dropped`]
}
