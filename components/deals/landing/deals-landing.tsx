import { getTranslations } from 'next-intl/server'
import { DealGrid } from '@/components/deals/deal-grid'
import { Picture } from '@/components/ui/content/picture'
import { Section } from '@/components/ui/content/section'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { buttonClass } from '@/components/ui/forms/button'
import { Pagination } from '@/components/ui/navigation/pagination'
import { isSameId } from '@/lib/domain/codes/id'
import { dealPageCount } from '@/lib/domain/deals/deal-pages'
import type { Category, DealSummary, Shortcut } from '@/lib/domain/deals/deals'
import { discountPercent } from '@/lib/domain/money/decimals'
import { discountWords } from '@/lib/domain/money/discount-words'
import type { PageOf } from '@/lib/domain/page-of'
import type { Paths } from '@/lib/paths'
import { CategoryIcon } from './category-icon'
import { WelcomeName } from './welcome-name'

const MAX_TOP_DEALS = 3
const POPULAR_COLUMNS = 4

interface DealsLandingProps {
  /** whose deals they are */
  title: string
  intro: string
  paths: Paths
  /** by rank, sort 103 */
  top: DealSummary[]
  popular: PageOf<DealSummary>
  categories: Category[]
  shortcuts: Shortcut[]
  ofOneStore?: boolean
}

/** `/deals` */
export async function DealsLanding(props: DealsLandingProps) {
  const { title, intro, paths, top, popular, categories, shortcuts, ofOneStore } = props
  const [t, common] = await Promise.all([getTranslations('deals'), getTranslations('common')])
  const leading = top.slice(0, MAX_TOP_DEALS)
  const shown = withoutShown(popular.items, leading)
  // a store with few deals has no others
  const allLead = popular.items.length > 0 && shown.length === 0 && dealPageCount(popular) <= 1
  const best = bestDiscount([...leading, ...popular.items])
  // its own place on the page says more than a second, small one
  const pictures = [...leading, ...shown].map((deal) => deal.picture)
  const filled = categories.filter(({ count }) => count !== 0)
  return (
    <div className="page-width grid grid-cols-1 gap-5 pt-2 pb-3 sm:gap-12 sm:py-8 lg:gap-16 lg:py-12">
      <div className="grid grid-cols-1 gap-3 sm:gap-5">
        <div>
          <WelcomeName greeting={t('welcome', { name: '{name}' })} guest={t('guest')} />
          <h1 className="text-title max-sm:text-xl max-sm:leading-tight">
            {best > 0 ? t('headline', { title, ...discountWords(best) }) : title}
          </h1>
          <p className="max-w-prose pt-2 text-lg text-ink-soft max-sm:hidden">{intro}</p>
        </div>
        {shortcuts.length > 0 && (
          <nav aria-label={t('shortcuts')}>
            <ul className="scroll-row -mx-4 scroll-px-4 gap-2 px-4 sm:mx-0 sm:flex-wrap sm:px-0">
              {shortcuts.map(({ text, picture }) => (
                <li key={text} className="shrink-0 snap-start">
                  <a href={paths.browse({ query: text })} className="chip whitespace-normal!">
                    {picture && !pictures.includes(picture) && (
                      <Picture src={picture} alt="" sizes="32px" className="chip-picture" />
                    )}
                    <span aria-hidden className="icon-search" />
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {leading.length > 0 && (
        <Section isFirst title={t('top_deals')} more={{ href: paths.browse({ sort: 103 }), label: t('see_all') }}>
          <DealGrid deals={leading} columns={3} paths={paths} preload ofOneStore={ofOneStore} />
        </Section>
      )}
      {filled.length > 0 && (
        <Section title={t('categories')}>
          <CategoryTiles categories={filled} paths={paths} />
        </Section>
      )}
      {!allLead && (
        <Section title={t('popular')} id="popular">
          {shown.length > 0 ? (
            <DealGrid deals={shown} columns={POPULAR_COLUMNS} paths={paths} ofOneStore={ofOneStore} />
          ) : (
            <NoDeals isBeyond={popular.page > 1 && popular.total > 0} firstHref={`${paths.deals()}#popular`} />
          )}
          <Pagination
            page={popular.page}
            pageCount={dealPageCount(popular)}
            hrefOf={(page) => `${paths.list.deals(page)}#popular`}
            labels={{ pages: common('pages'), previous: common('previous'), next: common('next') }}
          />
        </Section>
      )}
    </div>
  )
}

async function NoDeals({ isBeyond, firstHref }: { isBeyond: boolean; firstHref: string }) {
  const [t, common] = await Promise.all([getTranslations('deals'), getTranslations('common')])
  if (!isBeyond) return <EmptyState title={t('empty')} text={t('empty_text')} />
  return (
    <EmptyState
      title={common('no_such_page')}
      action={
        <a href={firstHref} className={buttonClass({ variant: 'soft' })}>
          {common('first_page')}
        </a>
      }
    />
  )
}

/** Without the deals that lead the page. */
function withoutShown(deals: DealSummary[], leading: DealSummary[]): DealSummary[] {
  return deals.filter(({ id }) => leading.every((deal) => !isSameId(deal.id, id)))
}

/** Percent, of those on the page; 0 where none has a lower price. */
function bestDiscount(deals: DealSummary[]): number {
  return Math.max(0, ...deals.map(({ price, dealPrice }) => discountPercent(price.amount, dealPrice.amount)))
}

async function CategoryTiles({ categories, paths }: { categories: Category[]; paths: Paths }) {
  const t = await getTranslations('deals')
  return (
    <ul className="tiles">
      {categories.map((category) => (
        <li key={category.id}>
          <a href={paths.browse({ category: category.id })} className="tile">
            <CategoryIcon id={category.id} />
            <span className="text-sm leading-tight font-semibold">{category.name}</span>
            {!!category.count && (
              <span className="text-xs text-ink-faint">{t('deal_count', { count: category.count })}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
