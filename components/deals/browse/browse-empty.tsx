import { SearchX } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { buttonClass } from '@/components/ui/forms/button'
import { categoryPath, inCategory } from '@/lib/domain/deals/browse-subject'
import type { BrowseFilters } from '@/lib/domain/deals/deal-filters'
import type { Category } from '@/lib/domain/deals/deals'
import { discountWords } from '@/lib/domain/money/discount-words'
import type { Paths } from '@/lib/paths'

interface BrowseEmptyProps {
  paths: Paths
  filters: BrowseFilters
  categories: Category[]
}

/** Shown without results: each active filter can be removed on its own. */
export async function BrowseEmpty({ paths, filters, categories }: BrowseEmptyProps) {
  const t = await getTranslations('browse')
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
  return (
    <EmptyState
      icon={<SearchX aria-hidden className="size-7" />}
      title={t('empty')}
      text={ways.length > 0 ? t('empty_text') : undefined}
      action={
        ways.length > 0 && (
          <>
            {ways.map((way) => (
              <a key={way.name} href={way.href} className={buttonClass({ variant: 'soft' })}>
                {t('clear_filter', { name: way.name })}
              </a>
            ))}
            {ways.length > 1 && (
              <a href={paths.list.browse()} className={buttonClass({ variant: 'secondary' })}>
                {t('clear_all')}
              </a>
            )}
          </>
        )
      }
    />
  )
}
