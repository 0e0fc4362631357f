import 'server-only'
import type { z } from 'zod'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { removeCard, type savedCard } from '@/lib/contract/cards'
import { RC } from '@/lib/contract/codes'
import { CARD_TYPES, type CardType } from '@/lib/domain/payment/cards'
import type { SavedCard } from '@/lib/domain/payment/saved-cards'
import { type Result, success } from '@/lib/domain/result'

export function toSavedCard({ ref, type, last4, expm, expy }: z.output<typeof savedCard>): SavedCard {
  const isKnown = (code: number): code is CardType => code in CARD_TYPES
  const brand = type != null && isKnown(type) ? CARD_TYPES[type] : ''
  return { ref, brand, lastFour: last4, month: expm, year: expy < 100 ? 2000 + expy : expy }
}

/** Returns those that are left; null where the API does not say. Codes: `not_found`, `unauthenticated`, `network`, `unexpected_error`. */
export async function removeSavedCard(ref: string, credentials: Credentials): Promise<Result<SavedCard[] | null>> {
  const call = callForCustomer(removeCard, { ref }, credentials)
  const answer = await expectAnswer(call, { [RC.notFound]: 'not_found' }, 'unexpected_error')
  return answer.ok ? success(answer.value?.cards?.map(toSavedCard) ?? null) : answer
}
