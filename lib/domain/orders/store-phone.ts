import { COUNTRIES } from '@/lib/domain/places/countries'
import { phoneText } from '@/lib/domain/places/phone-text'
import type { Order } from './orders'

/** No call tells its country, but each has its own currency. */
export function storePhoneText({ storePhone, currency }: Pick<Order, 'storePhone' | 'currency'>): string {
  const country = Object.values(COUNTRIES).find((one) => one.currency.code === currency)
  return phoneText(storePhone, country?.code ?? '')
}
