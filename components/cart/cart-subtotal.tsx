import { useLocale, useTranslations } from 'next-intl'
import { type Cart, cartSubtotal } from '@/lib/domain/cart/cart'
import { formatMoney } from '@/lib/domain/money/money'

/** The subtotal at the prices that are displayed. */
export function CartSubtotal({ cart, currency }: { cart: Cart; currency: string }) {
  const language = useLocale()
  const t = useTranslations('cart')
  return (
    <p className="grid leading-tight">
      <span className="text-sm text-ink-soft">{t('subtotal')}</span>
      <span className="money text-lg font-bold">{formatMoney({ amount: cartSubtotal(cart), currency }, language)}</span>
    </p>
  )
}
