import { request } from '@/lib/browser/fetcher/request'
import type { Result } from '@/lib/domain/result'
import type { StoreMenu } from '@/lib/domain/stores/menu'

/** Maximum age of a menu on screen; less than a minute, since some screens refresh every minute. */
const FRESH_MS = 50_000

interface Entry {
  until: number
  menu: Promise<Result<StoreMenu>>
}

const known = new Map<number, Entry>()

/** In the document's language; fetched on first use and again when stale. */
export function loadMenu(gid: number): Promise<Result<StoreMenu>> {
  const entry = known.get(gid)
  if (entry && entry.until > Date.now()) return entry.menu
  const menu = request('GET /api/menu/[lan]/[gid]', { params: { gid: `${gid}` } })
  known.set(gid, { menu, until: Date.now() + FRESH_MS })
  void menu.then((result) => result.ok || known.delete(gid))
  return menu
}
