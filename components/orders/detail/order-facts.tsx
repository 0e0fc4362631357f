import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StatusBadge } from '@/components/orders/status-badge'
import { cardLabelText } from '@/components/payment-fields/card-label'
import { Panel } from '@/components/ui/content/panel'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import { FULFILMENT_METHOD, isParcel, orderFulfilmentName } from '@/lib/domain/codes/fulfilment-method'
import { fieldsOfMethod, fieldText, ruleOf } from '@/lib/domain/codes/order-fields'
import { paymentMethodName } from '@/lib/domain/codes/payment-method'
import { expectedTimeLabel, isHandedOver } from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'

/** Status, type, time, payment; table, party size and server for eat-in. */
export function OrderFacts({ order }: { order: Order }) {
  const [t, payment, common] = [useTranslations('orders'), useTranslations('payment'), useTranslations('common')]
  const fields = useTranslations('order_fields')
  const time = expectedTimeLabel(order)
  const { clock } = usePlaceTime()
  const instant = time === 'scheduled_time' ? order.readyAt : order.requestedAt
  const promised = order.estimate && common('estimate', { ...order.estimate })
  const asap = order.asap ? [t('asap'), promised].filter(Boolean).join(' · ') : ''
  const { fulfilmentMethod, paymentMethod } = order
  const type = isHandedOver(order) && orderFulfilmentName({ ...order, isParcel: isParcel(order.items) })
  const facts: [string, ReactNode][] = [
    [t('status'), <StatusBadge key="status" order={order} />],
    [t('order_type'), type ? t(`types.${type}`) : ''],
  ]
  if (time) facts.push([t(time), instant ? clock(instant) : asap])
  if (paymentMethod !== null)
    facts.push([
      t('payment'),
      cardLabelText(order.cardLabel, payment) || payment(paymentMethodName(paymentMethod) ?? 'unknown'),
    ])
  for (const field of fieldsOfMethod(fulfilmentMethod)) {
    facts.push([fields(ruleOf(field).label), fieldText(order[field], fields('yes'))])
  }
  if (fulfilmentMethod === FULFILMENT_METHOD.eatin) facts.push([t('server'), order.server])
  return (
    <Panel title={t('order')}>
      <dl className="grid gap-3">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-faint">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  )
}
