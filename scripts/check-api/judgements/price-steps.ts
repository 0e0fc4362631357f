import type { Quote } from '@/lib/domain/checkout/quote'
import { toDecimalText } from '@/lib/domain/money/decimals'
import type { Money } from '@/lib/domain/money/money'
import type { Trial } from '@/scripts/check-api/orders/trial'
import { type Evidence, trialsOf } from './judgement'

/** The same price at two places that a shopper sees one after the other. */
export interface PriceStep {
  of: string
  /** as “in the list” */
  from: string
  to: string
  before: Money
  after: Money
  /** the second is computed from a total: its size alone can be compared */
  isRough?: true
}

export function priceSteps(evidence: Evidence): PriceStep[] {
  const deals = evidence.samples.deals.flatMap(({ row, deal }) =>
    deal.ok ? [step(`deal ${row.id}`, ['in the list', 'on its page'], row.dealPrice, deal.value.dealPrice)] : [],
  )
  return [...deals, ...trialsOf(evidence).flatMap(stepsOf)]
}

export const moneyText = ({ amount, currency }: Money) => `${currency} ${toDecimalText(amount, currency)}`

/** Whether amounts differ as dollars and cents do, rather than by a fee or a tax. */
export function isOfAnotherSize(one: number, other: number): boolean {
  return one > 0 && other > 0 && Math.max(one / other, other / one) >= 20
}

function step(of: string, [from, to]: [string, string], before: Money, after: Money): PriceStep {
  return { of, from, to, before, after }
}

function stepsOf({ way, store, line, quote, order, row }: Trial): PriceStep[] {
  const money = (amount: number, { currency }: { currency: string }) => ({ amount, currency })
  const [total, goods] = [money(quote.grandTotal, quote), `product ${line.pid} (${way.name})`]
  const menu = money(line.pc * line.qty, store)
  return [
    step(goods, ['in the menu', 'in the quote'], menu, money(quote.itemTotal, quote)),
    { ...step(goods, ['in the menu', 'in the quote’s total'], menu, money(goodsIn(quote), quote)), isRough: true },
    ...(order?.ok
      ? [
          step(
            `the order (${way.name})`,
            ['in the quote', 'on its page'],
            total,
            money(order.value.orderTotal, order.value),
          ),
        ]
      : []),
    ...(row?.ok && row.value
      ? [step(`the order (${way.name})`, ['in the quote', 'in the history'], total, row.value.amount)]
      : []),
  ]
}

function goodsIn({ grandTotal, tax, shippingFee, surcharge, storeDiscount, couponDiscount }: Quote): number {
  return grandTotal - tax - shippingFee - surcharge + storeDiscount + couponDiscount
}
