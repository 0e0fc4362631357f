import type { Site } from '@/lib/domain/site/site'
import { listProducts } from '@/lib/remote/stores/menu'
import { getStore } from '@/lib/remote/stores/stores'

const HIT_MS = 60_000
const MISS_MS = 10_000
const MAX_ENTRIES = 20_000

/** Whose page an address is: a store's gid, or null when there is no such thing. */
type LookUp = (id: number) => Promise<number | null>

/** Remembers what a look-up found; undefined while the API is down and nothing is known. */
function remembering(lookUp: LookUp) {
  const known = new Map<number, { gid: number | null; until: number }>()
  return async (id: number, now: number): Promise<number | null | undefined> => {
    const entry = known.get(id)
    if (entry && entry.until > now) return entry.gid
    const gid = await lookUp(id).catch(() => undefined)
    if (gid === undefined) return entry?.gid
    if (known.size >= MAX_ENTRIES) known.delete(known.keys().next().value ?? 0)
    known.set(id, { gid, until: now + (gid === null ? MISS_MS : HIT_MS) })
    return gid
  }
}

const storeOf = remembering(async (gid) => (await getStore(gid, 'en'))?.gid ?? null)
const storeOfProduct = remembering(async (pid) => (await listProducts([pid], 'en'))[0]?.gid ?? null)

/** Whether a store's page is there on a site; as for deals, yes while the API is down. */
export async function storeExists(gid: number, site: Site, now = Date.now()): Promise<boolean> {
  return isHere(await storeOf(gid, now), site)
}

/** Whether a product's page is there on a site. */
export async function productExists(pid: number, site: Site, now = Date.now()): Promise<boolean> {
  return isHere(await storeOfProduct(pid, now), site)
}

function isHere(gid: number | null | undefined, site: Site): boolean {
  if (gid === undefined) return true
  return gid !== null && (site.kind === 'shared' || site.gid === gid)
}
