import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { lastOrderOf } from '@/lib/browser/orders/last-order'

/** Shown without a cart; links to an order that was just placed here. */
export function NoCartDialog({ gid }: { gid: number }) {
  const t = useTranslations('checkout')
  const paths = usePaths()
  const orderId = lastOrderOf(gid)
  return (
    <ConfirmDialog
      title={t('cart_problem')}
      confirmLabel={t('back_to_store')}
      cancelLabel={orderId ? t('go_to_order') : undefined}
      onCancel={() => location.assign(paths.order(orderId ?? ''))}
      onConfirm={() => location.assign(paths.store(gid))}
    >
      <p>{t('no_items')}</p>
      {orderId && <p className="mt-2">{t('waiting_for_payment')}</p>}
    </ConfirmDialog>
  )
}
