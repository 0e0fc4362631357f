import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import { TextareaField } from '@/components/ui/forms/textarea-field'
import { PressWaits } from '@/operator/calls/press-waits'
import { usePress } from '@/operator/calls/use-press'
import { useTimes } from '@/operator/layout/use-times'
import { fetchOrder, type OrderDetail } from './use-orders'

/** What customer and store have written, and the store's answer. */
export function OrderComments({ order, timeZone }: { order: OrderDetail; timeZone: string }) {
  const t = useTranslations('operator')
  const timeOf = useTimes(timeZone)
  const [text, setText] = useState('')
  const reply = usePress<OrderDetail>(() => setText(''))
  const send = () => {
    const words = text.trim()
    const count = (one: OrderDetail) =>
      one.comments.filter(({ from, text: said }) => from === 'store' && said === words)
    const before = count(order).length
    reply.mutate({
      path: `/orders/${order.id}/reply`,
      body: { text: words },
      read: () => fetchOrder(order.id),
      isDone: (now) => count(now).length > before,
    })
  }
  return (
    <section aria-label={t('comments')} className="grid gap-4">
      {order.comments.length > 0 && (
        <ul className="grid gap-2">
          {order.comments.map(({ from, text: said, at }) => (
            <li key={`${at} ${said}`} className="grid gap-1 rounded-card bg-sunken p-3.5 print:p-0">
              <span className="text-sm text-ink-soft">{t(`from_${from}`, { time: timeOf(at) })}</span>
              <span className="whitespace-pre-wrap">{said}</span>
            </li>
          ))}
        </ul>
      )}
      <form
        className="grid gap-3 print:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) send()
        }}
      >
        <TextareaField
          label={t('reply')}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <PressWaits press={reply} />
        <Button type="submit" variant="secondary" loading={reply.isPending} disabled={text.trim() === ''}>
          {t('send')}
        </Button>
      </form>
    </section>
  )
}
