import { useTranslations } from 'next-intl'
import { readOrderFields } from '@/lib/contract/order-fields'
import { NO_ORDER_FIELDS, ORDER_FIELD_NAMES, ruleOf } from '@/lib/domain/codes/order-fields'
import type { OrderDetail } from './use-orders'

/** What the customer told with the order, such as a table. */
export function OrderNotes({ order }: { order: OrderDetail }) {
  const t = useTranslations('order_fields')
  const values = readOrderFields('operators', order)
  const told = ORDER_FIELD_NAMES.filter((name) => values[name] !== NO_ORDER_FIELDS[name])
  if (told.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-heading font-bold">
      {told.map((name) => (
        <div key={name} className="flex gap-2">
          <dt>{t(ruleOf(name).label)}</dt>
          <dd>{ruleOf(name).type === 'flag' ? t('yes') : values[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
