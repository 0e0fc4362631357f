import type { Localised } from '@/lib/domain/languages/languages'

/** What of a store, a dish or a deal has the words of a search, where its own name has not. */
export interface Hit {
  of: 'section' | 'product' | 'category'
  name: Localised
  /** products of the store with the words */
  count?: number
}
