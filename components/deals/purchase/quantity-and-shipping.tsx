import { Store, Truck } from 'lucide-react'
import { Choice, ChoiceGroup } from '@/components/ui/forms/choice-group'
import {
  type DealGroupKey,
  type DealOffer,
  type DealSelection,
  fulfilmentChoices,
  quantityChoices,
  shippingText,
} from '@/lib/domain/deals/deal-selection'
import type { PurchaseLabels } from './purchase-labels'

interface Props {
  offer: DealOffer
  selection: DealSelection
  onChange: (selection: DealSelection) => void
  labels: PurchaseLabels
  highlighted: DealGroupKey[]
}

const MAX_BUTTONS = 6

export function QuantityAndShipping({ offer, selection, onChange, labels, highlighted }: Props) {
  const amounts = quantityChoices(offer.limit)
  const ways = fulfilmentChoices(offer)
  const setQuantity = (quantity: number | null) => onChange({ ...selection, quantity })
  const problem = (key: DealGroupKey) => (highlighted.includes(key) ? labels.missing : undefined)
  return (
    <>
      <ChoiceGroup id="quantity" name={labels.quantity} rule={labels.mustChoose} problem={problem('quantity')}>
        {amounts.length <= MAX_BUTTONS ? (
          <div className="flex flex-wrap gap-2">
            {amounts.map(({ value }) => (
              <label key={value} className="choice-number">
                <input
                  type="radio"
                  name="quantity"
                  checked={selection.quantity === value}
                  onChange={() => setQuantity(value)}
                  className="sr-only"
                />
                {value}
              </label>
            ))}
          </div>
        ) : (
          <select
            aria-label={labels.quantity}
            value={selection.quantity ?? ''}
            onChange={(event) => setQuantity(Number(event.target.value) || null)}
            className="min-h-12 w-full rounded-control border border-line-strong bg-surface px-3.5"
          >
            <option value="">{labels.chooseQuantity}</option>
            {amounts.map(({ value }) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        )}
      </ChoiceGroup>
      {ways.length === 0 && <p className="text-ink-soft">{labels[shippingText(null)]}</p>}
      {ways.length > 0 && (
        <ChoiceGroup id="shipping" name={labels.shipping} rule={labels.mustChoose} problem={problem('shipping')}>
          <div className="grid gap-2">
            {ways.map((way) => (
              <Choice
                key={way}
                kind="radio"
                name="shipping"
                label={labels[way]}
                icon={
                  way === 'pickup' ? <Store aria-hidden className="size-5" /> : <Truck aria-hidden className="size-5" />
                }
                checked={selection.shipping === way}
                onChoose={() => onChange({ ...selection, shipping: way })}
              />
            ))}
          </div>
        </ChoiceGroup>
      )}
    </>
  )
}
