import { Skeleton } from '@/components/ui/feedback/skeleton'

/** Height of the notice that there are no carts, in every language. */
export const EMPTY_HEIGHT = 'grid min-h-85 sm:min-h-80'

/** The skeleton is as high as that notice, so that what is below stays where it is. */
export function CartsSkeleton() {
  return (
    <div className={`${EMPTY_HEIGHT} noscript:hidden`}>
      <Skeleton className="rounded-card" />
    </div>
  )
}
