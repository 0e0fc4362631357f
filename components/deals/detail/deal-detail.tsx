import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DealGrid } from '@/components/deals/deal-grid'
import { PurchaseBox } from '@/components/deals/purchase/purchase-box'
import { ReviewList } from '@/components/deals/reviews/review-list'
import { Section } from '@/components/ui/content/section'
import { Badge } from '@/components/ui/feedback/badge'
import { dealBadges } from '@/lib/domain/deals/deal-badges'
import type { Deal } from '@/lib/domain/deals/deals'
import { discountWords } from '@/lib/domain/money/discount-words'
import type { Paths } from '@/lib/paths'
import { DealHead, DealHighlights } from './deal-head'
import { DealGallery, DealPhotos } from './deal-media'
import { MerchantText } from './merchant-text'

interface DealDetailProps {
  deal: Deal
  paths: Paths
  /** both sanitised */
  detailHtml: string
  finePrintHtml: string
  timeZone: string | null
  now: Date
  aboutStore?: ReactNode
  actions?: ReactNode
  /** whether the domain is this store's own */
  ofOneStore?: boolean
}

/** `/deals/details/{id}` */
export async function DealDetail(props: DealDetailProps) {
  const { deal, paths, detailHtml, finePrintHtml, timeZone, now, aboutStore, actions, ofOneStore } = props
  const t = await getTranslations('deal')
  const discount = dealBadges(deal).find((badge) => badge.kind === 'discount')
  return (
    <div className="page-width grid grid-cols-1 gap-12 pt-6 pb-12 lg:pt-10">
      <article className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10">
        <div className="grid min-w-0 content-start gap-8">
          <DealHead deal={deal} storeHref={paths.store(deal.gid)} actions={actions} />
          {/* on a phone the picture comes first, from edge to edge */}
          <div className="relative min-w-0 max-sm:order-first max-sm:-mx-4 max-sm:-mt-6 max-sm:-mb-3">
            <DealGallery deal={deal} />
            {discount && (
              <Badge tone="deal" className="absolute start-4 top-4 shadow-card lg:hidden">
                {t('discount_badge', discountWords(discount.percent))}
              </Badge>
            )}
          </div>
          <DealHighlights highlights={deal.highlights} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:top-24 lg:overflow-y-auto lg:tall:sticky lg:tall:max-h-[max(28rem,calc(100dvh-14rem))] lg:rounded-card lg:border lg:border-line lg:bg-surface lg:shadow-card">
            <PurchaseBox deal={deal} calendarHref={paths.dealCalendar(deal.id)} timeZone={timeZone} now={now} />
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <MerchantText title={t('what_you_get')} html={detailHtml} />
          <MerchantText title={t('fine_print')} html={finePrintHtml} />
          {aboutStore && <Section title={t('about_store')}>{aboutStore}</Section>}
          <ReviewList deal={deal} timeZone={timeZone} />
          <DealPhotos photos={deal.reviewPhotos} />
        </div>
      </article>
      {deal.related.length > 0 && (
        <Section title={t('related')}>
          <DealGrid deals={deal.related.slice(0, 4)} columns={4} paths={paths} ofOneStore={ofOneStore} />
        </Section>
      )}
    </div>
  )
}
