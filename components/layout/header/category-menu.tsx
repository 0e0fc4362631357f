import { BadgePercent, HeartPulse, Plane, ShoppingBag, Sparkles, Ticket, UtensilsCrossed } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { MENU_CATEGORIES, type MenuCategory } from '@/lib/domain/deals/deal-categories'
import type { Paths } from '@/lib/paths'

const ICONS: Record<MenuCategory, typeof Plane> = {
  goods: ShoppingBag,
  things_to_do: Ticket,
  beauty_spas: Sparkles,
  restaurants: UtensilsCrossed,
  travel: Plane,
  sale: BadgePercent,
  health_fitness: HeartPulse,
}

/** The category links below the header; renders nothing without entries. */
export async function CategoryMenu({ paths, entries }: { paths: Paths; entries: MenuCategory[] }) {
  const [t, name] = await Promise.all([getTranslations('header'), getTranslations('categories')])
  if (entries.length === 0) return null
  return (
    <nav aria-label={t('category_menu')} className="border-b border-line bg-surface">
      <ul className="page-width scroll-row scroll-px-4 gap-1 py-1.5 *:first:-ms-3.5 *:last:-me-3.5 lg:justify-between">
        {entries.map((key) => {
          const Icon = ICONS[key]
          return (
            <li key={key} className="shrink-0 snap-start">
              <a href={paths.browse({ category: MENU_CATEGORIES[key] })} className="category-link">
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
