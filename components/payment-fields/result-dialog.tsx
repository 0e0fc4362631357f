import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { StatusAnimation } from '@/components/ui/feedback/status-animation'
import { Button } from '@/components/ui/forms/button'

interface ResultDialogProps {
  type?: 'success' | 'error'
  title: string
  children: ReactNode
  okLabel: string
  onOk: () => void
  /** if set, the dialog can be cancelled */
  cancelLabel?: string
  onCancel?: () => void
}

/** The result of a payment, with one main action. */
export function ResultDialog({ type = 'error', title, children, okLabel, onOk, ...cancel }: ResultDialogProps) {
  const { cancelLabel, onCancel = onOk } = cancel
  return (
    <Dialog
      onClose={onCancel}
      title={title}
      width={400}
      dismissable={cancelLabel !== undefined}
      scene={<StatusAnimation of={type} />}
      footer={
        <div className="flex flex-col-reverse gap-3">
          {cancelLabel && (
            <Button variant="secondary" size="large" block onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button data-autofocus size="large" block onClick={onOk}>
            {okLabel}
          </Button>
        </div>
      }
    >
      <p
        role={type === 'success' ? 'status' : 'alert'}
        data-tone={type}
        className="text-center text-balance wrap-anywhere text-ink-soft"
      >
        {children}
      </p>
    </Dialog>
  )
}
