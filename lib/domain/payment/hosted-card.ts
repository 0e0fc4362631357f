/** The number of a card goes to the provider alone. */
export interface HostedCardConfig {
  publishableKey: string
  /** null: loaded from the provider's site */
  scriptUrl: string | null
}
