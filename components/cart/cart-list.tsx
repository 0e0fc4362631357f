import { ShoppingBag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { ButtonLink } from '@/components/ui/forms/button'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { PathsProvider, usePaths } from '@/components/ui/navigation/paths-provider'
import { useCarts } from '@/lib/browser/cart/all-carts'
import type { Id } from '@/lib/domain/codes/id'
import type { PathsInput } from '@/lib/paths'
import { AvailabilityWatcher } from './availability-watcher'
import { CartCard } from './cart-card'
import { CartsSkeleton, EMPTY_HEIGHT } from './carts-skeleton'

export function CartList({ gid, pathsInput }: { gid?: Id; pathsInput: PathsInput }) {
  return (
    <LazyMessages namespaces={['cart', 'store', 'deal', 'common']} fallback={<CartsSkeleton />}>
      <PathsProvider input={pathsInput}>
        <Carts gid={gid} />
      </PathsProvider>
    </LazyMessages>
  )
}

function Carts({ gid }: { gid: Id | undefined }) {
  const paths = usePaths()
  const t = useTranslations('cart')
  const carts = useCarts(gid)
  const [cleared, setCleared] = useState(false)
  const onCleared = useCallback(() => setCleared(true), [])
  return (
    <>
      {carts.length > 0 && <AvailabilityWatcher gids={carts.map((cart) => cart.gid)} />}
      {cleared && <Alert tone="warning">{t('item_error')}</Alert>}
      {carts.length === 0 && (
        <div data-empty className={EMPTY_HEIGHT}>
          <EmptyState
            icon={<ShoppingBag aria-hidden className="size-7" />}
            like="rows"
            title={t('carts_empty')}
            text={t('carts_empty_text')}
            action={<ButtonLink href={paths.home()}>{t('find_stores')}</ButtonLink>}
          />
        </div>
      )}
      {carts.length > 0 && (
        <ul className="grid gap-6">
          {carts.map((cart) => (
            <CartCard key={cart.gid} gid={cart.gid} onCleared={onCleared} />
          ))}
        </ul>
      )}
    </>
  )
}
