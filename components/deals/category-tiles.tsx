import { getTranslations } from 'next-intl/server'
import type { Category } from '@/lib/domain/deals/deals'
import type { Paths } from '@/lib/paths'
import { CategoryIcon } from './category-icon'

/** The category list; each tile opens its deals. */
export async function CategoryTiles({ categories, paths }: { categories: Category[]; paths: Paths }) {
  const t = await getTranslations('deals')
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-3 md:grid-cols-5 lg:grid-cols-9">
      {categories.map((category) => (
        <li key={category.id}>
          <a href={paths.browse({ category: category.id })} className="tile">
            <CategoryIcon id={category.id} />
            <span className="text-sm leading-tight font-semibold">{category.name}</span>
            {category.count > 0 && (
              <span className="text-xs text-ink-faint">{t('deal_count', { count: category.count })}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
