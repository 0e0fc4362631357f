import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthLayout } from '@/components/auth/auth-layout'
import { ResetPanel } from '@/components/auth/reset-panel'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { pageContext } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'

export const revalidate = 60

export async function generateMetadata(): Promise<Metadata> {
  const [context, t] = await Promise.all([pageContext(), getTranslations('account')])
  const facts = { title: t('reset_password'), description: t('reset_intro'), indexed: false }
  return { ...pageMetadata(context, { ...facts, path: (paths) => paths.reset() }), referrer: 'no-referrer' }
}

/** `/reset` for a forgotten password; `/reset?token=` is the target of an emailed link. The document has no token. */
export default async function ResetPage() {
  const [context, t] = await Promise.all([pageContext(), getTranslations('account')])
  return (
    <PublicLayout context={context} tab="account">
      <AuthLayout site={context.site}>
        <h1 className="text-title font-extrabold sentence-case">{t('reset_password')}</h1>
        <p className="text-ink-soft">{t('reset_intro')}</p>
        <ResetPanel loginHref={context.paths.login(context.paths.home())} resetHref={context.paths.reset()} />
      </AuthLayout>
    </PublicLayout>
  )
}
