import { useLocale, useTranslations } from 'next-intl'
import { orderedText } from '@/components/orders/ordered-text'
import { StatusBadge } from '@/components/orders/status-badge'
import { useOrderTime } from '@/components/orders/use-order-time'
import { Picture } from '@/components/ui/content/picture'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { isParcel, orderFulfilmentName } from '@/lib/domain/codes/fulfilment-method'
import { listText } from '@/lib/domain/languages/joined-text'
import { formatMoney } from '@/lib/domain/money/money'
import { openFirst } from '@/lib/domain/orders/order-rules'
import type { OrderedThing, OrderRow } from '@/lib/domain/orders/orders'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { RowAction } from './row-action'

/** The store with the order's id under it, then type, date, amount and status. */
const COLUMNS =
  'md:grid md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,1fr)_5.5rem_8.5rem_6rem_9rem] xl:grid-cols-[minmax(0,1fr)_6.5rem_11rem_7.5rem_13.5rem]'
const CELL = 'md:row-span-2 md:row-start-1 md:px-3 md:py-4'
const END = 'max-md:justify-self-end max-md:text-end'

/** One row per order, open ones first; on a phone each row is a card with the same facts. */
export function OrderTable({ rows }: { rows: OrderRow[] }) {
  const language = useLocale()
  const t = useTranslations('orders')
  const paths = usePaths()
  const time = useOrderTime()
  const columns = [t('order_id'), t('order_type'), t('store_name'), t('order_date'), t('order_amount'), t('status')]
  const typeOf = (row: OrderRow) => {
    const name = orderFulfilmentName({ ...row, isParcel: isParcel(row.items) })
    // vouchers, gift cards and amounts: nothing is handed over
    return name && name !== 'freeShipping' && t(`types.${name}`)
  }
  return (
    <table className="block w-full text-start md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface md:shadow-card">
      <thead className="block bg-sunken text-sm max-md:sr-only">
        <tr className={COLUMNS}>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="px-3 py-3 text-start font-semibold text-ink-soft first:sr-only nth-3:order-first"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block max-md:grid max-md:gap-3">
        {openFirst(rows).map((row) => (
          <tr
            key={row.id}
            className={`${COLUMNS} max-md:relative max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-4 max-md:gap-y-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-4 max-md:shadow-card md:border-t md:border-line md:hover:bg-sunken/60`}
          >
            <td className="max-md:order-3 max-md:col-span-2 md:col-start-1 md:row-start-2 md:ps-17 md:pe-3 md:pb-4">
              <OrderLink id={row.id} href={paths.order(row.id)} />
            </td>
            <td className={`${CELL} ${END} text-sm text-ink-soft max-md:order-5`}>{typeOf(row)}</td>
            <td className="max-md:order-1 md:col-start-1 md:row-start-1 md:px-3 md:pt-4">
              <div className="flex gap-3">
                <Picture src={row.storeLogo} alt="" sizes="48px" className="size-11 shrink-0 rounded-control" />
                <div className="grid min-w-0 content-center gap-0.5">
                  <p className="font-semibold">{row.storeName}</p>
                  {row.items.length > 0 && <OrderedNames items={row.items} />}
                </div>
              </div>
            </td>
            <td className={`${CELL} text-sm tabular-nums text-ink-soft max-md:order-4`}>{time.text(row)}</td>
            <td className={`${CELL} ${END} money font-semibold max-md:order-2 max-md:self-start`}>
              {formatMoney(row.amount, language)}
            </td>
            <td className={`${CELL} break-keep max-md:order-6 max-md:col-span-2`}>
              <div className="flex flex-wrap items-center justify-between gap-2 md:grid md:justify-items-start">
                <StatusBadge order={row} />
                <span className="relative z-1 whitespace-nowrap empty:hidden">
                  <RowAction row={row} />
                </span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OrderLink({ id, href }: { id: string; href: string }) {
  const short = shortNumber(id)
  return (
    <a
      href={href}
      className="text-sm tabular-nums text-ink-soft underline-offset-4 hover:underline max-md:after:absolute max-md:after:inset-0 max-md:after:rounded-card"
    >
      <b className="font-semibold whitespace-nowrap text-ink">{short}</b>
      {short && ' '}
      <span className={`break-all ${short ? 'text-xs max-md:sr-only' : ''}`}>{id}</span>
    </a>
  )
}

const SHOWN = 2

function OrderedNames({ items }: { items: readonly OrderedThing[] }) {
  const [t, language] = [useTranslations('orders'), useLocale()]
  const names = items.slice(0, SHOWN).map((item) => orderedText(item, t))
  const more = items.length - names.length
  return (
    <div className="text-sm text-ink-soft">
      <p className="line-clamp-2">{listText(names, language)}</p>
      {more > 0 && <p>{t('items_more', { count: more })}</p>}
    </div>
  )
}
