import { COUNTRIES } from '@/lib/domain/places/countries'
import { phoneText } from '@/lib/domain/places/phone-text'
import type { Order } from './orders'

export function storePhoneText({ storePhone, currency }: Pick<Order, 'storePhone' | 'currency'>): string {
  return phoneText(storePhone, storeCountry(currency))
}

/** Empty for none of ours. No call tells the country of an order's store, but each has its own currency. */
export function storeCountry(currency: string): string {
  return Object.values(COUNTRIES).find((one) => one.currency.code === currency)?.code ?? ''
}
