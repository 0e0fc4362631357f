import { text } from '@/backend/demo/localise'
import type { Localised } from '@/lib/domain/site/languages'

/** One past order of the demo customer, oldest last. */
export interface OrderPlan {
  status: 1 | 2 | 3 | 4 | 5 | 6
  /** days ago */
  age: number
  what: 'menu' | 'deal'
  gid?: number
  /** cents taken from a gift card */
  giftCard?: { code: string; amount: number }
  /** points spent */
  points?: number
  couponPercent?: number
  isUnpaid?: boolean
  comments?: [string, string?]
  /** put on it by the store, to be paid separately; minor units */
  surcharge?: { label: Localised; value: number }
}

export const WELCOME_CARD = 'PLZ7QK2M9X4B'

/** Twenty-eight orders, so that the history has a second page. */
export const ORDER_PLANS: OrderPlan[] = [
  { status: 1, age: 0.01, what: 'menu', gid: 1001, comments: ['Please leave out the coriander.'] },
  { status: 1, age: 0.02, what: 'deal', isUnpaid: true },
  {
    status: 2,
    age: 0.03,
    what: 'menu',
    gid: 1011,
    comments: ['Two sets of cutlery, please.', 'Of course, packed! The fish weighs more than ordered, see below.'],
    surcharge: { label: text('Weight difference|重量差额|重量差額'), value: 320 },
  },
  { status: 2, age: 0.2, what: 'deal' },
  { status: 3, age: 0.6, what: 'deal' },
  { status: 4, age: 2, what: 'menu', gid: 1001, giftCard: { code: WELCOME_CARD, amount: 1500 } },
  { status: 4, age: 4, what: 'deal', couponPercent: 10 },
  {
    status: 5,
    age: 6,
    what: 'menu',
    gid: 1005,
    comments: ['Sorry, our plans changed.', 'No problem, refunded in full.'],
  },
  { status: 4, age: 9, what: 'menu', gid: 1006, points: 500 },
  { status: 4, age: 13, what: 'deal' },
  { status: 4, age: 18, what: 'menu', gid: 1009 },
  { status: 6, age: 24, what: 'deal' },
  { status: 4, age: 31, what: 'menu', gid: 1014 },
  { status: 4, age: 38, what: 'menu', gid: 1001 },
  { status: 4, age: 45, what: 'deal' },
  { status: 5, age: 52, what: 'deal' },
  { status: 4, age: 60, what: 'menu', gid: 1018, points: 300 },
  { status: 4, age: 71, what: 'menu', gid: 1002 },
  { status: 4, age: 83, what: 'deal' },
  { status: 4, age: 95, what: 'menu', gid: 1021 },
  { status: 4, age: 108, what: 'menu', gid: 1011 },
  { status: 6, age: 121, what: 'menu', gid: 1007 },
  { status: 4, age: 140, what: 'deal' },
  { status: 4, age: 162, what: 'menu', gid: 1001, giftCard: { code: WELCOME_CARD, amount: 1200 } },
  { status: 5, age: 188, what: 'menu', gid: 1024 },
  { status: 4, age: 215, what: 'deal' },
  { status: 4, age: 260, what: 'menu', gid: 1005 },
  {
    status: 4,
    age: 310,
    what: 'menu',
    gid: 1001,
    comments: ['First order, very curious!', 'Welcome, enjoy the noodles.'],
  },
]
