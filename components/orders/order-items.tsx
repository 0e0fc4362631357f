'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/content/panel'
import { formatMoney } from '@/lib/domain/money/money'
import { taxLabel } from '@/lib/domain/money/tax-label'
import { keyed } from '@/lib/domain/orders/keyed'
import type { Order, OrderOption } from '@/lib/domain/orders/orders'
import { surchargesInBill } from '@/lib/domain/orders/surcharges'

/** Items and every price line that is not zero. */
export function OrderItems({ order }: { order: Order }) {
  const language = useLocale()
  const t = useTranslations('orders')
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, language)
  const lines: [string, number][] = [
    [t('subtotal'), order.subtotal],
    [t('store_discount'), -order.storeDiscount],
    [order.couponCode ? `${t('coupon_discount')} ${order.couponCode}` : t('coupon_discount'), -order.couponDiscount],
    ...surchargesInBill(order).map(({ label, value }): [string, number] => [label || t('surcharge'), value ?? 0]),
    [t('shipping_handling'), order.shippingFee],
    [t('total_before_tax'), order.totalBeforeTax],
    ...(order.taxes.length > 0
      ? order.taxes.map(({ label, amount }): [string, number] => [label, amount])
      : [[taxLabel(order.shippingAddress) ?? t('tax'), order.tax] satisfies [string, number]]),
    [t('tips'), order.tips],
    [t('order_total'), order.orderTotal],
    [t('giftcard_payment'), -order.giftCardPayment],
    [t('points_payment'), -order.pointsPayment],
    [t('total_paid'), order.totalPaid],
    [t('total_due'), order.totalDue],
    [t('refunded'), order.refunded],
  ]
  return (
    <Panel title={t('items')}>
      <ul className="grid gap-4">
        {keyed(order.items, ({ pid }) => `${pid}`).map(({ key, value: item }) => (
          <li key={key} className="flex items-start justify-between gap-4">
            <div>
              <p className="font-semibold">{item.name}</p>
              <Options options={item.options} />
              <p className="text-sm tabular-nums text-ink-faint">
                {item.quantity} × {money(item.unitPrice)}
              </p>
            </div>
            <p className="font-semibold tabular-nums">{money(item.amount)}</p>
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid gap-2 border-t border-line pt-5">
        {lines
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <div
              key={`${label} ${amount}`}
              className={`flex justify-between gap-4 ${label === t('order_total') ? 'py-1 text-heading font-bold' : ''}`}
            >
              <dt>{label}</dt>
              <dd className="tabular-nums">{money(amount)}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  )
}

function Options({ options }: { options: OrderOption[] }) {
  if (options.length === 0) return null
  return (
    <ul className="text-sm text-ink-soft">
      {keyed(options, ({ id }) => `${id}`).map(({ key, value: option }) => (
        <li key={key}>
          {option.name}
          <Options options={option.options} />
        </li>
      ))}
    </ul>
  )
}
