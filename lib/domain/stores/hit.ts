/** What of a store, a dish or a deal has the words of a search, where its own name has not. */
export interface Hit {
  /** null: the API names another kind */
  of: 'section' | 'product' | 'category' | null
  name: string
  /** products of the store with the words, or of the section; null if the API omits it */
  count: number | null
}
