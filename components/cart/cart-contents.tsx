import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Spinner } from '@/components/ui/loading/spinner'
import type { Id } from '@/lib/domain/codes/id'
import { listText } from '@/lib/domain/languages/joined-text'
import { CartConditions } from './cart-conditions'
import { CartLines } from './cart-lines'
import { Recommendations } from './recommendations'
import type { OpenCart } from './use-open-cart'

/** The lines of a cart on screen, with what went wrong or was removed, and what could be added. */
export function CartContents({ gid, open }: { gid: Id; open: OpenCart }) {
  const [t, language] = [useTranslations('cart'), useLocale()]
  const { cart, today, menu, lines, now, failed, retry, dropped } = open
  return (
    <>
      {dropped.length > 0 && (
        <Alert tone="warning">{cart ? t('dropped', { names: listText(dropped, language) }) : t('item_error')}</Alert>
      )}
      {failed && <RetryAlert onRetry={retry}>{t('load_failed')}</RetryAlert>}
      {menu && <CartLines gid={gid} store={menu.store} lines={lines ?? []} />}
      {today && menu && <CartConditions cart={today} store={menu.store} now={now} />}
      {cart && menu && <Recommendations cart={cart} menu={menu} now={now} />}
      {!menu && !failed && <Spinner className="mx-auto my-16 size-6" />}
    </>
  )
}
