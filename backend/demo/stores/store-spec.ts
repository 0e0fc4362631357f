import type { SurchargeRule } from '@/backend/db/schema/stores'
import { text } from '@/backend/demo/localise'
import type { Localised } from '@/lib/domain/site/languages'
import type { HoursKey } from './opening-hours'

/** The handwritten facts of a store; everything else follows from its place and trade. */
export interface StoreSpec {
  gid: number
  place: string
  leaves: [number, ...number[]]
  /** a key of the menus; null for a store that sells only deals */
  menu: string | null
  name: Localised
  description: Localised
  domain?: string
  hours?: HoursKey
  suspended?: boolean
  discountPercent?: number
  requireTableNumber?: boolean
  requireBillingAddress?: boolean
  takesPreorders?: boolean
  tipsEnabled?: boolean
  surcharge?: SurchargeRule
}

type Extras = Omit<StoreSpec, 'gid' | 'place' | 'leaves' | 'menu' | 'name' | 'description'>

/** Builds one store spec; name and description are `English|简体中文|日本語`. */
export function store(
  gid: number,
  place: string,
  leaves: [number, ...number[]],
  menu: string | null,
  name: string,
  description: string,
  extras: Extras = {},
): StoreSpec {
  return { gid, place, leaves, menu, name: text(name), description: text(description), ...extras }
}
