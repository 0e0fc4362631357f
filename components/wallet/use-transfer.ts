'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { giftCardsKey } from '@/lib/api/query-keys/wallet'
import { transferGiftCard } from '@/lib/browser/account/gift-cards'
import type { GiftCard } from '@/lib/domain/account/gift-cards'
import type { ErrorCode, Result } from '@/lib/domain/result'

/** What is filled in, whether it is being asked about, and the way to send it. */
export function useTransfer(card: GiftCard, onDone: () => void) {
  const client = useQueryClient()
  const [receiver, setReceiver] = useState('')
  const [comment, setComment] = useState('')
  const [step, setStep] = useState<'fill' | 'confirm'>('fill')
  const [isMissing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ErrorCode | null>(null)

  const type = (text: string) => {
    setReceiver(text)
    setMissing(false)
  }
  const proceed = () => {
    setMissing(!receiver.trim())
    setFailure(null)
    if (receiver.trim()) setStep('confirm')
    return receiver.trim() !== ''
  }
  const send = async () => {
    setBusy(true)
    const answer = await transferGiftCard({ code: card.code, receiver: receiver.trim(), comment: comment.trim() })
    setBusy(false)
    if (!answer.ok) {
      setFailure(answer.code)
      return setStep('fill')
    }
    client.setQueryData<Result<GiftCard[]>>(giftCardsKey, (known) =>
      known?.ok ? { ok: true, value: known.value.filter(({ code }) => code !== card.code) } : known,
    )
    onDone()
  }
  const back = () => setStep('fill')
  return { receiver, type, isMissing, comment, setComment, step, proceed, back, send, busy, failure }
}
