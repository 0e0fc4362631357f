import { useTranslations } from 'next-intl'
import { QuantityStepper } from '@/components/ui/forms/quantity-stepper'
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
  const t = useTranslations('operator')
  const textOf = useText()
  const lines = order.lines.map(({ id, names, quantity }) => ({ id, name: textOf(names), quantity }))
  return (
    <ul className="grid gap-2">
      {lines.map(({ id, name, quantity }) => (
        <li key={id} className="flex items-center justify-between gap-3">
          <span>{name}</span>
          <QuantityStepper
            labels={{
              decrease: t('fewer', { name }),
              increase: t('more', { name }),
              quantity: t('quantity_of', { name }),
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
