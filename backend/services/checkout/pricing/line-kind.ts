/** What a line stands for: goods, a gift card that is bought, or an amount without goods. */
export const LINE_KIND = { goods: 0, giftCard: 1, amount: 2 } as const

/** Whether nothing but gift cards is bought: they come by mail, so there is nothing to hand over. */
export function isGiftCardsOnly(lines: readonly { kind: number }[]): boolean {
  return lines.length > 0 && lines.every((line) => line.kind === LINE_KIND.giftCard)
}
