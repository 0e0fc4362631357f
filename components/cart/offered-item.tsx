import { Plus } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/content/picture'
import { formatMoney } from '@/lib/domain/money/money'
import type { Product } from '@/lib/domain/stores/menu'

interface OfferedItemProps {
  product: Product
  currency: string
  /** false: a line of text, since not each of the items beside it has a picture */
  isPictured: boolean
  /** false: only arrow keys lead to it */
  isTabStop: boolean
  onFocus: () => void
  onAdd: () => void
}

/** An item that goes with a cart, with a plus that adds one of it. */
export function OfferedItem({
  product: { name, picture, price },
  currency,
  isPictured,
  isTabStop,
  onFocus,
  onAdd,
}: OfferedItemProps) {
  const language = useLocale()
  const t = useTranslations('store')
  const plus = (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      aria-label={t('add_one', { name })}
      // the second press of a double click meets what has moved up
      onClick={(event) => event.detail < 2 && onAdd()}
      className="group grid size-11 shrink-0 place-items-center rounded-full text-accent-ink"
    >
      <span className="grid size-9 place-items-center rounded-full border border-line bg-surface shadow-card group-hover:bg-accent-soft">
        <Plus aria-hidden className="size-4.5" />
      </span>
    </button>
  )
  const words = (
    <>
      <p className="line-clamp-2 text-sm leading-snug font-semibold">{name}</p>
      <p className="money text-sm">{formatMoney({ amount: price, currency }, language)}</p>
    </>
  )
  if (!isPictured) {
    return (
      <li className="flex items-center gap-3 border-b border-line py-1 last:border-0">
        <div className="grid min-w-0 flex-1 gap-0.5">{words}</div>
        {plus}
      </li>
    )
  }
  return (
    <li className="grid content-start gap-1">
      <div className="relative mb-0.5">
        <Picture src={picture} alt="" sizes="160px" className="aspect-4/3 rounded-control" />
        <div className="absolute end-0 bottom-0">{plus}</div>
      </div>
      {words}
    </li>
  )
}
