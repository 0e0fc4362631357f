import type { ChoicePair } from './choose-options'

/** A cart item as sent by a client; its price comes from the catalogue. */
export interface CartItem {
  pid: number
  quantity: number
  options: ChoicePair[]
}
