import type { ChoicePair } from './choose-options'

/** Its price comes from the catalogue. */
export interface CartItem {
  pid: number
  quantity: number
  options: ChoicePair[]
}
