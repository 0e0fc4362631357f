/** The card form of the payment provider, on our page: the number of a card goes to the provider alone. */
export interface HostedCardConfig {
  publishableKey: string
  /** of the provider's script, if it is not loaded from the provider's site */
  scriptUrl: string | null
}
