import { getLocale, getTranslations } from 'next-intl/server'
import { StoreNotice } from '@/components/stores/closed/store-notice'
import { ItemCard } from '@/components/stores/item/item-card'
import { weekText } from '@/components/ui/content/week-text'
import { Pagination } from '@/components/ui/navigation/pagination'
import { maxQuantityOf, orderProblem } from '@/lib/domain/cart/menu-selection'
import { isQuickToAdd } from '@/lib/domain/cart/quick-add'
import { isSameId } from '@/lib/domain/codes/id'
import { isLanguage } from '@/lib/domain/languages/languages'
import type { Product } from '@/lib/domain/stores/menu'
import type { MenuPage } from '@/lib/domain/stores/menu-pages'
import { orderingStore } from '@/lib/domain/stores/ordering-store'
import type { Store } from '@/lib/domain/stores/stores'
import { MENU, type Paths } from '@/lib/paths'
import { MenuNav } from './menu-nav'
import { MoreItems } from './more-items'
import { QuickAdd } from './quick-add'

interface StoreMenuProps {
  store: Store
  menu: MenuPage
  paths: Paths
  isOwn: boolean
  now: Date
}

const DISHES = 'grid grid-cols-1 gap-4 sm:grid-cols-2'
/** Gift cards differ in their amount alone. */
const CARD_ROW = 'swipe-row gap-4 sm:grid sm:grid-cols-3'

const isGiftCards = (products: Product[]) => products.every(({ isGiftCard }) => isGiftCard)

/** A page of the menu, mostly the only one; complete without script. */
export async function StoreMenu({ store, menu, paths, isOwn, now }: StoreMenuProps) {
  const { sections, listed, page, pages } = menu
  const [t, deal, common, language] = await Promise.all([
    getTranslations('store'),
    getTranslations('deal'),
    getTranslations('common'),
    getLocale(),
  ])
  const ordering = orderingStore(store, now)
  const hrefOf = (number: number) => `${paths.menuPage(store.gid, number)}#menu`
  const actionOf = (product: Product) => {
    if (!isQuickToAdd(product, ordering, now))
      return { quickAdd: null, hasChoices: orderProblem(product, ordering, now) === null }
    const { id, name } = product
    const labels = { add: t('add_one', { name }), less: t('decrease', { name }) }
    const quickAdd = <QuickAdd gid={store.gid} pid={id} max={maxQuantityOf(product)} labels={labels} />
    return { quickAdd, hasChoices: false }
  }
  return (
    <div id={MENU} className="grid min-w-0 grid-cols-1 content-start gap-3 sm:gap-8">
      {sections.some(({ products }) => !isGiftCards(products)) && <StoreNotice {...{ store, paths, isOwn, now }} />}
      {listed.length > 1 && (
        <MenuNav
          label={t('categories')}
          sections={listed.map(({ id, name, page: first }) => {
            const isHere = sections.some((section) => isSameId(section.id, id))
            return { id, name, href: `${isHere ? '' : paths.menuPage(store.gid, first)}#section-${id}` }
          })}
        />
      )}
      {sections.map((section, index) => (
        <section
          key={section.id}
          id={`section-${section.id}`}
          className={`grid scroll-mt-12 grid-cols-1 gap-3 ${index === 0 ? '' : 'max-sm:mt-5'} ${index < 2 ? '' : 'below-fold'}`}
        >
          <h2 className="text-heading">{section.name}</h2>
          <SectionHours text={section.available && weekText(section.available, deal, language)} />
          <ul className={isGiftCards(section.products) ? CARD_ROW : DISHES}>
            {section.products.map((product) => (
              <li key={product.id}>
                <ItemCard
                  product={product}
                  store={store}
                  ownLanguage={store.languages.find(isLanguage) ?? language}
                  href={paths.product(product.id)}
                  now={now}
                  {...actionOf(product)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {pages > 1 && (
        <MoreItems
          gid={store.gid}
          nextHref={page < pages ? hrefOf(page + 1) : null}
          labels={{
            more: t('more_items'),
            failed: common('unable_to_load_data'),
            add: t('add_one', { name: '{name}' }),
            less: t('decrease', { name: '{name}' }),
          }}
        >
          <Pagination
            page={page}
            pageCount={pages}
            hrefOf={hrefOf}
            labels={{ pages: common('pages'), previous: common('previous'), next: common('next') }}
          />
        </MoreItems>
      )}
    </div>
  )
}

/** Nothing for a section that is offered at all hours. */
function SectionHours({ text }: { text: string | null }) {
  return text ? <p className="-mt-2 text-sm text-ink-soft tabular-nums">{text}</p> : null
}
