import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/feedback/skeleton'

/** As high as what is shown without carts, so that the footer stays where it is. */
export function CartsSkeleton({ popular }: { popular: ReactNode }) {
  return (
    <>
      <Skeleton className="h-85 rounded-card noscript:hidden sm:h-80" />
      <div className="invisible pt-4 empty:hidden noscript:visible">{popular}</div>
    </>
  )
}
