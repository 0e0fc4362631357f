/** `price` is added to the unit price, in minor units of the currency of its deal or store. */
export interface OptionChoice {
  id: number
  name: string
  price: number
  /** 0 or less means sold out */
  stock: number
  groups: OptionGroup[]
}

export interface OptionGroup {
  id: number
  name: string
  min: number
  max: number
  choices: OptionChoice[]
}

/** Chosen option ids by option group id. */
export type ChosenOptions = Record<number, number[]>
