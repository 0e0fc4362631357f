import type { useTranslations } from 'next-intl'
import type { OrderedThing } from '@/lib/domain/orders/orders'

/** What was ordered in a line of a list, with its quantity if there are several. */
export function orderedText({ name, quantity }: OrderedThing, t: ReturnType<typeof useTranslations<'orders'>>): string {
  return quantity > 1 ? t('ordered_item', { name, quantity: `${quantity}` }) : name
}
