import { ShoppingBag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Button } from '@/components/ui/forms/button'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import type { Id } from '@/lib/domain/codes/id'
import { CartContents } from './cart-contents'
import { CartFooter } from './cart-footer'
import { useOpenCart } from './use-open-cart'

interface CartDrawerProps {
  gid: Id
  checkoutHref: string
  onClose: () => void
}

/** The cart of one store; loaded on first use. */
export function CartDrawer(props: CartDrawerProps) {
  return (
    <LazyMessages namespaces={['cart', 'store', 'deal', 'common']}>
      <LoadedDrawer {...props} />
    </LazyMessages>
  )
}

function LoadedDrawer({ gid, checkoutHref, onClose }: CartDrawerProps) {
  const [t, common] = [useTranslations('cart'), useTranslations('common')]
  const open = useOpenCart(gid, checkoutHref)
  const { cart, today, menu } = open
  const checkOut = () => {
    onClose()
    open.checkOut()
  }
  return (
    <Dialog
      side
      onClose={onClose}
      title={t('title')}
      width={520}
      closeLabel={common('close')}
      footer={today && menu && <CartFooter open={open} onCheckout={checkOut} />}
    >
      <div className="grid gap-5">
        {menu && <p className="font-semibold">{menu.store.name}</p>}
        <CartContents gid={gid} open={open} />
        {!cart && menu && (
          <EmptyState
            icon={<ShoppingBag aria-hidden className="size-7" />}
            title={t('empty')}
            text={t('empty_text')}
            action={
              <Button variant="secondary" onClick={onClose}>
                {t('to_menu')}
              </Button>
            }
          />
        )}
      </div>
    </Dialog>
  )
}
