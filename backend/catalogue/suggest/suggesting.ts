import type { Language } from '@/lib/domain/languages/languages'
import type { CityKey } from '@/lib/domain/places/cities'
import type { Point } from '@/lib/domain/places/places'

/** What is suggested for. */
export interface Suggesting {
  keywords: string
  /** the result of `toSearchQuery` for them */
  words: string
  language: Language
  near: Point
  city: CityKey
  /** the one store whose products and deals are suggested */
  gid: number | undefined
  /** of each kind */
  limit: number
}
