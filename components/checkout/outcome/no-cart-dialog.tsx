import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { fetchOrder } from '@/lib/browser/orders/fetch-orders'
import { lastOrderOf } from '@/lib/browser/orders/last-order'
import type { Id } from '@/lib/domain/codes/id'
import { orderOutcome } from '@/lib/domain/orders/order-outcome'
import { failure } from '@/lib/domain/result'
import { orderKey } from '@/lib/routes/query-keys'

interface NoCartDialogProps {
  /** null: there is no such store */
  gid: Id | null
}

/** Shown without a cart; links to an order that was just placed here, and says what became of it once that is read. */
export function NoCartDialog({ gid }: NoCartDialogProps) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const paths = usePaths()
  const orderId = gid === null ? null : lastOrderOf(gid)
  const { data: order } = useQuery({
    queryKey: orderKey(orderId ?? ''),
    queryFn: () => (orderId ? fetchOrder(orderId) : failure('not_found')),
    enabled: orderId !== null,
  })
  const outcome = order?.ok ? orderOutcome(order.value) : null
  return (
    <ConfirmDialog
      title={t('cart_problem')}
      confirmLabel={gid === null ? common('back_to_home') : t('back_to_store')}
      cancelLabel={orderId ? t('go_to_order') : undefined}
      onCancel={() => location.assign(paths.order(orderId ?? ''))}
      onConfirm={() => location.assign(gid === null ? paths.home() : paths.store(gid))}
    >
      <p>{t('no_items')}</p>
      <p role="status" className="not-empty:mt-2">
        {outcome && t(`last_order.${outcome}`)}
      </p>
    </ConfirmDialog>
  )
}
