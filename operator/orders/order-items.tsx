import { useTranslations } from 'next-intl'
import { useMoney } from '@/operator/layout/use-money'
import { useText } from '@/operator/layout/use-text'
import type { OrderDetail } from './use-orders'

const BILL = ['goods', 'discounts', 'fees', 'taxes', 'tips'] as const

/** The items and the bill. */
export function OrderItems({ order }: { order: OrderDetail }) {
  const t = useTranslations('operator')
  const [money, textOf] = [useMoney(order.currency), useText()]
  const rows = BILL.flatMap((name): [string, number][] => {
    const amount = name === 'discounts' ? -order.bill[name] : order.bill[name]
    return amount === 0 && name !== 'goods' ? [] : [[t(`bill.${name}`), amount]]
  })
  const sums: [string, number][] = [
    [t('bill.total'), order.total],
    ...(order.refunded > 0 ? [[t('bill.refunded'), -order.refunded] as [string, number]] : []),
    ...(order.due > 0 ? [[t('bill.due'), order.due] as [string, number]] : []),
  ]
  return (
    <section
      aria-label={t('items')}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 print:rounded-none print:border-x-0 print:p-0 print:py-2"
    >
      <ul className="grid gap-3">
        {order.lines.map(({ id, quantity, names, option_names: options, amount }) => (
          <li key={id} className="grid grid-cols-[2.5rem_1fr_auto] gap-x-2">
            <span className="text-heading font-bold tabular-nums">{t('times', { quantity })}</span>
            <span className="grid">
              <span className="text-heading font-semibold">{textOf(names)}</span>
              {options.map(textOf).map((option) => (
                <span key={option} className="text-ink-soft">
                  {option}
                </span>
              ))}
            </span>
            <span className="money">{money(amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1 border-t border-line pt-3">
        {[...rows, ...sums].map(([label, amount], n) => (
          <div key={label} className={`flex justify-between gap-4 ${n < rows.length ? 'text-ink-soft' : 'font-bold'}`}>
            <dt>{label}</dt>
            <dd className="money">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
