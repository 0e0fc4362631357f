import type { ReactNode } from 'react'
import { Button } from '@/components/ui/forms/button'
import { Dialog } from './dialog'

interface ConfirmDialogProps {
  title: string
  children?: ReactNode
  confirmLabel: string
  /** without it there is only OK, and the dialog cannot be dismissed */
  cancelLabel?: string
  danger?: boolean
  loading?: boolean
  onConfirm: () => void
  onCancel?: () => void
}

/** A question, 400 wide, with cancel and OK; or a message with only OK. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, danger, loading, onConfirm, onCancel } = props
  const cancel = onCancel ?? onConfirm
  return (
    <Dialog
      onClose={cancel}
      title={title}
      width={400}
      dismissable={cancelLabel !== undefined && !loading}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {cancelLabel && (
            <Button variant="secondary" onClick={cancel}>
              {cancelLabel}
            </Button>
          )}
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
