'use client'

import { useTranslations } from 'next-intl'
import { AddressList } from './address-list'

export function AddressBook() {
  const t = useTranslations('address')
  return (
    <div className="grid gap-6">
      <h1 className="text-title font-extrabold sentence-case">{t('address_book')}</h1>
      <div>
        <AddressList />
      </div>
    </div>
  )
}
