import { useTranslations } from 'next-intl'
import { Reorder } from '@/components/orders/actions/reorder'
import { PayLink } from '@/components/orders/pay-link'
import { ButtonLink } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { fetchOrder } from '@/lib/browser/orders/fetch-orders'
import { canReorder, dealToReorder } from '@/lib/domain/orders/order-rules'
import type { OrderRow } from '@/lib/domain/orders/orders'

/** The action of an order in a list: pay it, or order it again. */
export function RowAction({ row }: { row: OrderRow }) {
  const t = useTranslations('orders')
  const paths = usePaths()
  const which = <span className="sr-only">{`#${row.id}`}</span>
  const deal = dealToReorder(row)
  if (deal !== null) {
    return (
      <ButtonLink href={paths.deal(deal)} variant="secondary" size="small">
        {t('reorder')} {which}
      </ButtonLink>
    )
  }
  if (canReorder(row) && row.gid !== null) {
    return (
      <Reorder load={() => fetchOrder(row.id)} gid={row.gid} variant="secondary" size="small">
        {which}
      </Reorder>
    )
  }
  return <PayLink row={row} />
}
