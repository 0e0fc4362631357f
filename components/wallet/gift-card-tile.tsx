import { useLocale, useTranslations } from 'next-intl'
import { GiftCardFace } from '@/components/payment-fields/gift-card-face'
import { Button } from '@/components/ui/forms/button'
import { timeNow } from '@/lib/browser/clock'
import { type GiftCard, giftCardState, maskCode } from '@/lib/domain/account/gift-cards'
import { formatMoney } from '@/lib/domain/money/money'
import { SecretCode } from './secret-code'
import { TakeBack } from './take-back'

interface GiftCardTileProps {
  card: GiftCard
  onDetails: () => void
  onTransfer: () => void
}

/** The face of a card; below it its code, its original value once some of it is spent, and its actions. */
export function GiftCardTile({ card, onDetails, onTransfer }: GiftCardTileProps) {
  const language = useLocale()
  const t = useTranslations('assets')
  const which = <span className="sr-only">{maskCode(card.code)}</span>
  return (
    <article
      aria-label={`${card.storeName} ${maskCode(card.code)}`}
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-3 shadow-card"
    >
      <GiftCardFace card={card} />
      <div className="grid flex-1 content-start gap-1 px-1">
        <SecretCode code={card.code} />
        {card.bookValue !== card.balance && (
          <dl className="flex items-baseline justify-between gap-4 text-sm text-ink-soft">
            <dt>{t('book_value')}</dt>
            <dd className="money font-semibold">
              {formatMoney({ amount: card.bookValue, currency: card.currency }, language)}
            </dd>
          </dl>
        )}
        {card.waitsFor !== null && (
          <p className="text-sm break-words text-ink-soft">{t('waiting_for', { email: card.waitsFor })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className="flex-1" onClick={onDetails}>
          {t('details')} {which}
        </Button>
        {card.waitsFor !== null && <TakeBack code={card.code}>{which}</TakeBack>}
        {giftCardState(card, new Date(timeNow())) === 'good' && (
          <Button variant="soft" className="flex-1" onClick={onTransfer}>
            {t('transfer')} {which}
          </Button>
        )}
      </div>
    </article>
  )
}
