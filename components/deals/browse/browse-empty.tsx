import { getTranslations } from 'next-intl/server'
import { NothingFound } from '@/components/search/nothing-found'
import { categoryPath, inCategory } from '@/lib/domain/deals/browse-subject'
import type { BrowseFilters } from '@/lib/domain/deals/deal-filters'
import type { Category } from '@/lib/domain/deals/deals'
import { discountWords } from '@/lib/domain/money/discount-words'
import type { Paths } from '@/lib/paths'

interface BrowseEmptyProps {
  paths: Paths
  filters: BrowseFilters
  categories: Category[]
  searchesStores: boolean
}

/** Shown without results: each active filter can be removed on its own, and so can the words. */
export async function BrowseEmpty({ paths, filters, categories, searchesStores }: BrowseEmptyProps) {
  const [t, search] = await Promise.all([getTranslations('browse'), getTranslations('search')])
  const all = { ...filters, page: undefined }
  const category = categoryPath(filters, categories).at(-1)
  const ways = [
    filters.query && { name: filters.query, href: paths.list.browse({ ...all, query: undefined }) },
    filters.discount && {
      name: t('discount_from', discountWords(filters.discount)),
      href: paths.list.browse({ ...all, discount: undefined }),
    },
    filters.amtSold && {
      name: `${t('amount_sold')} >${filters.amtSold}`,
      href: paths.list.browse({ ...all, amtSold: undefined }),
    },
    category && { name: category.name, href: paths.list.browse(inCategory(filters, [])) },
  ].filter((way) => typeof way === 'object')
  const { query } = filters
  const elsewhere =
    query && searchesStores
      ? [{ name: search('all_stores', { query }), href: paths.list.search({ q: query, show: 'stores' }) }]
      : []
  return (
    <NothingFound
      filters={ways}
      isByWords={query !== undefined && ways.length === 1}
      allHref={paths.list.browse()}
      ways={elsewhere}
    />
  )
}
