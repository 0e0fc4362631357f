import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/feedback/toast'
import { Button } from '@/components/ui/forms/button'
import type { ErrorCode } from '@/lib/domain/result'

interface CancelOrderProps {
  /** returns null on success */
  onCancel: () => Promise<ErrorCode | null>
}

/** Asks for confirmation, cancels, and shows the result; the screen shows the returned order. */
export function CancelOrder({ onCancel }: CancelOrderProps) {
  const [t, errors] = [useTranslations('orders'), useTranslations('errors')]
  const [isConfirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const code = await onCancel()
    setBusy(false)
    setConfirming(false)
    if (code === 'change_unknown') showToast(errors(code), 'warning')
    else showToast(t(code ? 'cancel_failed' : 'cancel_success'), code ? 'danger' : 'success')
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
