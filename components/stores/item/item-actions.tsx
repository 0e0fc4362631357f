import type { MouseEvent } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { QuantityStepper } from '@/components/ui/forms/quantity-stepper'
import { interpolate } from '@/components/ui/loading/interpolate'
import { flyToCart } from '@/lib/browser/cart/fly-to-cart'
import { usePageLanguage } from '@/lib/browser/fetcher/page-language'
import { maxQuantityOf } from '@/lib/domain/cart/menu-selection'
import { formatMoney } from '@/lib/domain/money/money'
import type { ItemLabels } from './item-labels'
import { problemText } from './problem-text'
import type { ItemOrder, OrderedItem } from './use-item-order'

interface ItemActionsProps {
  product: OrderedItem
  order: ItemOrder
  currency: string
  labels: ItemLabels
  onAdded?: () => void
}

/** Quantity and the button with the total, or why the item cannot be ordered now. */
export function ItemActions({ product, order, currency, labels, onAdded }: ItemActionsProps) {
  const language = usePageLanguage()
  const { quantity, setQuantity, total, problem, add } = order
  if (problem) return <Alert tone="warning">{problemText(problem, labels.problem)}</Alert>
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (!add()) return
    flyToCart(event.currentTarget)
    onAdded?.()
  }
  return (
    <div className="flex items-center gap-3">
      <QuantityStepper value={quantity} max={maxQuantityOf(product)} labels={labels.stepper} onChange={setQuantity} />
      <Button block onClick={onPress} className="tabular-nums">
        {interpolate(labels.add, { count: quantity, price: formatMoney({ amount: total, currency }, language) })}
      </Button>
    </div>
  )
}
