import { ChevronDown } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { type BrowseFilters, SORT_KEYS, sortKey } from '@/lib/domain/deals/deal-filters'
import { DEAL_SORTS } from '@/lib/domain/deals/deals'
import type { Paths } from '@/lib/paths'
import { BrowseForm } from './browse-form'

export async function SortMenu({ paths, filters }: { paths: Paths; filters: BrowseFilters }) {
  const t = await getTranslations('browse')
  const current = DEAL_SORTS[sortKey(filters.sort)]
  return (
    <BrowseForm paths={paths} filters={filters} asks="sort" submitLabel={t('apply')}>
      <label className="flex min-w-0 items-center gap-2">
        <span className="text-sm whitespace-nowrap text-ink-soft max-sm:sr-only">{t('sort_by')}</span>
        <span className="relative min-w-0">
          <select
            key={current}
            name="sort"
            defaultValue={current}
            className="min-h-11 w-full appearance-none text-ellipsis rounded-full border border-line-strong bg-surface py-2 ps-4 pe-10 font-semibold"
          >
            {SORT_KEYS.map((key) => (
              <option key={key} value={DEAL_SORTS[key]}>
                {t(key)}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
          />
        </span>
      </label>
    </BrowseForm>
  )
}
