import { Skeleton } from '@/components/ui/feedback/skeleton'

/** As high as what says that there are no carts, so that the footer stays where it is. */
export function CartsSkeleton() {
  return <Skeleton className="h-85 rounded-card noscript:hidden sm:h-80" />
}
