import { useTranslations } from 'next-intl'
import type { OrderedThing } from '@/lib/domain/orders/orders'

const SHOWN = 2

/** What was ordered, in a line: the first two and how many more there are. */
export function OrderedNames({ items }: { items: readonly OrderedThing[] }) {
  const t = useTranslations('orders')
  const names = items.slice(0, SHOWN).map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  const more = items.length - names.length
  return (
    <p className="line-clamp-2 text-sm text-ink-soft">
      {[...names, ...(more > 0 ? [t('items_more', { count: more })] : [])].join(' · ')}
    </p>
  )
}
