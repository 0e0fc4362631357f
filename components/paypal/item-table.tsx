import { useLocale, useTranslations } from 'next-intl'
import { optionNames } from '@/components/payment-fields/ordered-items'
import { listText } from '@/lib/domain/languages/joined-text'
import { formatMoney } from '@/lib/domain/money/money'
import { keyed } from '@/lib/domain/orders/keyed'
import type { OrderItem } from '@/lib/domain/orders/orders'

/** The items; on a phone quantity and price are below the name. */
export function ItemTable({ items, currency }: { items: OrderItem[]; currency: string }) {
  const language = useLocale()
  const t = useTranslations('paypal')
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  return (
    <table className="w-full border-collapse text-start">
      <thead className="text-sm text-ink-soft">
        <tr className="border-b border-line">
          <th className="py-2 text-start font-semibold">{t('item')}</th>
          <th className="px-3 py-2 text-end font-semibold max-sm:hidden">{t('quantity')}</th>
          <th className="px-3 py-2 text-end font-semibold max-sm:hidden">{t('price')}</th>
          <th className="py-2 text-end font-semibold">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {keyed(items, ({ pid }) => `${pid}`).map(({ key, value: item }) => (
          <tr key={key} className="border-b border-line align-top">
            <td className="py-3 pe-3">
              <span className="font-semibold">{item.name}</span>
              {item.options.length > 0 && (
                <span className="block text-sm text-ink-soft">{listText(optionNames(item.options), language)}</span>
              )}
              <span className="money block text-sm text-ink-faint sm:hidden">
                {`${item.quantity} × ${money(item.unitPrice)}`}
              </span>
            </td>
            <td className="px-3 py-3 text-end tabular-nums max-sm:hidden">{item.quantity}</td>
            <td className="money px-3 py-3 text-end max-sm:hidden">{money(item.unitPrice)}</td>
            <td className="money py-3 text-end font-semibold">{money(item.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
