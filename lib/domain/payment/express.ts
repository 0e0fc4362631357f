/** What the express page shows of an order's price, in minor units; the parts add up to the total. */
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
  /** null where the API leaves them out */
  prices: ExpressPrices | null
}

/** Where the provider's script is, and the key that it knows this shop by. */
export interface ExpressConfig {
  scriptUrl: string
  clientKey: string
}
