import 'server-only'
import { getTranslations } from 'next-intl/server'
import { CATEGORY_GROUPS, type CategoryGroup } from '@/lib/domain/codes/category-group'
import type { Category } from '@/lib/domain/deals/deals'

/** The groups of the documents, for when the tree cannot be read; nobody knows how many deals are below them. */
export async function builtInCategories(): Promise<Category[]> {
  const name = await getTranslations('categories')
  return Object.entries(CATEGORY_GROUPS).map(([group, id]) => ({
    id,
    name: name(group as CategoryGroup),
    icon: '',
    count: null,
    children: [],
  }))
}
