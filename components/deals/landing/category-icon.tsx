import {
  Car,
  HeartPulse,
  type LucideIcon,
  Plane,
  ShoppingBag,
  Sparkles,
  Store,
  Tag,
  Ticket,
  UtensilsCrossed,
  Wrench,
} from 'lucide-react'

/** Keyed by the ids of the documents; another API may have more. */
const ICONS: Record<number, LucideIcon> = {
  1000: UtensilsCrossed,
  1100: Ticket,
  1200: Sparkles,
  1300: HeartPulse,
  1400: Plane,
  1500: ShoppingBag,
  1600: Wrench,
  1700: Car,
  1800: Store,
}

/** The icon of a category of deals, on a tinted disc. */
export function CategoryIcon({ id }: { id: number }) {
  const Icon = ICONS[id] ?? Tag
  return (
    <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink sm:size-14">
      <Icon aria-hidden className="size-5.5 sm:size-6" />
    </span>
  )
}
