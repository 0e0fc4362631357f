import type { Site } from '@/lib/domain/site/site'
import { getDeal } from '@/lib/remote/stores/deals'

const HIT_MS = 60_000
const MISS_MS = 10_000
const MAX_ENTRIES = 20_000

interface Entry {
  gid: number | null
  until: number
}

const known = new Map<number, Entry>()

/**
 * Whether a deal's page is there on a site, asked before the page is: a page that finds out by itself
 * could only send an empty 404. While the API is down the answer is yes, and the cached page may serve.
 */
export async function dealExists(id: number, site: Site, now = Date.now()): Promise<boolean> {
  const entry = known.get(id)
  const gid = entry && entry.until > now ? entry.gid : await lookUp(id, now)
  if (gid === undefined) return true
  return gid !== null && (site.kind === 'shared' || site.gid === gid)
}

async function lookUp(id: number, now: number): Promise<number | null | undefined> {
  const deal = await getDeal(id, 'en').catch(() => undefined)
  if (deal === undefined) return known.get(id)?.gid
  const gid = deal?.gid ?? null
  if (known.size >= MAX_ENTRIES) known.delete(known.keys().next().value ?? 0)
  known.set(id, { gid, until: now + (gid === null ? MISS_MS : HIT_MS) })
  return gid
}
