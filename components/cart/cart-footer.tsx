import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/forms/button'
import { CartSummary } from './cart-summary'
import type { OpenCart } from './use-open-cart'

export function CartFooter({ open, onCheckout }: { open: OpenCart; onCheckout: () => void }) {
  const t = useTranslations('cart')
  const { today, menu, now } = open
  if (!today || !menu) return null
  return (
    <div className="grid gap-4">
      <CartSummary cart={today} store={menu.store} now={now} />
      <Button size="large" block onClick={onCheckout}>
        {t('checkout')}
      </Button>
    </div>
  )
}
