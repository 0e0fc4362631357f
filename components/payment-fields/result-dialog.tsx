'use client'

import type { ReactNode } from 'react'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Alert } from '@/components/ui/feedback/alert'

interface ResultDialogProps {
  /** an error unless it is said to be a success [PAY-21] */
  type?: 'success' | 'error'
  title: string
  children: ReactNode
  okLabel: string
  onOk: () => void
  /** with it the dialog can be left */
  cancelLabel?: string
  onCancel?: () => void
}

/** What a payment came to, with one way on. [PAY-19] [PPX-6] */
export function ResultDialog({ type = 'error', title, children, okLabel, onOk, ...cancel }: ResultDialogProps) {
  return (
    <ConfirmDialog open title={title} confirmLabel={okLabel} onConfirm={onOk} {...cancel}>
      <Alert tone={type === 'success' ? 'success' : 'danger'}>{children}</Alert>
    </ConfirmDialog>
  )
}
