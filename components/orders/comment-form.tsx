'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '@/components/ui/feedback/alert'
import { showToast } from '@/components/ui/feedback/toast'
import { Button } from '@/components/ui/forms/button'
import { TextareaField } from '@/components/ui/forms/textarea-field'
import { orderComment } from '@/lib/domain/orders/order-form'
import { canComment } from '@/lib/domain/orders/order-rules'
import { MAX_COMMENT, type Order } from '@/lib/domain/orders/orders'
import type { ErrorCode } from '@/lib/domain/result'

interface CommentFormProps {
  order: Order
  /** returns null on success */
  onSend: (comment: string) => Promise<ErrorCode | null>
  /** called when the store has started preparing */
  onRejected: () => void
}

/** Sends a comment to the store until it starts preparing; an empty one is not sent. */
export function CommentForm({ order, onSend, onRejected }: CommentFormProps) {
  const [t, errors] = [useTranslations('orders'), useTranslations('errors')]
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  const form = useForm({ resolver: zodResolver(orderComment), defaultValues: { comment: '' } })
  const { length } = form.watch('comment')
  const send = form.handleSubmit(async ({ comment }) => {
    setFailure(null)
    const code = await onSend(comment)
    if (code === 'comment_too_late') return onRejected()
    if (code) return setFailure(code)
    form.reset()
    showToast(t('comment_sent'))
  })
  const submit = (event: SubmitEvent) => {
    if (canComment(order)) return send(event)
    event.preventDefault()
    onRejected()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {failure && (
        <Alert tone="danger" title={t('comment_failed')}>
          {errors(failure)}
        </Alert>
      )}
      <TextareaField
        label={t('write_comment')}
        rows={2}
        maxLength={MAX_COMMENT}
        counter={length > 0 ? `${length}/${MAX_COMMENT}` : undefined}
        {...form.register('comment')}
      />
      <Button type="submit" variant="secondary" loading={form.formState.isSubmitting} className="justify-self-end">
        {t('send_comment')}
      </Button>
    </form>
  )
}
