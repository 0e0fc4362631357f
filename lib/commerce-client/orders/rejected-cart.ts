import type { Answer } from '@/lib/commerce-client/transport/read-answer'
import type { RefusedItem } from '@/lib/domain/cart/refused-lines'
import { type Failure, REJECTION_REASONS } from '@/lib/domain/result'

export function toRefusedItems({ items }: Answer<unknown>['rejection']): RefusedItem[] {
  return (items ?? []).map(({ pid, nm, max }) => ({ pid, name: nm, max }))
}

export function isStoreReason(reason: string | null | undefined): reason is string {
  return REJECTION_REASONS.some((known) => known === reason)
}

/** Undefined without any, for which the message has its own sentence. */
export function named(key: string, names: readonly string[] | null | undefined): Failure['detail'] {
  return names?.length ? { [key]: names } : undefined
}
