import type { ChoicePair } from './choose-options'

/** What a client puts in a cart; its price comes from the catalogue. */
export interface CartItem {
  pid: number
  quantity: number
  options: ChoicePair[]
}
