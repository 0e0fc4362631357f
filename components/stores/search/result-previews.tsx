import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Section } from '@/components/ui/content/section'
import type { ListedDish } from '@/lib/domain/search/found-dishes'
import type { FoundKind } from '@/lib/domain/stores/search-query'
import type { Paths } from '@/lib/paths'
import { DishResults } from './dish-results'

interface ResultPreviewsProps {
  dishes: ListedDish[]
  /** null for none */
  deals: ReactNode
  /** of all of them */
  hrefs: Record<FoundKind, string>
  paths: Paths
  now: Date
}

/** A row each of the dishes and deals that the other tabs of a search list. */
export async function ResultPreviews({ dishes, deals, hrefs, paths, now }: ResultPreviewsProps) {
  const [t, found] = await Promise.all([getTranslations('home'), getTranslations('search')])
  const headOf = (kind: FoundKind) => {
    const title = found(`kinds.${kind}`)
    return { title, more: { href: hrefs[kind], label: t('see_all_of', { name: title }) } }
  }
  if (dishes.length === 0 && !deals) return null
  return (
    <div className="grid grid-cols-1 gap-8 pt-5 lg:gap-10">
      {dishes.length > 0 && (
        <Section {...headOf('dishes')}>
          <DishResults dishes={dishes} paths={paths} now={now} />
        </Section>
      )}
      {deals && <Section {...headOf('deals')}>{deals}</Section>}
    </div>
  )
}
