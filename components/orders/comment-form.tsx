'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useRef, useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { showToast } from '@/components/ui/feedback/toast'
import { Button } from '@/components/ui/forms/button'
import { TextareaField } from '@/components/ui/forms/textarea-field'
import { canComment } from '@/lib/domain/orders/order-rules'
import { MAX_COMMENT, type Order } from '@/lib/domain/orders/orders'
import type { ErrorCode } from '@/lib/domain/result'

interface CommentFormProps {
  order: Order
  /** null: sent */
  onSend: (comment: string) => Promise<ErrorCode | null>
  /** the store has started preparing */
  onRejected: () => void
}

/** A word to the store, until it starts preparing; an empty one is not sent. */
export function CommentForm({ order, onSend, onRejected }: CommentFormProps) {
  const [t, errors] = [useTranslations('orders'), useTranslations('errors')]
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    if (!canComment(order)) return onRejected()
    if (!text.trim()) return form.current?.querySelector('textarea')?.focus()
    setBusy(true)
    setFailure(null)
    const code = await onSend(text.trim())
    setBusy(false)
    if (code === 'comment_too_late') return onRejected()
    if (code) return setFailure(code)
    setText('')
    showToast(t('comment_sent'))
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-3">
      {failure && (
        <Alert tone="danger" title={t('comment_failed')}>
          {errors(failure)}
        </Alert>
      )}
      <TextareaField
        label={t('write_comment')}
        rows={2}
        maxLength={MAX_COMMENT}
        counter={text ? `${text.length}/${MAX_COMMENT}` : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" loading={busy} className="justify-self-end">
        {t('send_comment')}
      </Button>
    </form>
  )
}
