'use client'

import type { ReactNode } from 'react'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Alert } from '@/components/ui/feedback/alert'

interface ResultDialogProps {
  /** an error unless it is said to be a success */
  type?: 'success' | 'error'
  title: string
  children: ReactNode
  okLabel: string
  onOk: () => void
  /** with it the dialog can be left */
  cancelLabel?: string
  onCancel?: () => void
}

/** What a payment came to, with one way on. */
export function ResultDialog({ type = 'error', title, children, okLabel, onOk, ...cancel }: ResultDialogProps) {
  return (
    <ConfirmDialog open title={title} confirmLabel={okLabel} onConfirm={onOk} {...cancel}>
      <Alert tone={type === 'success' ? 'success' : 'danger'}>{children}</Alert>
    </ConfirmDialog>
  )
}
