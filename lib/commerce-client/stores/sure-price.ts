import 'server-only'
import type { Id } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'
import { toMinor } from '@/lib/domain/money/decimals'
import type { Money } from '@/lib/domain/money/money'
import { log } from '@/lib/log'
import { getStore } from './stores-api'

/** The currency for a price whose row names none; null where the store cannot be read. */
export async function currencyOfStore(gid: Id, language: Language): Promise<string | null> {
  try {
    return (await getStore(gid, language))?.currency ?? null
  } catch (error) {
    log.warn({ call: 'sdtl2', reason: error instanceof Error ? error.name : '' }, 'a price has no currency')
    return null
  }
}

/** Null without a currency: the same number in another one would be another price. */
export function toPrice(amount: number, currency: string | null): Money | null {
  return currency === null ? null : { amount: toMinor(amount, currency), currency }
}
