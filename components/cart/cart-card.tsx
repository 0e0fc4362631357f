import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Badge } from '@/components/ui/feedback/badge'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { Button, ButtonLink } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { saveCart } from '@/lib/browser/cart/carts'
import { changeCart } from '@/lib/browser/cart/menu-cart'
import { goToCheckout } from '@/lib/browser/cart/start-deal-checkout'
import { refreshedCart } from '@/lib/domain/cart/cart-changes'
import type { Id } from '@/lib/domain/codes/id'
import { listText } from '@/lib/domain/languages/joined-text'
import { ordering } from '@/lib/domain/stores/store-status'
import { CartConditions } from './cart-conditions'
import { CartLines } from './cart-lines'
import { CartSubtotal } from './cart-subtotal'
import { useCheckedCart } from './use-checked-cart'
import { useRemoveUnavailable } from './use-remove-unavailable'

interface CartCardProps {
  gid: Id
  onCleared: () => void
}

/** One store's cart in the list, with the changes since it was filled. */
export function CartCard({ gid, onCleared }: CartCardProps) {
  const [t, deal] = [useTranslations('cart'), useTranslations('deal')]
  const [language, paths] = [useLocale(), usePaths()]
  const { cart, menu, lines, now, failed, retry } = useCheckedCart(gid)
  const dropped = useRemoveUnavailable(gid, lines, onCleared)
  const storeHref = paths.store(gid)
  if (!menu || !cart)
    return (
      <li className="rounded-card border border-line bg-surface p-5 shadow-card">
        {failed ? <RetryAlert onRetry={retry}>{t('load_failed')}</RetryAlert> : <SkeletonText lines={4} />}
      </li>
    )
  const { store } = menu
  const today = lines ? refreshedCart(cart, lines) : cart
  const checkOut = () => {
    saveCart(today)
    void goToCheckout(paths.checkout(gid))
  }
  return (
    <li className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex items-center gap-3">
        <h2 className="min-w-0 flex-1 text-heading">
          <a href={storeHref} className="hover:underline">
            {store.name}
          </a>
        </h2>
        {ordering(store, now) === 'no' && <Badge tone="warning">{deal('closed')}</Badge>}
        <Button
          variant="ghost"
          size="small"
          className="-me-3 min-h-11"
          onClick={() => changeCart(gid, (all) => ({ ...all, items: [] }))}
        >
          {t('clear')}
        </Button>
      </div>
      {dropped.length > 0 && <Alert tone="warning">{t('dropped', { names: listText(dropped, language) })}</Alert>}
      <CartLines gid={gid} store={store} lines={lines ?? []} />
      <CartConditions cart={today} store={store} now={now} />
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto basis-full sm:basis-auto">
          <CartSubtotal cart={today} currency={store.currency} />
        </div>
        <ButtonLink variant="secondary" href={storeHref} className="order-last grow sm:order-none sm:grow-0">
          {t('to_store')}
        </ButtonLink>
        <Button onClick={checkOut} className="grow sm:grow-0">
          {t('checkout')}
        </Button>
      </div>
    </li>
  )
}
