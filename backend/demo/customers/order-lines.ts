import { taxClassOf } from '@/backend/catalogue/taxes/tax-classes'
import type { Catalogue } from '@/backend/demo/build-catalogue'
import type { Random } from '@/backend/demo/random'
import type { StoreRow } from '@/backend/demo/stores/demo-store'
import type { orderLines } from '@/backend/orders/schema/orders'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import type { OrderPlan } from './order-plans'

export type LineRow = typeof orderLines.$inferInsert & { taxClass: string }

/** Picks the lines of an order, and returns them with its store. */
export function pickLines(
  plan: OrderPlan,
  catalogue: Catalogue,
  random: Random,
  orderId: string,
): [StoreRow, LineRow[]] {
  const storeOf = (gid: number) => {
    const store = catalogue.stores.find((each) => each.gid === gid)
    if (!store) throw new Error(`no store ${gid}`)
    return store
  }
  if (plan.what === 'deal') {
    const affordable = catalogue.deals.filter((deal) => deal.currency === 'CAD' && deal.dealPrice < 12000)
    const deal = random.pick(affordable)
    const quantity = random.int(1, Math.min(2, deal.limitPerOrder))
    const amount = deal.dealPrice * quantity
    const store = storeOf(deal.gid)
    const taxClass = taxClassOf(store.kind, deal.taxClass ?? null)
    const line = { orderId, pid: deal.groupSaleId, dealId: deal.id, name: deal.name, taxClass, options: [] }
    return [store, [{ ...line, unitPrice: deal.dealPrice, quantity, amount }]]
  }
  const store = storeOf(plan.gid ?? 1001)
  const dishes = catalogue.products.filter((product) => product.gid === store.gid && product.kind === LINE_KIND.goods)
  const lines = random.sample(dishes, random.int(2, 4)).map((dish) => {
    const quantity = random.int(1, 2)
    const section = catalogue.sections.find(({ id }) => id === dish.sectionId)
    const taxClass = taxClassOf(store.kind, dish.taxClass ?? null, section?.taxClass ?? null)
    const line = { orderId, pid: dish.id, dealId: null, name: dish.name, taxClass, options: [] }
    return { ...line, unitPrice: dish.price, quantity, amount: dish.price * quantity }
  })
  return [store, lines]
}
