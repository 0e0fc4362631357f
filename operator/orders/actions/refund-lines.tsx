import { useLocale, useTranslations } from 'next-intl'
import { QuantityStepper } from '@/components/ui/forms/quantity-stepper'
import { withNames } from '@/lib/domain/languages/joined-text'
import { useText } from '@/operator/layout/use-text'
import type { OrderDetail } from '@/operator/orders/use-orders'

interface RefundLinesProps {
  order: OrderDetail
  /** quantity by the id of a line */
  chosen: Record<number, number>
  onChange: (chosen: Record<number, number>) => void
}

/** How many of each line go back. */
export function RefundLines({ order, chosen, onChange }: RefundLinesProps) {
  const [t, language] = [useTranslations('operator'), useLocale()]
  const textOf = useText()
  const lines = order.lines.map(({ id, names, quantity }) => ({ id, name: textOf(names), quantity }))
  return (
    <ul className="grid gap-2">
      {lines.map(({ id, name, quantity }) => (
        <li key={id} className="flex items-center justify-between gap-3">
          <span>{name}</span>
          <QuantityStepper
            labels={{
              decrease: withNames({ name }, language, (names) => t('fewer', names)),
              increase: withNames({ name }, language, (names) => t('more', names)),
              quantity: withNames({ name }, language, (names) => t('quantity_of', names)),
            }}
            value={chosen[id] ?? 0}
            min={0}
            max={quantity}
            onChange={(next) => onChange({ ...chosen, [id]: next })}
          />
        </li>
      ))}
    </ul>
  )
}
