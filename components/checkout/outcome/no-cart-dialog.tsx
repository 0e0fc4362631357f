import { useTranslations } from 'next-intl'
import type { CheckoutLinks } from '@/components/checkout/checkout-links'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { lastOrderOf } from '@/lib/browser/orders/last-order'
import { fillId } from '@/lib/paths'

/** Shown without a cart; links to an order that was just placed here. */
export function NoCartDialog({ gid, links }: { gid: number; links: CheckoutLinks }) {
  const t = useTranslations('checkout')
  const orderId = lastOrderOf(gid)
  return (
    <ConfirmDialog
      open
      title={t('cart_problem')}
      confirmLabel={t('back_to_store')}
      cancelLabel={orderId ? t('go_to_order') : undefined}
      onCancel={() => location.assign(fillId(links.order, orderId ?? ''))}
      onConfirm={() => location.assign(links.store)}
    >
      <p>{t('no_items')}</p>
      {orderId && <p className="mt-2">{t('waiting_for_payment')}</p>}
    </ConfirmDialog>
  )
}
