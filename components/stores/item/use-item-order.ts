import { useState } from 'react'
import { useNow } from '@/components/ui/loading/use-now'
import { addToCart } from '@/lib/browser/cart/menu-cart'
import { timeNow } from '@/lib/browser/clock'
import { lineOf, orderProblem, priceOf } from '@/lib/domain/cart/menu-selection'
import { type ChosenOptions, preselect, unansweredGroups } from '@/lib/domain/option-groups'
import type { OrderingStore, Product } from '@/lib/domain/stores/menu'
import { ordering } from '@/lib/domain/stores/store-status'

/** The part of an item that its form uses, small enough for the browser. */
export type OrderedItem = Pick<Product, 'id' | 'price' | 'optionGroups' | 'stock' | 'available'> & {
  isGiftCard?: boolean
}

/** `total` is in minor units. `serverNow` (epoch ms) is when the page was rendered. */
export function useItemOrder(product: OrderedItem, store: OrderingStore, serverNow?: number) {
  const { optionGroups } = product
  const [options, setOptions] = useState<ChosenOptions>(() => preselect(optionGroups))
  const [quantity, setQuantity] = useState(1)
  const [isValidated, setValidated] = useState(false)
  const now = useNow(serverNow)
  const problem = orderProblem(product, store, now)
  const missing = unansweredGroups(optionGroups, options).map(({ id }) => `option-${id}`)
  /** If it was not added, goes to the first group in which too little is chosen. */
  const add = (): boolean => {
    if (orderProblem(product, store, new Date(timeNow(now.getTime())))) return false
    const line = lineOf(product, options, quantity)
    if (line) {
      addToCart(store, line)
      setQuantity(1)
      return true
    }
    setValidated(true)
    const group = document.getElementById(`${missing[0]}`)
    group?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true })
    group?.scrollIntoView?.({ block: 'center' })
    return false
  }
  return {
    options,
    setOptions,
    quantity,
    setQuantity,
    highlighted: isValidated ? missing : [],
    total: priceOf(product, options) * quantity,
    problem,
    isLater: !problem && ordering(store, now) === 'later',
    add,
  }
}

export type ItemOrder = ReturnType<typeof useItemOrder>
