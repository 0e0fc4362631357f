import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/content/section'
import type { DealSummary } from '@/lib/domain/deals/deals'
import type { Paths } from '@/lib/paths'
import { DealGrid } from './deal-grid'

interface PopularDealsProps {
  deals: DealSummary[]
  paths: Paths
  ofOneStore?: boolean
}

/** Deals below a missing page, a search that found nothing, and an empty list of carts. */
export async function PopularDeals({ deals, paths, ofOneStore }: PopularDealsProps) {
  const t = await getTranslations('deals')
  if (deals.length === 0) return null
  return (
    <Section title={t('popular')}>
      <DealGrid deals={deals} columns="rows" paths={paths} ofOneStore={ofOneStore} />
    </Section>
  )
}
