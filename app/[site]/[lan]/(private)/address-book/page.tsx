import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AddressBook } from '@/components/addresses/address-book'
import { AccountLayout } from '@/components/layout/layouts/account-layout'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { accountContext } from '@/lib/server/account/account-context'
import { prefetchAddresses } from '@/lib/server/prefetch/customer-pages'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('address'))('address_book') }
}

export default async function AddressBookPage() {
  const [context, state] = await Promise.all([accountContext(), prefetchAddresses()])
  return (
    <AccountLayout context={context}>
      <Prefetched state={state}>
        <AddressBook />
      </Prefetched>
    </AccountLayout>
  )
}
