import { useTranslations } from 'next-intl'
import { endsWithTab } from '@/lib/browser/cart/carts'
import type { Cart } from '@/lib/domain/cart/cart'

/** Says that a cart ends with its tab, where the browser did not store it. */
export function TabCartNotice({ cart }: { cart: Pick<Cart, 'kind' | 'gid'> }) {
  const t = useTranslations('common')
  return endsWithTab(cart) && <p className="text-sm text-warning">{t('cart_ends_with_tab')}</p>
}
