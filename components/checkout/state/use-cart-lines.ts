import { useQuery } from '@tanstack/react-query'
import { fetchCartLines } from '@/lib/browser/orders/fetch-checkout'
import type { Cart } from '@/lib/domain/cart/cart'
import type { QuoteLine } from '@/lib/domain/checkout/quote'
import { cartLinesKey } from '@/lib/routes/query-keys'
import type { QuoteView } from './use-quote'

/** The lines of the last price; before there is any, of the cart, once a price is refused. */
export function useCartLines({ gid, kind, items }: Cart, currency: string, { quote, failure }: QuoteView): QuoteLine[] {
  const request = { gid, lines: items, currency }
  const isNeeded = quote === null && failure !== null && kind !== 'pay' && items.length > 0
  const { data } = useQuery({
    queryKey: cartLinesKey(request),
    queryFn: () => fetchCartLines(request),
    enabled: isNeeded,
  })
  return quote?.lines ?? (data?.ok ? data.value : [])
}
