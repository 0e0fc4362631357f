import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { recordFailure } from '@/lib/browser/fetcher/record-failure'
import type { EnteredCard, HostedCard, openHostedCard } from '@/lib/browser/orders/hosted-card'
import type { Money } from '@/lib/domain/money/money'
import type { HostedCardConfig } from '@/lib/domain/payment/provider-config'

/** Where the main button leads a payer whose card is not complete. */
export const HOSTED_CARD_ID = 'hosted-card'

interface HostedCardFormProps {
  config: HostedCardConfig
  money: Money
  isSaved: boolean
  /** null while the card is not complete */
  onChange: (card: EnteredCard | null) => void
}

/** The payment provider's own card form; its script is loaded with it. */
export function HostedCardForm({ config, money, isSaved, onChange }: HostedCardFormProps) {
  const language = useLocale()
  const t = useTranslations('payment')
  const container = useRef<HTMLDivElement>(null)
  const form = useRef<Promise<HostedCard> | null>(null)
  const latest = useRef({ money, isSaved, onChange })
  latest.current = { money, isSaved, onChange }
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const { publishableKey, scriptUrl } = config
  const { amount, currency } = money

  const open = useCallback(() => {
    if (!container.current) return
    setState('loading')
    form.current = openForm({ publishableKey, scriptUrl }, container.current, {
      amount: latest.current.money.amount,
      currency,
      language,
      isSaved: latest.current.isSaved,
      onChange: (card) => latest.current.onChange(card),
    })
    form.current.then(
      () => setState('ready'),
      (cause: unknown) => {
        recordFailure('card form', cause)
        setState('failed')
      },
    )
  }, [publishableKey, scriptUrl, currency, language])
  useEffect(() => {
    open()
    return () => void form.current?.then((card) => card.close()).catch(() => null)
  }, [open])
  useEffect(() => {
    void form.current?.then((card) => card.setAmount(amount)).catch(() => null)
  }, [amount])
  useEffect(() => {
    void form.current?.then((card) => card.setSaved(isSaved)).catch(() => null)
  }, [isSaved])

  return (
    <div id={HOSTED_CARD_ID} tabIndex={-1}>
      {state === 'loading' && <Skeleton className="h-40 rounded-card" />}
      {state === 'failed' && <RetryAlert title={t('card_form_failed')} onRetry={open} />}
      <div ref={container} />
    </div>
  )
}

async function openForm(...[config, container, options]: Parameters<typeof openHostedCard>): Promise<HostedCard> {
  const hosted = await import('@/lib/browser/orders/hosted-card')
  return hosted.openHostedCard(config, container, options)
}
