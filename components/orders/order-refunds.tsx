'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/content/panel'
import { formatMoney } from '@/lib/domain/money/money'
import { keyed } from '@/lib/domain/orders/keyed'
import type { Order } from '@/lib/domain/orders/orders'
import type { RefundPart } from '@/lib/domain/orders/refunds'

/** Where the money of each refund went, or is on its way to, and why. */
export function OrderRefunds({ order }: { order: Order }) {
  const language = useLocale()
  const t = useTranslations('orders.refunds')
  return (
    <Panel title={t('title')}>
      <ul className="grid gap-3">
        {keyed(order.refunds, ({ to }) => to ?? '').map(({ key, value: part }) => (
          <li key={key} className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="break-words">{targetOf(t, part)}</p>
              {part.isPending && <p className="text-sm text-ink-soft">{t('on_its_way')}</p>}
              {part.reason && <p className="text-sm text-ink-faint">{part.reason}</p>}
            </div>
            <p className="font-semibold money">
              {formatMoney({ amount: part.amount, currency: order.currency }, language)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function targetOf(t: ReturnType<typeof useTranslations<'orders.refunds'>>, part: RefundPart): string {
  const { to, giftCardCode: code, points } = part
  if (to === 'giftcard') return code ? t('to.giftcard', { code }) : t('to.giftcard_unnamed')
  if (to === 'points') return t('to.points', { points })
  return t(`to.${to ?? 'other'}`)
}
