import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ConfirmEmail } from '@/components/account/confirm-email'
import { AccountLayout } from '@/components/layout/layouts/account-layout'
import { accountContext } from '@/lib/server/account/account-context'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('confirm_email'), referrer: 'no-referrer' }
}

/** `/account/confirm-email?token=`: the target of an emailed link. */
export default async function ConfirmEmailPage() {
  const context = await accountContext()
  return (
    <AccountLayout context={context}>
      <ConfirmEmail />
    </AccountLayout>
  )
}
