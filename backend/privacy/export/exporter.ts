import { type AnyColumn, and, eq, type SQL } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Language } from '@/lib/domain/languages/languages'

export interface Exporter {
  id: number
  language: Language
  /** limits the export to the store with this domain */
  domain: string | undefined
}

/** SQL condition on rows joined with their store: they belong to the exporter, and to the store of `domain` if set. */
export function ofExporter(owner: AnyColumn, { id, domain }: Exporter): SQL | undefined {
  return and(eq(owner, id), domain ? eq(stores.domain, domain) : undefined)
}
