import { useTranslations } from 'next-intl'
import { Bill } from '@/components/payment-fields/bill'
import { cardLabelText } from '@/components/payment-fields/card-label'
import { OrderedItems, optionNames } from '@/components/payment-fields/ordered-items'
import { Panel } from '@/components/ui/content/panel'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { FULFILMENT_METHOD, isMealDelivery } from '@/lib/domain/codes/fulfilment-method'
import { paymentMethodName } from '@/lib/domain/codes/payment-method'
import { billLines } from '@/lib/domain/orders/bill-lines'
import type { Order } from '@/lib/domain/orders/orders'
import { surchargesInBill } from '@/lib/domain/orders/surcharges'
import { taxPlace } from '@/lib/domain/orders/tax-place'

/** The items with their pictures, if there are any, and all non-zero price lines; of an amount that was paid, these alone. */
export function OrderItems({ order }: { order: Order }) {
  const [t, payment] = [useTranslations('orders'), useTranslations('payment')]
  const paths = usePaths()
  const method = order.paymentMethod === null ? null : paymentMethodName(order.paymentMethod)
  const paidWith = cardLabelText(order.cardLabel, payment) || (method ? payment(method) : undefined)
  const lines = billLines(
    { ...order, isMealDelivery: isMealDelivery(order), surcharges: surchargesInBill(order), paidWith },
    taxPlace(order),
  )
  const isVoucher = order.fulfilmentMethod === FULFILMENT_METHOD.freeShipping
  const hasPictures = order.items.some(({ picture }) => picture !== '')
  const bill = <Bill lines={lines} currency={order.currency} main="order_total" />
  if (order.items.length === 0) return <Panel title={t('order_amount')}>{bill}</Panel>
  return (
    <Panel title={t('items')}>
      <OrderedItems
        items={order.items.map(({ picture, options, ...item }) => ({
          ...item,
          ...(isVoucher && item.dealId !== null && { termsHref: paths.deal(item.dealId) }),
          ...(hasPictures && { picture }),
          options: optionNames(options),
        }))}
        currency={order.currency}
        label={t('items')}
      />
      <div className="mt-5 border-t border-line pt-5">{bill}</div>
    </Panel>
  )
}
