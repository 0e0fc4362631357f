import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import type { Id } from '@/lib/domain/codes/id'
import type { Address } from '@/lib/domain/places/addresses'
import { AddressText } from './address-text'

interface DeleteDialogProps {
  address: Address
  onDelete: (id: Id) => Promise<void>
  onClose: () => void
}

export function DeleteDialog({ address, onDelete, onClose }: DeleteDialogProps) {
  const [t, common] = [useTranslations('address'), useTranslations('common')]
  const [busy, setBusy] = useState(false)
  return (
    <ConfirmDialog
      danger
      loading={busy}
      title={t('delete_title')}
      confirmLabel={t('delete')}
      cancelLabel={common('cancel')}
      onCancel={onClose}
      onConfirm={() => {
        if (address.id === null) return
        setBusy(true)
        void onDelete(address.id)
      }}
    >
      <AddressText address={address} />
    </ConfirmDialog>
  )
}
