'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialogs/dialog'
import type { Selection } from './address-card'
import { AddressList } from './address-list'

/** The address book in selection mode: a press on a card chooses it; so does saving one. */
export function AddressDialog({ onClose, ...selection }: Selection & { onClose: () => void }) {
  const [t, common] = [useTranslations('address'), useTranslations('common')]
  return (
    <Dialog open onClose={onClose} title={t('title')} width={800} closeLabel={common('close')}>
      <AddressList selection={selection} />
    </Dialog>
  )
}
