import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { timeNow } from '@/lib/browser/clock'
import { canPayWith, type SavedCard } from '@/lib/domain/payment/saved-cards'
import { SavedCardName } from './saved-card-name'

interface SavedCardChoicesProps {
  cards: readonly SavedCard[]
  /** null: another card */
  chosen: SavedCard | null
  onChoose: (card: SavedCard | null) => void
}

const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-control border border-line-strong px-4 py-2 text-start font-semibold enabled:hover:bg-sunken disabled:text-ink-faint aria-pressed:border-accent aria-pressed:bg-accent-soft'

/** The saved cards, and another one below them. An expired card cannot be chosen. */
export function SavedCardChoices({ cards, chosen, onChoose }: SavedCardChoicesProps) {
  const t = useTranslations('payment')
  return (
    <ul className="grid gap-2" aria-label={t('saved_cards')}>
      {cards.map((card) => (
        <li key={card.ref}>
          <button
            type="button"
            aria-pressed={chosen?.ref === card.ref}
            disabled={!canPayWith(card, new Date(timeNow()))}
            onClick={() => onChoose(card)}
            className={ROW}
          >
            <span className="min-w-0 flex-1">
              <SavedCardName card={card} />
            </span>
            {chosen?.ref === card.ref && <Check aria-hidden className="size-5 shrink-0 text-accent-ink" />}
          </button>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => onChoose(null)} className={ROW}>
          {t('other_card')}
        </button>
      </li>
    </ul>
  )
}
