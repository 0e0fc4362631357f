/** What the books must say after every acknowledged command; minor units and points. */
export interface ModelOrder {
  id: string
  owner: number
  dish: number
  quantity: number
  coupon: number | null
  card: string | null
  cardPayment: number
  points: number
  earned: number
  due: number
  /** the gift card that it bought, once it is paid */
  bought: string | null
  state: 'unpaid' | 'open' | 'done' | 'ended'
}

interface Card {
  owner: number
  balance: number
  worth: number
}

export class LedgerModel {
  readonly points = new Map<number, number>()
  readonly cards = new Map<string, Card>()
  /** what every lane has taken; added up at the end */
  readonly taken = new Map<number, number>()
  readonly couponUses = new Map<number, number>()
  readonly orders: ModelOrder[] = []

  place(order: ModelOrder): void {
    this.orders.push(order)
    this.move(order, 1)
  }

  /** Everything an order held comes back, once. */
  end(order: ModelOrder): void {
    order.state = 'ended'
    this.move(order, -1)
    const bought = order.bought === null ? undefined : this.cards.get(order.bought)
    if (bought) bought.balance = 0
  }

  /** Whether the card that paid for an order is somebody else's by now. */
  wasGiven({ card, cardPayment, owner }: ModelOrder): boolean {
    return card !== null && cardPayment > 0 && this.cards.get(card)?.owner !== owner
  }

  /** The new card that an order's payment came back on. */
  replace(order: ModelOrder, code: string): void {
    this.cards.set(code, { owner: order.owner, balance: order.cardPayment, worth: order.cardPayment })
  }

  issue(order: ModelOrder, code: string, worth: number): void {
    order.bought = code
    this.cards.set(code, { owner: order.owner, balance: worth, worth })
  }

  complete(order: ModelOrder): void {
    order.state = 'done'
    add(this.points, order.owner, order.earned)
  }

  /** Whether the gift card that an order bought can still be taken back. */
  isWhole({ bought, owner }: ModelOrder): boolean {
    const card = bought === null ? undefined : this.cards.get(bought)
    return !card || (card.owner === owner && card.balance === card.worth)
  }

  private move(order: ModelOrder, sign: 1 | -1): void {
    add(this.points, order.owner, -sign * order.points)
    const card = order.card === null ? undefined : this.cards.get(order.card)
    // once it was given away, its money comes back on a new card
    if (card && (sign === 1 || card.owner === order.owner)) card.balance -= sign * order.cardPayment
    add(this.taken, order.dish, sign * order.quantity)
    if (order.coupon !== null) add(this.couponUses, order.coupon, sign)
  }
}

function add(sums: Map<number, number>, key: number, delta: number): void {
  sums.set(key, (sums.get(key) ?? 0) + delta)
}
