'use client'

import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/content/panel'
import { expectedTimeLabel } from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'
import { methodName } from '@/lib/domain/payment/payment-methods'
import { formatDayTime } from '@/lib/domain/time/time'

const TYPES = ['1', '2', '3', '4', '5'] as const

/** Type, time, payment; table, party and server for eat-in. */
export function OrderFacts({ order }: { order: Order }) {
  const [t, payment] = [useTranslations('orders'), useTranslations('payment')]
  const time = expectedTimeLabel(order)
  const instant = time === 'scheduled_time' ? order.readyAt : order.requestedAt
  const method = methodName(order.paymentMethod)
  const facts: [string, string][] = [[t('order_type'), t(`types.${TYPES[order.shippingMethod - 1] ?? '5'}`)]]
  if (time) facts.push([t(time), instant ? formatDayTime(instant) : t('asap')])
  if (method) facts.push([t('payment'), order.cardLabel || payment(method)])
  if (order.shippingMethod === 3) {
    facts.push([t('table_number'), order.tableNumber], [t('party_size'), order.partySize], [t('server'), order.server])
  }
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
