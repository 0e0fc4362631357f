import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CartsPage } from '@/components/cart/carts-page'
import { PopularDeals } from '@/components/deals/popular-deals'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { pageContext, storeLimit } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { readPopularEverywhere } from '@/lib/server/pages/popular-deals'
import { pathsInput } from '@/lib/server/site/site-address'

export const revalidate = 60

export async function generateMetadata(): Promise<Metadata> {
  const [context, t] = await Promise.all([pageContext(), getTranslations('cart')])
  const facts = { title: t('shelf'), description: t('carts_intro'), indexed: false }
  return pageMetadata(context, { ...facts, path: (paths) => paths.carts() })
}

/** `/carts`: all carts of this browser; none of them are in the document, which is the same for everybody. */
export default async function Page() {
  const [context, t] = await Promise.all([pageContext(), getTranslations('cart')])
  const { site, language, paths } = context
  const gid = storeLimit(site)
  const popular = await readPopularEverywhere({ language, gid })
  return (
    <PublicLayout context={context}>
      {/* at least as high as the window, so that the footer is not seen to move once the carts are there */}
      <div
        data-start="now"
        className="group/carts page-width grid min-h-dvh max-w-3xl! grid-cols-1 content-start gap-6 py-8 lg:py-12"
      >
        <div className="grid gap-2">
          <h1 className="text-title">{t('shelf')}</h1>
          <p className="text-ink-soft">{t('carts_intro')}</p>
        </div>
        <CartsPage gid={gid} pathsInput={pathsInput(site, language)} />
        <noscript>
          <p className="rounded-card bg-sunken p-4">{t('noscript')}</p>
        </noscript>
        <div className="hidden pt-4 group-has-data-empty/carts:block noscript:block">
          <PopularDeals deals={popular} paths={paths} ofOneStore={gid !== undefined} />
        </div>
      </div>
    </PublicLayout>
  )
}
