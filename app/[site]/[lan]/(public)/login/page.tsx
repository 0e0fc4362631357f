import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { LoginPanel } from '@/components/auth/login-panel'
import { PublicFrame } from '@/components/layout/public-frame'
import { pageContext } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'

export const revalidate = 60

export async function generateMetadata(): Promise<Metadata> {
  const [context, t] = await Promise.all([pageContext(), getTranslations('auth')])
  return pageMetadata(context, {
    title: t('log_in'),
    description: t('login_intro'),
    path: (paths) => paths.login(),
    indexed: false,
  })
}

export default async function LoginPage() {
  const [context, { auth, account, errors, common }] = await Promise.all([pageContext(), getMessages()])
  return (
    <PublicFrame context={context} tab="account">
      <div className="page-width py-10 lg:py-16">
        <section className="mx-auto grid min-h-144 max-w-md content-start gap-5 rounded-sheet border border-line bg-surface p-6 shadow-card sm:p-8">
          <NextIntlClientProvider messages={{ auth, account, errors, common }}>
            <LoginPanel homeHref={context.paths.home()} />
          </NextIntlClientProvider>
        </section>
      </div>
    </PublicFrame>
  )
}
