import { useTranslations } from 'next-intl'
import type { CheckoutLinks } from '@/components/checkout/checkout-links'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import type { Cart } from '@/lib/domain/cart/cart'
import { fillId } from '@/lib/paths'

/** Shown when another tab has ordered or emptied the cart; links to the order whose surcharge it pays, or the store. */
export function CartGoneDialog({ cart, links }: { cart: Cart; links: CheckoutLinks }) {
  const t = useTranslations('checkout')
  const { relatedOrderId } = cart
  const backHref = relatedOrderId ? fillId(links.order, relatedOrderId) : links.store
  return (
    <ConfirmDialog
      open
      title={t('cart_problem')}
      confirmLabel={t(relatedOrderId ? 'go_to_paid_order' : 'back_to_store')}
      onConfirm={() => location.assign(backHref)}
    >
      {t('gone_elsewhere')}
    </ConfirmDialog>
  )
}
