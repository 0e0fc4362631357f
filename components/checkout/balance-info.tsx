'use client'

import { Coins, Gift } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/content/panel'
import { Button } from '@/components/ui/forms/button'
import { maskCode } from '@/lib/domain/account/gift-cards'
import { formatMoney } from '@/lib/domain/money/money'
import type { OpenDialog } from './checkout-dialogs'
import type { Checkout } from './use-checkout'

/** Gift card and points, if the store accepts them. */
export function BalanceInfo({ checkout, onOpen }: { checkout: Checkout; onOpen: (dialog: OpenDialog) => void }) {
  const language = useLocale()
  const t = useTranslations('checkout')
  const { store, quote, state, split } = checkout
  if (!quote) return null
  const money = (amount: number) => formatMoney({ amount, currency: quote.currency }, language)
  const hasPoints = store.payments.points && quote.pointsBalance > 0
  return (
    <Panel title={t('gift_card')}>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-3">
          <Gift aria-hidden className="size-5 text-accent-ink" />
          <span className="flex-1 basis-32 tabular-nums">
            {state.giftCard ? `${maskCode(state.giftCard.code)} · −${money(split.giftCardPayment)}` : t('gift_card')}
          </span>
          <Button variant="ghost" size="small" className="ms-auto min-h-11" onClick={() => onOpen('gift-card')}>
            {t(state.giftCard ? 'change' : 'use_gift_card')}
          </Button>
        </p>
        {hasPoints && (
          <p className="flex flex-wrap items-center gap-x-3">
            <Coins aria-hidden className="size-5 text-accent-ink" />
            <span className="flex-1 basis-32 tabular-nums">
              {state.pointsUsed > 0
                ? t('points_worth', { points: state.pointsUsed, amount: money(split.pointsPayment) })
                : t('points_balance', { points: quote.pointsBalance })}
            </span>
            <Button variant="ghost" size="small" className="ms-auto min-h-11" onClick={() => onOpen('points')}>
              {t(state.pointsUsed > 0 ? 'change' : 'use_points')}
            </Button>
          </p>
        )}
      </div>
    </Panel>
  )
}
