import { useTranslations } from 'next-intl'
import { type SubmitEvent, useRef, useState } from 'react'
import { ChangeFailure } from '@/components/ui/feedback/change-failure'
import { showToast } from '@/components/ui/feedback/toast'
import { Button } from '@/components/ui/forms/button'
import { TextareaField } from '@/components/ui/forms/textarea-field'
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
  const t = useTranslations('orders')
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  const [comment, setComment] = useState('')
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const send = async () => {
    setFailure(null)
    setSending(true)
    const code = await onSend(comment.trim())
    setSending(false)
    if (code === 'comment_too_late') return onRejected()
    if (code) return setFailure(code)
    setComment('')
    showToast(t('comment_sent'))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!canComment(order)) onRejected()
    else if (comment.trim() === '') field.current?.focus()
    else void send()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {failure && <ChangeFailure code={failure} title={t('comment_failed')} />}
      <TextareaField
        label={t('write_comment')}
        rows={2}
        maxLength={MAX_COMMENT}
        counter={comment ? `${comment.length}/${MAX_COMMENT}` : undefined}
        ref={field}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <Button type="submit" variant="secondary" loading={isSending} className="justify-self-end">
        {t('send_comment')}
      </Button>
    </form>
  )
}
