import type { PARTS } from '@/lib/contract/define-call'
import { orderStates } from './order-states'

interface PartPage {
  file: string
  title: string
  intro: string
  /** what its calls have in common */
  notes?: () => string
}

const SESSIONS = `## Sessions

A session is the token and the secret that \`login\` or \`register\` answers. The storefront keeps them in an encrypted cookie for up to 30 days; browsers cannot read them. There is no refresh call: a session lasts until the shopper logs out or a signed call has RC 401. RC 401 ends the session in the storefront, and the shopper logs in again. No other failure ends one. Several sessions of one account may be open at once.

Signed calls go through the gateway: [how a call travels](README.md#how-a-call-travels).`

const CARD_NUMBERS = `## Card numbers

\`aio\` carries a card as \`card\`, with its number, expiry date and code, unless the store has a \`publishable_key\` or \`appconfig\` has \`"card_entry": "hosted"\`. An API that receives card numbers is within the scope of PCI DSS, and so is the storefront’s server, which forwards them. With \`hosted\` the storefront shows no card form and sends no card: the card is entered in Stripe’s form, where the store has a \`publishable_key\`, else on the page of the \`pay_url\` in the answer.`

const MISSING_CALLS = `## Missing calls

Answer RC 404 to a call that you do not have; HTTP 404 or 405 without an RC means the same. Where \`giftcard\` or \`points\` has one of these answers, gift cards or points are hidden in the account and at the checkout. After any other failure they stay visible, and the page shows an error.`

/** The pages of the calls, each with what they have in common. */
export const PART_PAGES: Record<(typeof PARTS)[number], PartPage> = {
  shop: {
    file: '1-shop.md',
    title: '1. A shop to look at',
    intro:
      'Five reads, which anybody may make: with them there are home, lists, stores with their menus, and deals. Answer RC 404 to every other call at first.',
  },
  login: {
    file: '2-login.md',
    title: '2. Login',
    intro: 'Accounts, sessions and the profile.',
    notes: () => SESSIONS,
  },
  checkout: {
    file: '3-checkout.md',
    title: '3. Cart and checkout',
    intro:
      'A cart is in the browser. `ctotal` prices it, and `aio` turns the quote into an order. All amounts that a shopper sees at a checkout come from the quote.',
    notes: () => CARD_NUMBERS,
  },
  orders: {
    file: '4-orders.md',
    title: '4. Orders',
    intro: 'What was ordered, and what can still be done about it.',
    notes: orderStates,
  },
  rest: {
    file: '5-rest.md',
    title: '5. The rest',
    intro: 'Each of these adds a feature of its own; without it, that feature is absent or says that it failed.',
    notes: () => MISSING_CALLS,
  },
}
