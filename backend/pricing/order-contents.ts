import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'

/** Whether dishes, or other goods of the menu, are among the lines: neither deals, gift cards nor amounts. */
export function buysDishes(lines: readonly { kind: number; dealId: number | null }[]): boolean {
  return lines.some((line) => line.kind === LINE_KIND.goods && line.dealId === null)
}

/** The total without gift cards, in minor units. */
export function goodsTotal(lines: readonly { kind: number; amount: number }[]): number {
  return lines.reduce((sum, { kind, amount }) => (kind === LINE_KIND.giftCard ? sum : sum + amount), 0)
}

/** Whether only gift cards are bought: these are mailed, so that nothing needs fulfilment. */
export function isGiftCardsOnly(lines: readonly { kind: number }[]): boolean {
  return lines.length > 0 && lines.every((line) => line.kind === LINE_KIND.giftCard)
}
