/**
 * The accounts of the ledger. `provider` and `cash` hold money: a debit adds to them. The others are claims on it: a
 * credit adds to those. Every currency, and the unit of points, balances by itself.
 */
const ACCOUNTS = [
  /** money of a payer that no order has taken, or that is on its way back */
  'customer',
  /** what payment providers have taken and not returned */
  'provider',
  /** what stores collected at the counter or the door */
  'cash',
  /** what stores have earned */
  'store',
  'gift_card',
  'points',
] as const
export type Account = (typeof ACCOUNTS)[number]

export const POINTS = 'points'

export const TRANSFERS = {
  captured: { debit: 'provider', credit: 'customer' },
  paid: { debit: 'customer', credit: 'store' },
  /** an order ended: its money belongs to the payer again */
  returned: { debit: 'store', credit: 'customer' },
  refunded: { debit: 'customer', credit: 'provider' },
  /** a store collected what was due when it handed the goods over */
  collected: { debit: 'cash', credit: 'store' },
  card_issued: { debit: 'store', credit: 'gift_card' },
  card_voided: { debit: 'gift_card', credit: 'store' },
  card_spent: { debit: 'gift_card', credit: 'store' },
  cash_returned: { debit: 'store', credit: 'cash' },
  /** what a card had paid of an order was refunded, to it or to another card of the payer */
  card_restored: { debit: 'store', credit: 'gift_card' },
  /** a card changes hands: its balance leaves the giver, and `card_received` credits the receiver */
  card_given: { debit: 'gift_card', credit: 'customer' },
  card_received: { debit: 'customer', credit: 'gift_card' },
  points_earned: { debit: 'store', credit: 'points' },
  /** booked twice: as a number of points, and as the money that they paid */
  points_spent: { debit: 'points', credit: 'store' },
  /** what points had paid of an order was refunded; booked twice like `points_spent` */
  points_restored: { debit: 'store', credit: 'points' },
  points_unearned: { debit: 'points', credit: 'store' },
  /** what gift card and points had paid was refunded to a payer whose account is deleted; people then paid it out */
  credit_unclaimed: { debit: 'store', credit: 'customer' },
  credit_paid_out: { debit: 'customer', credit: 'cash' },
} as const satisfies Record<string, { debit: Account; credit: Account }>

export type TransferKind = keyof typeof TRANSFERS
