import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button } from '@/components/ui/forms/button'
import { Choice } from '@/components/ui/forms/choice-group'
import { TextField } from '@/components/ui/forms/text-field'
import { TextareaField } from '@/components/ui/forms/textarea-field'
import { PressWaits } from '@/operator/calls/press-waits'
import { usePress } from '@/operator/calls/use-press'
import { readAmount } from '@/operator/layout/read-amount'
import { useMoney } from '@/operator/layout/use-money'
import { fetchOrder, type OrderDetail } from '@/operator/orders/use-orders'
import { RefundLines } from './refund-lines'

type What = 'rest' | 'lines' | 'amount'

const WHATS = ['rest', 'lines', 'amount'] as const

/** Returns all that is left, what lines cost, or an amount; one dialog refunds once, however often it is sent. */
export function RefundDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useTranslations('operator')
  const money = useMoney(order.currency)
  const press = usePress<OrderDetail>(onClose)
  const [key] = useState(newKey)
  const [what, setWhat] = useState<What>('rest')
  const [chosen, setChosen] = useState<Record<number, number>>({})
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const rest = order.paid - order.refunded
  const amount = readAmount(typed, order.currency)
  const lines = Object.entries(chosen).flatMap(([id, quantity]) => (quantity > 0 ? [{ id: Number(id), quantity }] : []))
  const isComplete = what === 'rest' || (what === 'lines' ? lines.length > 0 : amount !== null && amount > 0)
  const refund = () =>
    press.mutate({
      path: `/orders/${order.id}/refund`,
      body: {
        key,
        ...(what === 'lines' ? { lines } : { amount: what === 'rest' ? 'rest' : amount }),
        ...(reason.trim() && { reason: reason.trim() }),
      },
      read: () => fetchOrder(order.id),
      // the key says so: the same one is answered alike
      isDone: () => false,
    })
  return (
    <Dialog title={t('refund_title')} closeLabel={t('close')} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete) refund()
        }}
      >
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t('refund_title')}</legend>
          {WHATS.map((one) => (
            <Choice
              key={one}
              kind="radio"
              name="what"
              label={t(`refund_${one}`)}
              note={one === 'rest' ? money(rest) : undefined}
              checked={one === what}
              onChoose={() => setWhat(one)}
            />
          ))}
        </fieldset>
        {what === 'lines' && <RefundLines order={order} chosen={chosen} onChange={setChosen} />}
        {what === 'amount' && (
          <TextField
            label={t('amount', { currency: order.currency })}
            inputMode="decimal"
            autoComplete="off"
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <TextareaField
          label={t('reason')}
          hint={t('refund_reason_hint')}
          rows={2}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <PressWaits press={press} />
        <Button type="submit" variant="danger" block loading={press.isPending} disabled={!isComplete}>
          {t('refund')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Works also without https, where browsers have no `randomUUID`. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
