import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'

interface HeroAction {
  label: 'order' | 'book' | 'see_deals'
  target: 'menu' | 'deals'
}

interface OnPage {
  /** other than gift cards */
  hasMenu: boolean
  hasDeals: boolean
}

const BOOKED: readonly number[] = [STORE_TYPE.groupSale, STORE_TYPE.travel, STORE_TYPE.service]

/** Whether what a store of this kind sells is booked. */
export const isBooked = (kind: number): boolean => BOOKED.includes(kind)

/** The one button of a store's hero: what its visitors came for; null without any of it. */
export function heroAction(kind: number, { hasMenu, hasDeals }: OnPage): HeroAction | null {
  if (hasDeals && isBooked(kind)) return { label: 'book', target: 'deals' }
  if (hasMenu) return { label: 'order', target: 'menu' }
  return hasDeals ? { label: 'see_deals', target: 'deals' } : null
}
