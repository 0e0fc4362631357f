import { Coins, Gift, type LucideIcon } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { OpenDialog } from '@/components/checkout/dialog-props'

import type { Checkout } from '@/components/checkout/state/use-checkout'
import { maskCode } from '@/lib/domain/account/gift-cards'
import { formatMoney } from '@/lib/domain/money/money'

/** Gift card and points, if platform and store have them: each row opens its dialog. */
export function BalanceRows({ checkout, onOpen }: { checkout: Checkout; onOpen: (dialog: OpenDialog) => void }) {
  const language = useLocale()
  const t = useTranslations('checkout')
  const { store, quote, state, split, hasGiftCards } = checkout
  const money = (amount: number) => formatMoney({ amount, currency: store.currency }, language)
  const { giftCard, pointsUsed } = state
  const balance = quote?.pointsBalance ?? 0
  const hasPoints = store.payments.points && balance > 0
  if (!hasGiftCards && !hasPoints) return null
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
}

function Row({ icon: Icon, label, detail, onPress }: RowProps) {
  const id = useId()
  return (
    <button
      type="button"
      aria-labelledby={id}
      aria-describedby={`${id}-detail`}
      onClick={onPress}
      className="-mx-2 flex min-h-12 items-center gap-3 rounded-control px-2 py-1.5 text-start hover:bg-sunken"
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
      <span aria-hidden className="icon-chevron size-5 -rotate-90 text-ink-faint" />
    </button>
  )
}
