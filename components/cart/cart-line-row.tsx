import { Trash2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/content/picture'
import { QuantityStepper } from '@/components/ui/forms/quantity-stepper'
import type { CheckedLine } from '@/lib/domain/cart/cart-changes'
import { chosenNames, maxQuantityOf } from '@/lib/domain/cart/menu-selection'
import { listText, withNames } from '@/lib/domain/languages/joined-text'
import { formatMoney } from '@/lib/domain/money/money'

interface CartLineRowProps {
  one: CheckedLine
  currency: string
  /** false where no line has a picture */
  isPictured: boolean
  onChange: (quantity: number) => void
}

/** A dish in the cart with its choices, its changes and its quantity. */
export function CartLineRow({ one, currency, isPictured, onChange }: CartLineRowProps) {
  const language = useLocale()
  const [t, store] = [useTranslations('cart'), useTranslations('store')]
  const note = useChangeNote(one, currency)
  if (one.state === 'gone') return null
  const { line, product, price } = one
  const { name } = product
  return (
    <li className="flex gap-3.5 border-b border-line pb-4 last:border-0 last:pb-0">
      {isPictured && product.picture && (
        <Picture src={product.picture} alt="" sizes="64px" className="size-16 shrink-0 rounded-control" />
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex items-start justify-between gap-3">
          <p className="font-semibold">{name}</p>
          <p className="font-semibold money">{formatMoney({ amount: price * line.qty, currency }, language)}</p>
        </div>
        <p className="text-sm text-ink-soft empty:hidden">
          {listText(chosenNames(product.optionGroups, line.options), language)}
        </p>
        {note && <p className="text-sm font-semibold text-warning">{note}</p>}
        <div className="flex items-center justify-between gap-2 pt-1">
          <QuantityStepper
            value={line.qty}
            max={Math.max(maxQuantityOf(product), line.qty)}
            labels={{
              quantity: store('quantity_of', { name }),
              decrease: store('decrease', { name }),
              increase: store('increase', { name }),
            }}
            onChange={onChange}
          />
          <button
            type="button"
            aria-label={withNames({ name }, language, (names) => t('remove', names))}
            onClick={() => onChange(0)}
            className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-danger"
          >
            <Trash2 aria-hidden className="size-5" />
          </button>
        </div>
      </div>
    </li>
  )
}

function useChangeNote(one: CheckedLine, currency: string): string | null {
  const language = useLocale()
  const [t, store] = [useTranslations('cart'), useTranslations('store')]
  switch (one.state) {
    case 'gone':
      return t('gone')
    case 'sold_out':
      return one.product.stock ? t('left', { count: one.product.stock }) : t('sold_out')
    case 'not_now':
      return store('not_available')
    case 'price':
      return t('price_was', { price: formatMoney({ amount: one.line.pc, currency }, language) })
    case 'same':
      return null
  }
}
