import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { transferGiftCard } from '@/lib/browser/account/fetch-wallet'
import { giftCardTransferSchema } from '@/lib/domain/account/gift-card.schema'
import type { GiftCard } from '@/lib/domain/account/gift-cards'
import type { ErrorCode, Result } from '@/lib/domain/result'
import { giftCardsKey } from '@/lib/routes/query-keys'

/** The state of the transfer form: its fields, the confirmation, and sending. */
export function useTransfer({ code }: GiftCard, onDone: (waiting: GiftCard | null) => void) {
  const client = useQueryClient()
  const form = useForm({
    resolver: zodResolver(giftCardTransferSchema),
    defaultValues: { code, receiver: '', comment: '' },
  })
  const [step, setStep] = useState<'fill' | 'confirm'>('fill')
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  /** to whom nobody knows whether it was given */
  const lostReceiver = useRef<string | null>(null)

  const proceed = form.handleSubmit(() => {
    setFailure(null)
    setStep('confirm')
  })
  const send = form.handleSubmit(async (transfer) => {
    const answer = await transferGiftCard(transfer, lostReceiver.current === transfer.receiver)
    if (!answer.ok) {
      if (answer.code === 'change_unknown') lostReceiver.current = transfer.receiver
      setFailure(answer.code)
      return setStep('fill')
    }
    const waiting = answer.value
    client.setQueryData<Result<GiftCard[]>>(giftCardsKey, (known) =>
      known?.ok
        ? { ok: true, value: known.value.flatMap((card) => (card.code === code ? (waiting ?? []) : card)) }
        : known,
    )
    onDone(waiting)
  })
  const back = () => setStep('fill')
  return { form, step, proceed, back, send, busy: form.formState.isSubmitting, failure }
}
