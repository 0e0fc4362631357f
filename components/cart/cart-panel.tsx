import { useTranslations } from 'next-intl'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import type { Id } from '@/lib/domain/codes/id'
import { CartContents } from './cart-contents'
import { CartFooter } from './cart-footer'
import { useOpenCart } from './use-open-cart'

interface CartPanelProps {
  gid: Id
  checkoutHref: string
}

/** The content of the cart's column; loaded when there is something in the cart. */
export function CartPanel(props: CartPanelProps) {
  return (
    <LazyMessages namespaces={['cart', 'store', 'deal', 'common']}>
      <LoadedPanel {...props} />
    </LazyMessages>
  )
}

function LoadedPanel({ gid, checkoutHref }: CartPanelProps) {
  const t = useTranslations('cart')
  const open = useOpenCart(gid, checkoutHref)
  return (
    <>
      <div className="grid min-h-0 content-start gap-5 overflow-y-auto">
        <CartContents gid={gid} open={open} />
        {!open.cart && open.menu && <p className="text-sm text-ink-soft">{t('empty_text')}</p>}
      </div>
      {open.cart && (
        <div className="cart-foot">
          <CartFooter open={open} onCheckout={open.checkOut} />
        </div>
      )}
    </>
  )
}
