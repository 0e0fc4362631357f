'use client'

import type { OrderingStore } from '@/lib/domain/stores/menu'
import { ItemActions } from './item-actions'
import { ItemChoices } from './item-choices'
import type { ItemLabels } from './item-labels'
import { type OrderedItem, useItemOrder } from './use-item-order'

interface ItemPanelProps {
  product: OrderedItem
  store: OrderingStore
  labels: ItemLabels
  /** when the page was rendered, epoch milliseconds */
  now: number
}

/** An item's choices on its own page; quantity and button stay in sight. */
export function ItemPanel({ product, store, labels, now }: ItemPanelProps) {
  const form = { product, order: useItemOrder(product, store, now), currency: store.currency, labels }
  return (
    <div className="grid gap-5">
      <ItemChoices {...form} />
      <div className="item-actions">
        <ItemActions {...form} />
      </div>
    </div>
  )
}
