import { useTranslations } from 'next-intl'
import { timeNow } from '@/lib/browser/clock'
import { canPayWith, expiryOf, type SavedCard } from '@/lib/domain/payment/saved-cards'

/** Names a card as “Visa ending in 4242 · 08/29”; an expired card says so instead. */
export function SavedCardName({ card }: { card: SavedCard }) {
  const t = useTranslations('payment')
  const name = t('ends_in', { type: card.brand || t('card'), last: card.lastFour })
  const end = canPayWith(card, new Date(timeNow())) ? expiryOf(card) : t('expired')
  return (
    <span key={name + end}>
      {name} <span className="font-normal">{`· ${end}`}</span>
    </span>
  )
}
