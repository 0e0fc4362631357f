import { ChevronLeft } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { categoryPath, inCategory } from '@/lib/domain/deals/browse-subject'
import type { BrowseFilters } from '@/lib/domain/deals/deal-filters'
import type { Category } from '@/lib/domain/deals/deals'
import { withNames } from '@/lib/domain/languages/joined-text'
import type { Paths } from '@/lib/paths'

interface CategoryTreeProps {
  paths: Paths
  filters: BrowseFilters
  categories: Category[]
}

const ROW = 'filter-row'

/** The reset link, the parent, the current category and its children with counts. */
export async function CategoryTree({ paths, filters, categories }: CategoryTreeProps) {
  const [t, language] = await Promise.all([getTranslations('browse'), getLocale()])
  const path = categoryPath(filters, categories)
  const ids = path.map((category) => category.id)
  const active = path.at(-1)
  const parent = path.at(-2)
  const open = active && active.children.length > 0 ? active : parent
  const listed = path.length === 0 ? categories : (open?.children ?? categories)
  const above = open === active ? ids : ids.slice(0, -1)
  const href = (chosen: number[]) => paths.list.browse(inCategory(filters, chosen))
  return (
    <nav aria-label={t('categories')} className="grid gap-1">
      <h2 className="px-3 pb-1 text-base">{t('categories')}</h2>
      <a href={href([])} aria-current={active ? undefined : 'true'} className={`${ROW} font-semibold`}>
        <span className="sentence-case">{t('all_deals')}</span>
      </a>
      {active && (
        <>
          <a href={href(ids.slice(0, -1))} className={`${ROW} text-ink-soft`}>
            <ChevronLeft aria-hidden className="size-4.5" />
            <span>{withNames({ name: parent?.name ?? t('all_deals') }, language, (names) => t('back_to', names))}</span>
          </a>
          {open && (
            <a
              href={href(above)}
              aria-current={open === active ? 'true' : undefined}
              className={`${ROW} font-semibold`}
            >
              {open.name}
            </a>
          )}
        </>
      )}
      <ul className={active ? 'ps-3' : ''}>
        {listed
          .filter((category) => category.count !== 0 || category === active)
          .map((category) => (
            <li key={category.id}>
              <a
                href={href([...above, category.id])}
                aria-current={category === active ? 'true' : undefined}
                className={`${ROW} justify-between`}
              >
                <span>{category.name}</span>
                {category.count !== null && (
                  <span className="text-sm text-ink-faint tabular-nums">
                    <span aria-hidden>{category.count}</span>
                    <span className="sr-only">{t('deal_count', { count: category.count })}</span>
                  </span>
                )}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
