import { useTranslations } from 'next-intl'
import { Reorder } from '@/components/orders/actions/reorder'
import { PayLink } from '@/components/orders/pay-link'
import { ButtonLink } from '@/components/ui/forms/button'
import { fetchOrder } from '@/lib/browser/orders/orders'
import { canReorder, dealToReorder } from '@/lib/domain/orders/order-rules'
import type { OrderRow } from '@/lib/domain/orders/orders'
import { fillGid, fillId } from '@/lib/paths'

/** Templates: `{id}` is replaced by the order's or the deal's id, `{gid}` by the store's. */
export interface RowLinks {
  pay: string
  store: string
  deal: string
}

/** What can be done with an order in a list: pay it, or order it again. */
export function RowAction({ row, links }: { row: OrderRow; links: RowLinks }) {
  const t = useTranslations('orders')
  const which = <span className="sr-only">#{row.id}</span>
  const deal = dealToReorder(row)
  if (deal !== null) {
    return (
      <ButtonLink href={fillId(links.deal, `${deal}`)} variant="secondary" size="small">
        {t('reorder')} {which}
      </ButtonLink>
    )
  }
  if (canReorder(row) && row.gid !== null) {
    return (
      <Reorder
        load={() => fetchOrder(row.id)}
        storeHref={fillGid(links.store, row.gid)}
        variant="secondary"
        size="small"
      >
        {which}
      </Reorder>
    )
  }
  return <PayLink row={row} href={links.pay} />
}
