'use client'

import { ShoppingBag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Drawer } from '@/components/ui/dialogs/drawer'
import { Alert } from '@/components/ui/feedback/alert'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Spinner } from '@/components/ui/feedback/spinner'
import { Button } from '@/components/ui/forms/button'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { saveCart } from '@/lib/browser/cart/carts'
import { goToCheckout } from '@/lib/browser/cart/deal-cart'
import { refreshedCart } from '@/lib/domain/cart/cart-changes'
import { CartLines } from './cart-lines'
import { CartSummary } from './cart-summary'
import { useCheckedCart } from './use-checked-cart'
import { useRemoveUnavailable } from './use-remove-unavailable'

interface CartDrawerProps {
  gid: number
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
  const { cart, menu, lines, now, failed, retry } = useCheckedCart(gid)
  const dropped = useRemoveUnavailable(gid, lines)
  const today = cart && lines ? refreshedCart(cart, lines) : cart
  const checkOut = () => {
    if (today) saveCart(today)
    onClose()
    void goToCheckout(checkoutHref)
  }
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('title')}
      width={520}
      closeLabel={common('close')}
      footer={
        today &&
        menu && (
          <div className="grid gap-4">
            <CartSummary cart={today} store={menu.store} now={now} />
            <Button size="large" block onClick={checkOut}>
              {t('checkout')}
            </Button>
          </div>
        )
      }
    >
      <div className="grid gap-5">
        {menu && <p className="font-semibold">{menu.store.name}</p>}
        {dropped.length > 0 && (
          <Alert tone="warning">{cart ? t('dropped', { names: dropped.join(', ') }) : t('item_error')}</Alert>
        )}
        {failed && <RetryAlert onRetry={retry}>{t('load_failed')}</RetryAlert>}
        {menu && <CartLines gid={gid} store={menu.store} lines={lines ?? []} />}
        {!menu && !failed && <Spinner className="mx-auto my-16 size-6" />}
        {!cart && menu && (
          <EmptyState
            icon={<ShoppingBag aria-hidden className="size-7" />}
            title={t('empty')}
            text={t('empty_text')}
            action={
              <Button variant="secondary" onClick={onClose}>
                {common('close')}
              </Button>
            }
          />
        )}
      </div>
    </Drawer>
  )
}
