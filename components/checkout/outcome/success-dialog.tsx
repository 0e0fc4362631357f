import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { BalancedText } from '@/components/ui/content/balanced-text'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { StatusAnimation } from '@/components/ui/feedback/status-animation'
import { Button } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { timeNow } from '@/lib/browser/clock'
import type { ExpectedTime } from '@/lib/domain/orders/expected-time'
import { timeHeadline } from '@/lib/domain/orders/headline'
import { shortNumber } from '@/lib/domain/orders/short-number'
import type { Estimate } from '@/lib/domain/stores/estimate'
import { addMinutes, type ZonedTime } from '@/lib/domain/time/time'
import { NextSteps, type PlacedFacts } from './next-steps'

interface SuccessDialogProps {
  orderId: string
  facts: PlacedFacts
}

/** The order exists: when and where it is handed over, its number, what is next, and links to store and order. */
export function SuccessDialog({ orderId, facts }: SuccessDialogProps) {
  const [t, orders] = [useTranslations('checkout'), useTranslations('orders')]
  const paths = usePaths()
  const short = shortNumber(orderId)
  const headline = useHeadline(facts)
  const toStore = () => location.assign(paths.store(facts.store.gid))
  return (
    <Dialog
      onClose={toStore}
      dismissable={false}
      title={t('order_created_title')}
      width={520}
      scene={<StatusAnimation of="success" />}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <Button variant="secondary" size="large" className="flex-1" onClick={toStore}>
            {t('back_to_store')}
          </Button>
          <Button data-autofocus size="large" className="flex-1" onClick={() => location.assign(paths.order(orderId))}>
            {t('go_to_order')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-1 text-center">
          {headline && (
            <p className="text-headline font-extrabold tabular-nums">
              <BalancedText>{headline}</BalancedText>
            </p>
          )}
          {short && <p className="text-lg font-bold tabular-nums">{orders('short_number', { number: short })}</p>}
        </div>
        <NextSteps facts={facts} hasHeadline={headline !== null} />
        <p className="text-center text-sm text-balance text-ink-soft wrap-anywhere">
          {t('order_created', { order_id: orderId })}
        </p>
      </div>
    </Dialog>
  )
}

/** When it arrives or is ready, as its page says it; null where no time is known. */
function useHeadline({ fulfilmentKind, time, estimate, clock }: PlacedFacts): string | null {
  const [t, language] = [useTranslations('orders'), useLocale()]
  const [now] = useState(() => new Date(timeNow()))
  if (fulfilmentKind !== 'delivery' && fulfilmentKind !== 'pickup') return null
  const expected =
    time === 'asap' ? estimatedTime(clock, estimate, now) : time && ({ kind: 'requested', at: time } as const)
  const arrival = fulfilmentKind === 'delivery' ? 'arriving' : 'ready'
  const headline = expected && timeHeadline(expected, arrival, { language, now })
  return headline && t(`headline.${headline.key}`, headline.values)
}

function estimatedTime(clock: ZonedTime | null, estimate: Estimate | null, now: Date): ExpectedTime | null {
  if (!clock || !estimate) return null
  const inMinutes = (minutes: number) => addMinutes(clock, (now.getTime() - Date.parse(clock)) / 60_000 + minutes)
  return { kind: 'estimated', from: inMinutes(estimate.from), at: inMinutes(estimate.to) }
}
