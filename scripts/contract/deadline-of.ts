import type { Call } from '@/lib/contract/define-call'
import { autocompletePlaces, readPlace, reverseGeocode } from '@/lib/contract/places'
import { suggest } from '@/lib/contract/suggest'
import { DEADLINES } from '@/lib/domain/time/deadlines'

const { read, call, charge, appConfig, hint } = DEADLINES
const seconds = (ms: number) => `${ms / 1000} s`

interface Deadline {
  /** beside the call */
  short: string
  /** in the table of all calls */
  value: string
  applies: (call: Call) => boolean
}

/** Public, but made for one shopper and not for a page. */
const SHOPPER_CALLS: readonly string[] = [autocompletePlaces, readPlace, reverseGeocode, suggest].map(
  ({ name }) => name,
)

/** Whether its answer is for everybody and may be stored. */
export function isSharedRead({ access, method, name }: Call): boolean {
  return access === 'public' && method === 'GET' && !SHOPPER_CALLS.includes(name)
}

const WRITE: Deadline = { short: seconds(call), value: seconds(call), applies: () => true }

/** How long the storefront waits for an answer; the first that applies. */
export const CALL_DEADLINES: Deadline[] = [
  {
    short: seconds(charge),
    value: `${seconds(charge)}, or \`PAYMENT_TIMEOUT_SECONDS\``,
    applies: ({ charges }) => charges === true,
  },
  {
    short: seconds(appConfig),
    value: `${seconds(appConfig)}, after which built-in settings apply; ${seconds(read)} for cities and before a payment`,
    applies: ({ name }) => name === 'appconfig',
  },
  { short: seconds(hint), value: seconds(hint), applies: ({ isHint }) => isHint === true },
  { short: seconds(read), value: seconds(read), applies: isSharedRead },
  {
    short: `${seconds(call)}, with a second try`,
    value: `${seconds(read)} for each of two tries, ${seconds(call)} for both`,
    applies: ({ method, isRepeatable }) => method === 'GET' || isRepeatable === true,
  },
  WRITE,
]

/** How long the storefront waits for the answer of a call. */
export const deadlineOf = (one: Call): Deadline => CALL_DEADLINES.find(({ applies }) => applies(one)) ?? WRITE
