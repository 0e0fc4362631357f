import { useTranslations } from 'next-intl'
import { endsWithTab } from '@/lib/browser/cart/carts'
import type { Cart } from '@/lib/domain/cart/cart'

/** Of a cart that the browser did not take into its storage. */
export function TabCartNotice({ cart }: { cart: Pick<Cart, 'kind' | 'gid'> }) {
  const t = useTranslations('common')
  return endsWithTab(cart) && <p className="text-sm text-warning">{t('cart_ends_with_tab')}</p>
}
