import { CARD_TYPES, type CardType } from '@/lib/domain/payment/cards'

/** Neutral, no issuer's logo. */
const LETTERS: Record<CardType, string> = {
  1: 'VISA',
  2: 'MC',
  3: 'AMEX',
  4: 'DISC',
  5: 'UP',
  6: 'JCB',
  7: 'MAE',
}
const TYPES = Object.keys(CARD_TYPES).map(Number) as CardType[]

/** The cards that are taken; once one is recognised, the others step back. */
export function CardMarks({ recognised }: { recognised: CardType | null }) {
  return (
    <span aria-hidden className="flex flex-wrap gap-1">
      {TYPES.map((type) => (
        <span
          key={type}
          className={`grid h-6 w-9 place-items-center rounded-[0.25rem] border border-line bg-surface text-[0.625rem] leading-none font-bold tracking-tight text-ink-soft transition-opacity duration-150 ${recognised !== null && recognised !== type ? 'opacity-30' : ''}`}
        >
          {LETTERS[type]}
        </span>
      ))}
    </span>
  )
}
