import { LINE_KIND } from '@/lib/domain/codes/line-kind'

/** Whether only gift cards are bought: they are sent by email, so nothing needs fulfilment. */
export function isGiftCardsOnly(lines: readonly { kind: number }[]): boolean {
  return lines.length > 0 && lines.every((line) => line.kind === LINE_KIND.giftCard)
}
