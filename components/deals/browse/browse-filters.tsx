import { X } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { type BrowseFilters as Filters, SOLD_VALUES, toggleSold } from '@/lib/domain/deals/deal-filters'
import type { Category } from '@/lib/domain/deals/deals'
import type { Paths } from '@/lib/paths'
import { BrowseForm } from './browse-form'
import { CategoryTree } from './category-tree'
import { DiscountSlider } from './discount-slider'

interface BrowseFiltersProps {
  paths: Paths
  filters: Filters
  categories: Category[]
}

/** The left column: search field, category tree, discount and amount sold. */
export async function BrowseFilters({ paths, filters, categories }: BrowseFiltersProps) {
  const t = await getTranslations('browse')
  const changed = (change: Partial<Filters>) => paths.list.browse({ ...filters, page: undefined, ...change })
  return (
    <div className="grid grid-cols-1 gap-7">
      {filters.query && (
        <a
          href={changed({ query: undefined })}
          aria-label={t('clear_search', { keyword: filters.query })}
          className="flex min-h-11 max-w-full items-center gap-2 justify-self-start rounded-full bg-accent-soft ps-4 pe-3 font-semibold text-accent-ink hover:brightness-97"
        >
          <span className="truncate">{filters.query}</span>
          <X aria-hidden className="size-4.5 shrink-0" />
        </a>
      )}
      <CategoryTree paths={paths} filters={filters} categories={categories} />
      <div className="px-3">
        <BrowseForm paths={paths} filters={filters} asks="discount" submitLabel={t('apply')}>
          <DiscountSlider
            value={filters.discount ?? 0}
            labels={{
              discount: t('discount'),
              any: t('any_discount'),
              from: t('discount_from', { percent: '{percent}', fold: '{fold}', foldDigits: '{foldDigits}' }),
            }}
          />
        </BrowseForm>
      </div>
      <fieldset className="px-3">
        <legend className="pb-2 font-semibold">{t('amount_sold')}</legend>
        <ul className="flex flex-wrap gap-2">
          {SOLD_VALUES.map((sold) => (
            <li key={sold}>
              <a
                href={changed({ amtSold: toggleSold(filters.amtSold, sold) })}
                aria-label={t('sold_above', { count: sold })}
                aria-current={filters.amtSold === sold ? 'true' : undefined}
                className="filter-pill"
              >
                {`>${sold}`}
              </a>
            </li>
          ))}
        </ul>
      </fieldset>
    </div>
  )
}
