import { getTranslations } from 'next-intl/server'
import type { MenuCategory } from '@/lib/domain/deals/deal-categories'
import { Brand } from './brand'
import { CartLink } from './cart-link'
import { CategoryMenu } from './category-menu'
import { SearchForm } from './search-form'
import { TopBar, type TopBarProps } from './top-bar'

interface SiteHeaderProps extends TopBarProps {
  /** entries of the category menu */
  menu: MenuCategory[]
}

/** Top bar, main bar and category menu of every public page. Nothing in its HTML depends on the visitor. */
export async function SiteHeader({ site, paths, links, menu, city }: SiteHeaderProps) {
  const [t, common, cart] = await Promise.all([
    getTranslations('header'),
    getTranslations('common'),
    getTranslations('cart'),
  ])
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-canvas focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
      >
        {common('skip_to_content')}
      </a>
      <header className="contents">
        <TopBar site={site} paths={paths} links={links} city={city} />
        <div className="sticky top-0 z-30 border-b border-line bg-surface">
          <div className="page-width flex items-center gap-3 py-2.5 sm:gap-6">
            <Brand site={site} href={site.kind === 'store' ? paths.home() : paths.deals()} compact />
            <SearchForm
              action="/deals/browse"
              fixed={paths.fixed}
              labels={{
                query: t('search_deals'),
                search: t('search'),
                location: { label: t('location'), none: t('no_places') },
              }}
            />
            <CartLink href={paths.carts()} label={cart('carts')} />
          </div>
        </div>
        <CategoryMenu paths={paths} entries={menu} />
      </header>
    </>
  )
}
