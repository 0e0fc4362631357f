import { useMemo, useState, useSyncExternalStore } from 'react'
import { givenAmount, typedAmount } from '@/lib/domain/self-checkout/keypad'
import { readPayLink } from '@/lib/domain/self-checkout/pay-link'

const never = () => () => undefined

/**
 * The parameters of the URL, and the amount as typed. The page is cached for all amounts, so the link is null until
 * the browser has parsed it. `amount` is minor units.
 */
export function usePayLink(currency: string) {
  const pathname = useSyncExternalStore(never, pathnameNow, () => null)
  const link = useMemo(() => (pathname === null ? null : readPayLink(pathname)), [pathname])
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? givenAmount(link?.amount)
  return { link, text, setText: setTyped, amount: typedAmount(text, currency) }
}

function pathnameNow(): string {
  return location.pathname
}
