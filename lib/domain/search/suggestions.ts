import type { DealSummary } from '@/lib/domain/deals/deals'
import type { Hit } from '@/lib/domain/stores/hit'
import type { FoundDish } from '@/lib/domain/stores/home'
import type { StoreSummary } from '@/lib/domain/stores/stores'

/** What is suggested for the beginning of a search, a few of each kind. */
export interface Suggestions {
  categories: SuggestedCategory[]
  stores: SuggestedStore[]
  dishes: SuggestedDish[]
  deals: DealSummary[]
}

type SuggestedStore = StoreSummary & { hit?: Hit }
export type SuggestedDish = FoundDish & { storeName: string }

interface SuggestedCategory {
  name: string
  /** its ids from the first level on */
  path: number[]
  /** deals; null if the API omits it */
  count: number | null
}

/** As the list below the field shows it. */
export interface SuggestionRow {
  href: string
  name: string
  /** what is said beside the name; empty for nothing */
  detail: string
  /** null for what leads to a list; empty for none: a sign stands for either */
  picture: string | null
}

export interface SuggestedList {
  groups: SuggestionGroup[]
  /** how many there are, for a screen reader; empty without groups */
  summary: string
}

export interface SuggestionGroup {
  kind: keyof Suggestions | 'all'
  label: string
  rows: SuggestionRow[]
}
