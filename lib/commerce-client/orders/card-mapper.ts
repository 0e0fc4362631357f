import type { z } from 'zod'
import type { card as wireCard } from '@/lib/contract/checkout'
import type { Card } from '@/lib/domain/payment/card.schema'

export function toWireCard(card: Card): z.input<typeof wireCard> {
  return {
    num: card.number,
    owner: card.owner,
    type: card.type,
    expm: card.month,
    expy: card.year,
    cvv: card.cvv,
    cntry: card.country,
    zipcd: card.postalCode,
  }
}
