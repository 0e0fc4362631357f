import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialogs/dialog'
import type { Selection } from './address-card'
import { AddressList } from './address-list'

export function AddressDialog({ onClose, ...selection }: Selection & { onClose: () => void }) {
  const [t, common] = [useTranslations('address'), useTranslations('common')]
  return (
    <Dialog onClose={onClose} title={t('title')} width={800} closeLabel={common('close')}>
      <AddressList selection={selection} />
    </Dialog>
  )
}
