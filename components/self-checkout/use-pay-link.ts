import { useMemo, useState, useSyncExternalStore } from 'react'
import { givenAmount, type PadKey, press, typedAmount } from '@/lib/domain/self-checkout/keypad'
import { readPayLink } from '@/lib/domain/self-checkout/pay-link'

const never = () => () => undefined

/**
 * The parameters of the URL, and the amount as typed. The page of links is cached for all of them, so the link is null
 * until the browser has parsed it. `type` presses a key; `amount` is minor units.
 */
export function usePayLink(currency: string, isLinked: boolean) {
  const pathname = useSyncExternalStore(never, pathnameNow, () => (isLinked ? null : ''))
  const link = useMemo(() => (pathname === null ? null : readPayLink(pathname)), [pathname])
  const [typed, setTyped] = useState<string | null>(null)
  const given = givenAmount(link?.amount, currency)
  const text = typed ?? given
  // keys that were pressed early come together, before the next render
  const type = (key: PadKey) => setTyped((before) => press(before ?? given, key, currency))
  return { link, text, type, amount: typedAmount(text, currency) }
}

function pathnameNow(): string {
  return location.pathname
}
