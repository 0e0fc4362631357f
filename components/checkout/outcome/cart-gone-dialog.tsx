import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import type { Cart } from '@/lib/domain/cart/cart'

/** Shown when another tab has ordered or emptied the cart; links to the order whose surcharge it pays, or the store. */
export function CartGoneDialog({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout')
  const paths = usePaths()
  const { relatedOrderId } = cart
  const backHref = relatedOrderId ? paths.order(relatedOrderId) : paths.store(cart.gid)
  return (
    <ConfirmDialog
      title={t('cart_problem')}
      confirmLabel={t(relatedOrderId ? 'go_to_paid_order' : 'back_to_store')}
      onConfirm={() => location.assign(backHref)}
    >
      {t('gone_elsewhere')}
    </ConfirmDialog>
  )
}
