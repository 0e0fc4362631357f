'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/content/picture'
import { Badge } from '@/components/ui/feedback/badge'
import { Button } from '@/components/ui/forms/button'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import { type GiftCard, giftCardState, maskCode } from '@/lib/domain/account/gift-cards'
import { formatMoney } from '@/lib/domain/money/money'
import { SecretCode } from './secret-code'
import { TakeBack } from './take-back'

interface GiftCardTileProps {
  card: GiftCard
  onDetails: () => void
  onTransfer: () => void
}

/** Store, balance, book value, expiry and masked code, with the card's actions. */
export function GiftCardTile({ card, onDetails, onTransfer }: GiftCardTileProps) {
  const language = useLocale()
  const t = useTranslations('assets')
  const time = usePlaceTime()
  const state = giftCardState(card, new Date())
  const money = (amount: number) => formatMoney({ amount, currency: card.currency }, language)
  const which = <span className="sr-only">{maskCode(card.code)}</span>
  return (
    <article
      aria-label={`${card.storeName} ${maskCode(card.code)}`}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <div className="flex items-center gap-3 bg-accent-soft px-5 py-4">
        <Picture src={card.storeLogo} alt="" sizes="48px" className="size-12 shrink-0 rounded-control" />
        <h2 className="min-w-0 flex-1 text-base font-bold text-ink">{card.storeName}</h2>
        {state !== 'good' && <Badge tone={state === 'expired' ? 'warning' : 'neutral'}>{t(state)}</Badge>}
      </div>
      <div className="grid flex-1 content-start gap-4 px-5 pt-5 pb-3">
        <dl className="grid grid-cols-[1fr_auto] items-end gap-4">
          <div>
            <dt className="text-sm text-ink-faint">{t('balance')}</dt>
            <dd className="text-2xl leading-tight money font-extrabold">{money(card.balance)}</dd>
          </div>
          <div className="text-end">
            <dt className="text-sm text-ink-faint">{t('book_value')}</dt>
            <dd className="money font-semibold text-ink-soft">{money(card.bookValue)}</dd>
          </div>
        </dl>
        <p className="text-sm tabular-nums text-ink-soft">
          {card.expiresAt ? t('expires', { date: time.day(card.expiresAt) }) : t('never_expires')}
        </p>
        <SecretCode code={card.code} />
        {card.waitsFor !== null && (
          <p className="text-sm break-words text-ink-soft">{t('waiting_for', { email: card.waitsFor })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line px-5 py-3">
        <Button variant="secondary" className="flex-1" onClick={onDetails}>
          {t('details')} {which}
        </Button>
        {card.waitsFor !== null && <TakeBack code={card.code}>{which}</TakeBack>}
        {state === 'good' && (
          <Button variant="soft" className="flex-1" onClick={onTransfer}>
            {t('transfer')} {which}
          </Button>
        )}
      </div>
    </article>
  )
}
