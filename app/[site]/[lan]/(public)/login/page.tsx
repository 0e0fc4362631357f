import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { AuthLayout } from '@/components/auth/auth-layout'
import { LoginPanel } from '@/components/auth/login-panel'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
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
    <PublicLayout context={context} tab="account">
      <AuthLayout site={context.site}>
        <NextIntlClientProvider messages={{ auth, account, errors, common }}>
          <LoginPanel homeHref={context.paths.home()} />
        </NextIntlClientProvider>
      </AuthLayout>
    </PublicLayout>
  )
}
