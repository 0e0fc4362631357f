import { Coins, Gift, type LucideIcon } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import type { OpenDialog } from '@/components/checkout/dialog-props'

import type { Checkout } from '@/components/checkout/state/use-checkout'
import { Button } from '@/components/ui/forms/button'
import { maskCode } from '@/lib/domain/account/gift-cards'
import { maxPoints, pointsValue } from '@/lib/domain/checkout/payment-split'
import { formatMoney } from '@/lib/domain/money/money'

/** Gift card and points, if platform and store have them: each row opens its dialog. */
export function BalanceRows({ checkout, onOpen }: { checkout: Checkout; onOpen: (dialog: OpenDialog) => void }) {
  const language = useLocale()
  const t = useTranslations('checkout')
  const { store, quote, state, split, tips, hasGiftCards } = checkout
  const money = (amount: number) => formatMoney({ amount, currency: store.currency }, language)
  const { giftCard, pointsUsed } = state
  const balance = quote?.pointsBalance ?? 0
  const hasPoints = store.payments.points && balance > 0
  if (!hasGiftCards && !hasPoints) return null
  const total = (quote?.grandTotal ?? 0) + (tips ?? 0) - split.giftCardPayment
  const most = maxPoints(balance, total, store.pointsPerUnit, store.currency)
  const worth = pointsValue(most, store.pointsPerUnit, store.currency)
  return (
    <div className="mt-3 grid border-t border-line pt-1 -mb-2 sm:mt-4 sm:pt-2">
      {hasGiftCards && (
        <Row
          icon={Gift}
          label={t(giftCard ? 'change_gift_card' : 'use_gift_card')}
          detail={giftCard ? `${maskCode(giftCard.code)} · −${money(split.giftCardPayment)}` : ''}
          onPress={() => onOpen('gift-card')}
        />
      )}
      {hasPoints && (
        <Row
          icon={Coins}
          label={t(pointsUsed > 0 ? 'change_points' : 'use_points')}
          detail={
            pointsUsed > 0
              ? t('points_worth', { points: pointsUsed, amount: money(split.pointsPayment) })
              : t('points_balance', { points: balance })
          }
          onPress={() => onOpen('points')}
          action={
            most > 0 && (
              <Button
                variant={pointsUsed > 0 ? 'primary' : 'secondary'}
                size="small"
                aria-pressed={pointsUsed > 0}
                onClick={() => checkout.change({ pointsUsed: pointsUsed > 0 ? 0 : most })}
              >
                {t('use_points_worth', { amount: money(pointsUsed > 0 ? split.pointsPayment : worth) })}
              </Button>
            )
          }
        />
      )}
    </div>
  )
}

interface RowProps {
  icon: LucideIcon
  label: string
  /** may be empty */
  detail: string
  onPress: () => void
  /** beside the row */
  action?: ReactNode
}

function Row({ icon: Icon, label, detail, onPress, action }: RowProps) {
  const id = useId()
  return (
    <div className={`-ms-2 flex items-center gap-2 ${action ? '' : '-me-2'}`}>
      <button
        type="button"
        aria-labelledby={id}
        aria-describedby={`${id}-detail`}
        onClick={onPress}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1.5 text-start hover:bg-sunken"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
        <span className="min-w-0 flex-1">
          <span id={id} className="block font-semibold">
            {label}
          </span>
          <span id={`${id}-detail`} className="block text-sm tabular-nums text-ink-soft empty:hidden">
            {detail}
          </span>
        </span>
        {!action && <span aria-hidden className="icon-chevron size-5 -rotate-90 text-ink-faint" />}
      </button>
      {action}
    </div>
  )
}
