import {
  BedDouble,
  HeartPulse,
  type LucideIcon,
  ShoppingBag,
  Sparkles,
  Ticket,
  UtensilsCrossed,
  Wrench,
} from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { STORE_KIND_KEYS, type StoreKind } from '@/lib/domain/stores/home'
import type { Paths } from '@/lib/paths'

const ICONS: Record<StoreKind, LucideIcon> = {
  restaurants: UtensilsCrossed,
  goods: ShoppingBag,
  things_to_do: Ticket,
  beauty_spas: Sparkles,
  travel: BedDouble,
  health_fitness: HeartPulse,
  local_services: Wrench,
}

interface StoreKindsProps {
  paths: Paths
  current?: StoreKind | undefined
}

/** Links to the stores of each kind. */
export async function StoreKinds({ paths, current }: StoreKindsProps) {
  const [t, name] = await Promise.all([getTranslations('home'), getTranslations('categories')])
  return (
    <nav aria-label={t('kinds')}>
      <ul className="scroll-row -mx-4 gap-2 px-4 sm:mx-0 sm:flex-wrap sm:px-0">
        {STORE_KIND_KEYS.map((key) => {
          const Icon = ICONS[key]
          return (
            <li key={key} className="shrink-0">
              <a
                href={paths.search({ kind: key })}
                aria-current={key === current ? 'page' : undefined}
                className="chip"
              >
                <Icon aria-hidden className="size-4.5 text-accent-ink" />
                {name(key)}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
