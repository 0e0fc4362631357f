import { CARD_TYPES, cardTypeOf } from '@/lib/domain/payment/cards'

/** The only card data that is ever stored: `Visa 4242`. */
export function toCardLabel(number: string): string {
  const type = cardTypeOf(number)
  return `${type ? CARD_TYPES[type] : 'Card'} ${number.slice(-4)}`
}
