import { useLocale, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/content/panel'
import { formatMoney } from '@/lib/domain/money/money'
import { keyed } from '@/lib/domain/orders/keyed'
import type { Order } from '@/lib/domain/orders/orders'
import type { RefundPart } from '@/lib/domain/orders/refunds'

/** Where the money of each refund went, or is on its way to, and why. */
export function OrderRefunds({ order }: { order: Order }) {
  const language = useLocale()
  const t = useTranslations('orders')
  const targetOf = ({ to, giftCardCode: code, points }: RefundPart) => {
    if (to === 'giftcard') return code ? t('refunds.to.giftcard', { code }) : t('refunds.to.giftcard_unnamed')
    if (to === 'points') return t('refunds.to.points', { points })
    return t(`refunds.to.${to ?? 'other'}`)
  }
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, language)
  return (
    <Panel title={t('refunds.title')}>
      <ul className="grid gap-3">
        {keyed(order.refunds, ({ to }) => to ?? '').map(({ key, value: part }) => (
          <li key={key} className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="break-words">{targetOf(part)}</p>
              {part.isPending && <p className="text-sm text-ink-soft">{t('refunds.on_its_way')}</p>}
              {part.reason && <p className="text-sm break-words text-ink-faint">{part.reason}</p>}
            </div>
            <p className="font-semibold money">{money(part.amount)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
