/** Minor units; the parts add up to the total. */
export interface ExpressPrices {
  storeSurcharge: number
  orderSurcharge: number
  subtotal: number
  storeDiscount: number
  shipping: number
  tax: number
  tip: number
  total: number
}

export interface ExpressStart {
  paymentId: string
  /** null when the API omits them */
  prices: ExpressPrices | null
}

export interface ExpressConfig {
  scriptUrl: string
  clientKey: string
}

/** The number of a card goes to the provider alone. */
export interface HostedCardConfig {
  publishableKey: string
  /** null: loaded from the provider's site */
  scriptUrl: string | null
}

/** Where a card is entered; in our own form if neither is there. */
export interface CardEntry {
  hostedCard?: HostedCardConfig | undefined
  /** on the page that the answer to an order leads to */
  isCardOnPayPage?: boolean | undefined
}
