import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { MinimalLayout } from '@/components/layout/layouts/minimal-layout'
import { PayScreen } from '@/components/self-checkout/pay-screen'
import { startSelfCheckout } from '@/lib/commerce-client/stores/stores-api'
import { toId } from '@/lib/domain/codes/id'
import { withNames } from '@/lib/domain/languages/joined-text'
import { pageContext } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { pathsInput, siteOrigin } from '@/lib/server/site/site-address'

export const revalidate = 60

/** Rendered on first request, then cached: the browser reads the parameters of a link. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ gid: string; link: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [context, t, { gid }] = await Promise.all([pageContext(), getTranslations('pay'), params])
  const store = await startSelfCheckout(toId(gid), siteOrigin(context.site), context.language)
  const title = withNames({ store: store?.name ?? '' }, context.language, (names) => t('pay_to', names))
  return pageMetadata(context, { title, description: title, path: (paths) => paths.home(), indexed: false })
}

/**
 * `/pay/{gid}`, where the customer types the amount, or the page of its links with parameters; the middleware has checked
 * that the store exists.
 */
export default async function PayPage({ params }: Props) {
  const [context, { gid, link }] = await Promise.all([pageContext(), params])
  const { site, language, paths } = context
  const store = await startSelfCheckout(toId(gid), siteOrigin(site), language)
  if (!store) notFound()
  return (
    <MinimalLayout site={site} paths={paths}>
      <PayScreen store={store} pathsInput={pathsInput(site, language)} isLinked={link === 'linked'} />
    </MinimalLayout>
  )
}
