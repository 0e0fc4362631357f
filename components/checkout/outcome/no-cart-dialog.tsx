import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { lastOrderOf } from '@/lib/browser/orders/last-order'

interface NoCartDialogProps {
  /** null: there is no such store */
  gid: number | null
}

/** Shown without a cart; links to an order that was just placed here. */
export function NoCartDialog({ gid }: NoCartDialogProps) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const paths = usePaths()
  const orderId = gid === null ? null : lastOrderOf(gid)
  return (
    <ConfirmDialog
      title={t('cart_problem')}
      confirmLabel={gid === null ? common('back_to_home') : t('back_to_store')}
      cancelLabel={orderId ? t('go_to_order') : undefined}
      onCancel={() => location.assign(paths.order(orderId ?? ''))}
      onConfirm={() => location.assign(gid === null ? paths.home() : paths.store(gid))}
    >
      <p>{t('no_items')}</p>
      {orderId && <p className="mt-2">{t('waiting_for_payment')}</p>}
    </ConfirmDialog>
  )
}
