import { DomainError } from '@/backend/platform/errors/domain-error'

export interface ChoicePair {
  groupId: number
  choiceId: number
}

/** A cart item as sent by a client; its price comes from the catalogue. */
export interface CartItem {
  pid: number
  quantity: number
  options: ChoicePair[]
}

export interface RejectedItem {
  pid: number
  /** absent for a product that the store does not sell */
  name?: string
  /** the limit of one order, where it is exceeded */
  max?: number
}

/** An `invalidRequest` for a cart, or for one item of it, that the store does not offer. */
export function itemError(message: string, item?: RejectedItem): DomainError {
  const records = item && { items: [{ pid: item.pid, nm: item.name, max: item.max }] }
  return new DomainError('invalidRequest', `item error: ${message}`, records)
}
