import { useLocale, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/content/panel'
import { Badge } from '@/components/ui/feedback/badge'
import { ButtonLink } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { toDecimalText } from '@/lib/domain/money/decimals'
import { formatMoney } from '@/lib/domain/money/money'
import { keyed } from '@/lib/domain/orders/keyed'
import type { Order } from '@/lib/domain/orders/orders'
import { separateSurcharges, surchargeDebt, surchargeState } from '@/lib/domain/orders/surcharges'
import { surchargePairs } from '@/lib/domain/self-checkout/pay-link'

/** The store's separate surcharge: unpaid with a pay link, closed, paid, or the surcharge that this order paid. */
export function SurchargePanel({ order }: { order: Order }) {
  const paths = usePaths()
  const language = useLocale()
  const t = useTranslations('orders')
  const state = surchargeState(order)
  const related = order.relatedOrderId
  if (state === 'none') return null
  if (state === 'paid_to') {
    const text = t(order.totalDue > 0 ? 'surcharge_pays_for' : 'surcharge_paid_to', { id: related ?? '' })
    return (
      <Panel title={t('surcharge')}>
        <RelatedLink href={paths.order(related ?? '')} text={text} />
      </Panel>
    )
  }
  return (
    <Panel title={t('surcharge')}>
      <div className="grid gap-4">
        {state === 'unpaid' && <p className="text-ink-soft">{t('surcharge_question')}</p>}
        <ul className="grid gap-2">
          {keyed(separateSurcharges(order), ({ label }) => label).map(({ key, value: { label, value } }) => (
            <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{label}</span>
              <span className="tabular-nums">
                {t('surcharge_before_tax', {
                  amount: formatMoney({ amount: value ?? 0, currency: order.currency }, language),
                })}
              </span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
          {state !== 'closed' && (
            <Badge tone={state === 'paid' ? 'success' : 'warning'}>
              {t(state === 'paid' ? 'surcharge_paid' : 'surcharge_unpaid')}
            </Badge>
          )}
          {related && <RelatedLink href={paths.order(related)} text={t('surcharge_paid_with', { id: related })} />}
          {state === 'unpaid' && (
            <ButtonLink href={paths.pay(order.gid, payPairs(order))}>{t('pay_surcharge')}</ButtonLink>
          )}
        </div>
      </div>
    </Panel>
  )
}

function payPairs(order: Order): string {
  const { amount, taxClass } = surchargeDebt(order)
  return surchargePairs({ amount: toDecimalText(amount, order.currency), orderId: order.id, taxClass })
}

function RelatedLink({ href, text }: { href: string; text: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold break-all text-accent-ink hover:underline"
    >
      {text}
    </a>
  )
}
