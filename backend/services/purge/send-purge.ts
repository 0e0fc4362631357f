import { createHmac } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { dealSearch, deals } from '@/backend/db/schema/deals'
import type { Deps } from '@/backend/deps'
import { withDeadline } from '@/lib/deadline'
import { incrementCounter } from '@/lib/telemetry/counters'
import { LoggableError } from '@/lib/telemetry/loggable-error'

const TIMEOUT_MS = 5000

/**
 * Updates the search rows of changed deals and purges the storefront's pages that have one of the tags. Throws an
 * LoggableError when the storefront is unreachable or refuses.
 */
export async function publishChange(
  { db, now, config, fetch }: Deps,
  { dealIds, tags }: { dealIds: number[]; tags: string[] },
): Promise<void> {
  if (dealIds.length > 0) await refreshSearch(db, dealIds)
  const { purgeUrl, storefrontSecret } = config
  if (tags.length === 0 || !purgeUrl || !storefrontSecret) return
  try {
    await sendPurge({ now, fetch }, { purgeUrl, storefrontSecret, tags })
    incrementCounter('purges', { result: 'sent' })
  } catch (error) {
    incrementCounter('purges', { result: 'failed' })
    throw error
  }
}

interface Purge {
  purgeUrl: string
  storefrontSecret: string
  tags: string[]
}

async function sendPurge({ now, fetch }: Pick<Deps, 'now' | 'fetch'>, { purgeUrl, storefrontSecret, tags }: Purge) {
  const body = JSON.stringify({ tags, at: now().getTime() })
  const signature = createHmac('sha256', storefrontSecret).update(body).digest('hex')
  const rejection = await withDeadline(TIMEOUT_MS, async (signal) => {
    const headers = { 'content-type': 'application/json', 'x-plaza-signature': signature }
    const response = await fetch(purgeUrl, { method: 'POST', body, headers, signal })
    return response.ok ? null : reasonOf(response)
  }).catch((error: Error) => {
    const cause = (error.cause as { code?: string } | undefined)?.code ?? error.message
    throw new LoggableError(`the purge did not reach the storefront at PURGE_URL: ${cause}`)
  })
  if (rejection) throw new LoggableError(`the purge was refused: ${rejection}`)
}

/** The storefront's rejection reasons, as messages for operators. */
const REASONS: Record<string, string> = {
  no_secret: 'the storefront has no PURGE_SECRET',
  wrong_signature: 'the signature is wrong, PURGE_SECRET differs between the API and the storefront',
  not_fresh: 'it is older than five minutes, or the clocks of the two machines differ',
}

async function reasonOf(response: Response): Promise<string> {
  const { reason } = (await response.json().catch(() => ({}))) as { reason?: string }
  return REASONS[reason ?? ''] ?? `PURGE_URL answered ${response.status}`
}

async function refreshSearch(db: Database, dealIds: number[]): Promise<void> {
  const rating = sql`case when ${deals.ratingCount} > 0 then (${deals.ratingSum} * 100) / ${deals.ratingCount} else 0 end`
  await db
    .update(dealSearch)
    .set({ soldCount: sql`${deals.soldCount}`, rating: sql`${rating}` })
    .from(deals)
    .where(sql`${deals.id} = ${dealSearch.dealId} and ${inArray(deals.id, dealIds)}`)
}
