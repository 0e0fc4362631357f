import { LINE_KIND } from '@/lib/domain/codes/line-kind'

/** Whether nothing but gift cards is bought: they come by mail, so there is nothing to hand over. */
export function isGiftCardsOnly(lines: readonly { kind: number }[]): boolean {
  return lines.length > 0 && lines.every((line) => line.kind === LINE_KIND.giftCard)
}
