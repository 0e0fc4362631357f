import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/forms/button'
import { CartSubtotal } from './cart-subtotal'
import type { OpenCart } from './use-open-cart'

/** Low, since it stays in view below the lines. */
export function CartFooter({ open, onCheckout }: { open: OpenCart; onCheckout: () => void }) {
  const t = useTranslations('cart')
  const { today, menu } = open
  if (!today || !menu) return null
  return (
    <div className="flex items-center justify-between gap-4">
      <CartSubtotal cart={today} currency={menu.store.currency} />
      <Button size="large" className="max-w-60 flex-1" onClick={onCheckout}>
        {t('checkout')}
      </Button>
    </div>
  )
}
