import type { CityKey } from '@/lib/domain/places/cities'
import type { Point } from '@/lib/domain/places/places'

/** What is suggested for. */
export interface Suggesting {
  keywords: string
  /** the result of `toSearchQuery` for them */
  words: string
  near: Point
  city: CityKey
  /** the one store whose products and deals are suggested */
  gid: number | undefined
  /** of each kind */
  limit: number
}
