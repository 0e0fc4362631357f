import type { CheckoutRequest } from '@/backend/checkout/checkout-request'
import { FLAT_RATES } from '@/backend/checkout/fulfilment/resolve-fulfilment'
import type { PricedCart } from '@/backend/checkout/pricing/price-cart'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'

/** Throws `invalidShippingCode`, and `invalidRequest` for a table number or party size that is not 1 to 3 digits. */
export function validateOptions(request: CheckoutRequest, { store }: PricedCart): void {
  const { eatin, flatrate } = FULFILMENT_METHOD
  const { fulfilmentMethod, fulfilmentOption, tableNumber, partySize } = request
  const codes = fulfilmentMethod === flatrate ? FLAT_RATES.map((rate) => rate.code as string) : ['']
  if (!codes.includes(fulfilmentOption)) throw new DomainError('invalidShippingCode', 'unknown shipping code')
  if (fulfilmentMethod !== eatin) return
  const needsTable = store.settings.requireTableNumber || tableNumber !== ''
  if (needsTable && !/^\d{1,3}$/.test(tableNumber))
    throw new DomainError('invalidRequest', 'a table number is required', { field: 'tb_num' })
  if (partySize !== '' && !/^\d{1,3}$/.test(partySize))
    throw new DomainError('invalidRequest', 'the party size is not a number', { field: 'party_size' })
}
