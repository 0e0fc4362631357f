import { Skeleton } from '@/components/ui/feedback/skeleton'

/** Of what says that there are no carts, in every language. */
export const EMPTY_HEIGHT = 'grid min-h-85 sm:min-h-80'

/** As high, so that what is below stays where it is. */
export function CartsSkeleton() {
  return (
    <div className={`${EMPTY_HEIGHT} noscript:hidden`}>
      <Skeleton className="rounded-card" />
    </div>
  )
}
