import { OptionChoices } from '@/components/ui/forms/option-choices'
import { interpolate } from '@/components/ui/loading/interpolate'
import { FEW_LEFT } from '@/lib/domain/stores/menu'
import type { ItemLabels } from './item-labels'
import type { ItemOrder, OrderedItem } from './use-item-order'

interface ItemChoicesProps {
  product: OrderedItem
  order: ItemOrder
  currency: string
  labels: ItemLabels
}

/** An item's option groups, after what its stock or its store's hours mean for an order. */
export function ItemChoices({ product: { stock, optionGroups }, order, currency, labels }: ItemChoicesProps) {
  return (
    <>
      {stock !== null && stock > 0 && stock < FEW_LEFT && <Notice>{interpolate(labels.left, { count: stock })}</Notice>}
      {order.isLater && <Notice>{labels.later}</Notice>}
      <OptionChoices
        groups={optionGroups}
        options={order.options}
        onChange={order.setOptions}
        currency={currency}
        labels={labels.options}
        highlighted={order.highlighted}
      />
    </>
  )
}

function Notice({ children }: { children: string }) {
  return <p className="text-sm font-semibold text-warning">{children}</p>
}
