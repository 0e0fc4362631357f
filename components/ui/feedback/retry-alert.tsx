import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/forms/button'
import { Alert } from './alert'

interface RetryAlertProps {
  title?: string
  children?: ReactNode
  onRetry: () => void
}

export function RetryAlert({ title, children, onRetry }: RetryAlertProps) {
  const t = useTranslations('common')
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <Button size="small" className="min-h-11" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
