import { Skeleton } from '@/components/ui/skeleton'

const SIX = [1, 2, 3, 4, 5, 6]

/** Cards without content, in the place of a grid that loads. */
export function DealGridSkeleton({ label, columns = 2 }: { label: string; columns?: 2 | 4 }) {
  return (
    <div role="status" className={`grid gap-4 sm:grid-cols-2 lg:gap-6 ${columns === 4 ? 'lg:grid-cols-4' : ''}`}>
      <span className="sr-only">{label}</span>
      {SIX.map((card) => (
        <div key={card} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="grid gap-3 p-4">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-5 w-5/6" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-6 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
