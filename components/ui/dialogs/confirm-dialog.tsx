'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/forms/button'
import { Dialog } from './dialog'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children?: ReactNode
  confirmLabel: string
  /** without it there is only one way on, and no way out */
  cancelLabel?: string
  danger?: boolean
  loading?: boolean
  onConfirm: () => void
  onCancel?: () => void
}

/** One question, 400 wide, with cancel and ok; or a message with ok only. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, danger, loading, onConfirm, onCancel } = props
  const cancel = onCancel ?? onConfirm
  return (
    <Dialog
      open={open}
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
