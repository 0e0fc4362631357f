import { getTranslations } from 'next-intl/server'
import { DealGrid } from '@/components/deals/deal-grid'
import { Section } from '@/components/deals/section'
import type { Previews } from '@/lib/domain/search/previews'
import type { Paths } from '@/lib/paths'
import { DishResults } from './dish-results'

interface ResultPreviewsProps extends Previews {
  /** of all of them */
  hrefs: Record<keyof Previews, string>
  paths: Paths
}

/** A row each of the dishes and deals that the other tabs of a search list. */
export async function ResultPreviews({ dishes, deals, hrefs, paths }: ResultPreviewsProps) {
  const [t, found] = await Promise.all([getTranslations('home'), getTranslations('search')])
  const headOf = (kind: keyof Previews) => {
    const title = found(`kinds.${kind}`)
    return { title, more: { href: hrefs[kind], label: t('see_all_of', { name: title }) } }
  }
  if (dishes.length + deals.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-8 pt-5 lg:gap-10">
      {dishes.length > 0 && (
        <Section {...headOf('dishes')}>
          <DishResults dishes={dishes} paths={paths} />
        </Section>
      )}
      {deals.length > 0 && (
        <Section {...headOf('deals')}>
          <DealGrid deals={deals} columns={4} row paths={paths} />
        </Section>
      )}
    </div>
  )
}
