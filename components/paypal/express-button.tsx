import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { recordFailure } from '@/lib/browser/fetcher/record-failure'
import { type ExpressHandlers, renderExpressButton } from '@/lib/browser/orders/express-script'
import type { ExpressConfig } from '@/lib/domain/payment/provider-config'

interface ExpressButtonProps {
  config: ExpressConfig
  currency: string
  handlers: ExpressHandlers
}

/** The provider's own button; its handlers may change while it is mounted. */
export function ExpressButton({ config, currency, handlers }: ExpressButtonProps) {
  const t = useTranslations('paypal')
  const container = useRef<HTMLDivElement>(null)
  const latest = useRef(handlers)
  latest.current = handlers
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const { scriptUrl, clientKey } = config
  const render = useCallback(async () => {
    if (!container.current) return
    setState('loading')
    try {
      await renderExpressButton({ scriptUrl, clientKey, currency }, container.current, {
        payment: () => latest.current.payment(),
        onAuthorize: (approval) => latest.current.onAuthorize(approval),
        onCancel: () => latest.current.onCancel(),
        onError: (cause) => latest.current.onError(cause),
      })
      setState('ready')
    } catch (cause) {
      recordFailure('express script', cause)
      setState('failed')
    }
  }, [scriptUrl, clientKey, currency])
  useEffect(() => void render(), [render])
  return (
    <>
      {state === 'loading' && <Skeleton className="h-13 rounded-full" />}
      {state === 'failed' && <RetryAlert title={t('script_failed')} onRetry={() => void render()} />}
      <div ref={container} />
    </>
  )
}
