import { z } from 'zod'
import { requireAllStores } from '@/backend/operators/access/abilities'
import { requireStore } from '@/backend/operators/access/reach'
import { storeKey } from '@/backend/operators/operation/fields'
import type { OperationContext } from '@/backend/operators/operation/operation-context'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'

export const title = z.partialRecord(z.enum(LANGUAGES), z.string().trim().min(1).max(200))
export const owner = storeKey.optional().describe('key of its store; left out: one that is valid at every store')

/** Options of commands. */
export const TITLES = LANGUAGES.map((language) => `--title-${language} <text>` as const)

type TypedTitles = { [Of in (typeof LANGUAGES)[number] as `title-${Of}`]: string | undefined }

/** The texts of the options that were typed; undefined without one. */
export function titlesOf(typed: TypedTitles) {
  const titles = LANGUAGES.map((language) => [language, typed[`title-${language}`]] as const)
  const given = titles.filter(([, text]) => text !== undefined)
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

export function limitOf(typed: string | undefined): string | null | undefined {
  return typed === 'none' ? null : typed
}

/** The store of a coupon, or the marketplace. Throws `notFound`, and `forbidden` where that is not the operator's. */
export async function ownerOf({ db, actor }: OperationContext, store: string | undefined) {
  if (store !== undefined) return requireStore(db, actor, store)
  requireAllStores(actor)
  return { gid: null, currency: DEFAULT_CURRENCY }
}
