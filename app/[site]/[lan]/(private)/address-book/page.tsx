import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AddressBook } from '@/components/addresses/address-book'
import { AccountShell } from '@/components/layout/account-shell'
import { pageContext } from '@/lib/server/pages/page-context'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('address'))('address_book') }
}

/** `/account/address-book` */
export default async function AddressBookPage() {
  const { site, paths } = await pageContext()
  return (
    <AccountShell site={site} paths={paths} year={new Date().getUTCFullYear()}>
      <AddressBook />
    </AccountShell>
  )
}
