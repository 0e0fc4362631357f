'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/forms/button'
import { OptionChoices } from '@/components/ui/forms/option-choices'
import { usePageLanguage } from '@/lib/browser/fetcher/page-language'
import { useSession } from '@/lib/browser/session/session-store'
import type { DealOffer } from '@/lib/domain/deals/deal-selection'
import { formatMoney } from '@/lib/domain/money/money'
import { unitPrice } from '@/lib/domain/option-groups'
import type { PurchaseLabels } from './purchase-labels'
import { QuantityAndShipping } from './quantity-and-shipping'
import { usePurchase } from './use-purchase'

interface PurchaseSelectorProps {
  offer: DealOffer
  currency: string
  labels: PurchaseLabels
  /** when the page was rendered, epoch milliseconds */
  now: number
}

/** Options, quantity, shipping and the buy button with the total; a bar at the bottom on a phone. */
export function PurchaseSelector({ offer, currency, labels, now }: PurchaseSelectorProps) {
  const language = usePageLanguage()
  const { selection, setSelection, state, highlighted, buy } = usePurchase(offer, now)
  const formId = useId()
  const { status } = useSession()
  const total = unitPrice(offer, selection) * (selection.quantity ?? 1)
  const price = formatMoney({ amount: total, currency }, language)
  const onSubmit = () => {
    const first = buy()
    if (!first) return
    const group = document.getElementById(first)
    group?.querySelector<HTMLElement>('input:enabled, select')?.focus({ preventScroll: true })
    group?.scrollIntoView?.({ block: 'center' })
  }
  const button = (size: 'medium' | 'large') => (
    <Button type="submit" form={formId} size={size} block disabled={state !== 'buy'}>
      {state === 'buy' ? (
        <span>
          {labels.buy} · <span className="money">{price}</span>
        </span>
      ) : (
        labels[state]
      )}
    </Button>
  )
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="grid gap-6"
    >
      <OptionChoices
        groups={offer.optionGroups}
        options={selection.options}
        onChange={(options) => setSelection({ ...selection, options })}
        currency={currency}
        labels={labels}
        highlighted={highlighted}
      />
      <QuantityAndShipping
        offer={offer}
        selection={selection}
        onChange={setSelection}
        labels={labels}
        highlighted={highlighted}
      />
      <div className="lg:tall:sticky lg:bottom-0 lg:-mx-5 lg:-mb-5 lg:border-t lg:border-line lg:bg-surface lg:px-5 lg:py-4">
        <p role="alert" className="text-center text-sm font-semibold text-danger sentence-case not-empty:pb-3">
          {highlighted.length > 0 && labels.missing}
        </p>
        <p className="min-h-[1lh] text-center text-sm text-ink-soft lg:pb-2">
          {status === 'visitor' && labels.needsLogin}
        </p>
        <div className="max-lg:hidden">{button('large')}</div>
      </div>
      <div
        data-buy-bar
        className="inset-x-0 bottom-(--tab-bar) z-20 tall:fixed border-t border-line bg-surface px-4 py-3 shadow-raised lg:hidden"
      >
        {button('large')}
      </div>
    </form>
  )
}
