import { useHasGrown } from '@/components/ui/loading/use-has-grown'
import { useCartCount } from '@/lib/browser/cart/all-carts'

/** The number of items in the carts, as a badge that bumps when one is added; renders nothing for none. */
export function CartCount() {
  const count = useCartCount()
  const hasGrown = useHasGrown(count)
  if (count === 0) return null
  return (
    <>
      <span className="sr-only">{` (${count})`}</span>
      <span
        // a new element begins its animation anew
        key={count}
        aria-hidden
        className={`absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums ${hasGrown ? 'animate-bump' : ''}`}
      >
        {count > 99 ? '99+' : count}
      </span>
    </>
  )
}
