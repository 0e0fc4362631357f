export interface GiftCard {
  gc: string
  g_id: string
  s_name: string
  bal: string
  curr: string
}

const OK = 200
const UNKNOWN_RECEIVER = 484
const UNKNOWN_CARD = 404

export function openWallet(isCustomer: (name: string) => boolean, firstCard: GiftCard) {
  const cardsOf = new Map<string, GiftCard[]>()
  const pointsOf = new Map<string, number>()

  const cards = (email: string) => cardsOf.get(email) ?? [firstCard]
  const points = (email: string) => pointsOf.get(email) ?? 0
  function give(email: string, gift: { cards?: GiftCard[]; points?: number }): void {
    if (gift.cards) cardsOf.set(email, gift.cards)
    if (gift.points !== undefined) pointsOf.set(email, gift.points)
  }
  function transfer(email: string, { code, receiver }: { code: string; receiver: string }) {
    const card = cards(email).find(({ gc }) => gc === code)
    if (!card) return UNKNOWN_CARD
    if (!isCustomer(receiver)) return UNKNOWN_RECEIVER
    give(email, { cards: cards(email).filter((one) => one !== card) })
    give(receiver, { cards: [...cards(receiver), card] })
    return OK
  }
  /** Answers what the card paid, at most `max`. */
  function spend(email: string, { code, points: used, max }: { code?: string; points: number; max: number }): number {
    pointsOf.set(email, points(email) - used)
    const card = code ? cards(email).find(({ gc }) => gc === code) : undefined
    if (!card) return 0
    const paid = Math.min(Number(card.bal), max)
    card.bal = (Number(card.bal) - paid).toFixed(2)
    return paid
  }
  return {
    cards,
    give,
    transfer,
    spend,
    balance: points,
    points: (email: string) => ({ balance: `${points(email)}`, remaining: points(email), redeemed: 0 }),
  }
}
