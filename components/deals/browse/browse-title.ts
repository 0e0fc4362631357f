import { getTranslations } from 'next-intl/server'
import { browseSubject } from '@/lib/domain/deals/browse-subject'
import type { BrowseFilters } from '@/lib/domain/deals/deal-filters'
import type { Category } from '@/lib/domain/deals/deals'

/** The title of a browse page, for its heading and its metadata. */
export async function browseTitle(filters: BrowseFilters, categories: readonly Category[]): Promise<string> {
  const t = await getTranslations('browse')
  const subject = browseSubject(filters, categories)
  if (subject.kind === 'keyword') return t('result_for', { keyword: subject.keyword })
  return subject.kind === 'category' ? subject.name : t('all_deals')
}
