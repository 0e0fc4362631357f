import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/content/picture'
import { Badge } from '@/components/ui/feedback/badge'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import { timeNow } from '@/lib/browser/clock'
import { type GiftCard, giftCardState } from '@/lib/domain/account/gift-cards'
import { formatMoney } from '@/lib/domain/money/money'

/** Grey when nothing is left on it. May be inside a button. */
export function GiftCardFace({ card }: { card: GiftCard }) {
  const language = useLocale()
  const t = useTranslations('assets')
  const time = usePlaceTime()
  const state = giftCardState(card, new Date(timeNow()))
  const isOver = state === 'spent' || state === 'expired'
  return (
    <span
      style={card.colour && !isOver ? { backgroundColor: card.colour } : undefined}
      className={`flex min-h-46 flex-col justify-between gap-6 rounded-control p-4 ${isOver ? 'bg-sunken text-ink-soft' : 'bg-accent bg-linear-to-br from-transparent from-40% to-black/20 text-on-accent'}`}
    >
      <span className="flex items-start gap-3">
        <Picture src={card.storeLogo} alt="" sizes="48px" className="size-11 shrink-0 rounded-control bg-transparent" />
        <span className="min-w-0 flex-1 self-center leading-snug font-bold">{card.storeName}</span>
        {state !== 'good' && <Badge tone={state === 'expired' ? 'warning' : 'neutral'}>{t(state)}</Badge>}
      </span>
      <span className="grid gap-1">
        <span>
          <span className="block text-sm">{t('balance')}</span>
          <span className="block money text-3xl leading-tight font-extrabold">
            {formatMoney({ amount: card.balance, currency: card.currency }, language)}
          </span>
        </span>
        <span className="text-sm tabular-nums">
          {card.expiresAt ? t('expires', { date: time.day(card.expiresAt) }) : t('never_expires')}
        </span>
      </span>
    </span>
  )
}
