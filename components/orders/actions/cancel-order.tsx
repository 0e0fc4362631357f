import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/feedback/toast'
import { Button } from '@/components/ui/forms/button'

/** Asks for confirmation, cancels, and shows the result; the screen shows the returned order. */
export function CancelOrder({ onCancel }: { onCancel: () => Promise<boolean> }) {
  const t = useTranslations('orders')
  const [isConfirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const done = await onCancel()
    setBusy(false)
    setConfirming(false)
    showToast(t(done ? 'cancel_success' : 'cancel_failed'), done ? 'success' : 'danger')
  }
  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={() => setConfirming(true)}>
        {t('cancel')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          danger
          title={t('cancel')}
          cancelLabel={t('keep_order')}
          confirmLabel={t('cancel')}
          loading={busy}
          onCancel={() => setConfirming(false)}
          onConfirm={confirm}
        >
          {t('cancel_question')}
        </ConfirmDialog>
      )}
    </>
  )
}
