/** The price breakdown of the express page, in minor units; the parts add up to the total. */
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

/** The URL of the provider's script, and this shop's client key. */
export interface ExpressConfig {
  scriptUrl: string
  clientKey: string
}
