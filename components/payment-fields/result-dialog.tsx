'use client'

import type { ReactNode } from 'react'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Alert } from '@/components/ui/feedback/alert'

interface ResultDialogProps {
  /** defaults to an error */
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
  return (
    <ConfirmDialog open title={title} confirmLabel={okLabel} onConfirm={onOk} {...cancel}>
      <Alert tone={type === 'success' ? 'success' : 'danger'}>{children}</Alert>
    </ConfirmDialog>
  )
}
