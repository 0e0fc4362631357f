import { useLocale, useTranslations } from 'next-intl'
import { Bill } from '@/components/payment-fields/bill'
import { optionNames } from '@/components/payment-fields/ordered-items'
import { Panel } from '@/components/ui/content/panel'
import { formatMoney } from '@/lib/domain/money/money'
import { billLines } from '@/lib/domain/orders/bill-lines'
import { keyed } from '@/lib/domain/orders/keyed'
import type { Order } from '@/lib/domain/orders/orders'
import { surchargesInBill } from '@/lib/domain/orders/surcharges'
import { OrderPicture } from './order-picture'

/** The items with their pictures, if there are any, and all non-zero price lines; of an amount that was paid, these alone. */
export function OrderItems({ order }: { order: Order }) {
  const language = useLocale()
  const t = useTranslations('orders')
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, language)
  const lines = billLines({ ...order, surcharges: surchargesInBill(order) }, order.shippingAddress)
  const hasPictures = order.items.some(({ picture }) => picture !== '')
  const bill = <Bill lines={lines} currency={order.currency} main="order_total" />
  if (order.items.length === 0) return <Panel title={t('order_amount')}>{bill}</Panel>
  return (
    <Panel title={t('items')}>
      <ul className="grid gap-4">
        {keyed(order.items, ({ pid }) => `${pid}`).map(({ key, value: item }) => (
          <li key={key} className="flex items-start gap-4">
            {hasPictures && <OrderPicture src={item.picture} />}
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{item.name}</p>
              <p className="text-sm text-ink-soft empty:hidden">{optionNames(item.options).join(', ')}</p>
              <p className="text-sm money text-ink-faint">
                {item.quantity} × {money(item.unitPrice)}
              </p>
            </div>
            <p className="font-semibold money">{money(item.amount)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-5 border-t border-line pt-5">{bill}</div>
    </Panel>
  )
}
