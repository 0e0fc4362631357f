import { request } from '@/lib/browser/api/request'
import type { Result } from '@/lib/domain/result'
import type { StoreMenu } from '@/lib/domain/stores/menu'

/** What is on screen may be so old; less than a minute, for those who look again every minute. */
const FRESH_MS = 50_000

interface Entry {
  until: number
  menu: Promise<Result<StoreMenu>>
}

const known = new Map<number, Entry>()

/** A store's menu in the document's language, asked for on first use and again when it has aged. */
export function loadMenu(gid: number): Promise<Result<StoreMenu>> {
  const entry = known.get(gid)
  if (entry && entry.until > Date.now()) return entry.menu
  const menu = request('GET /api/menu/[lan]/[gid]', { params: { gid: `${gid}` } })
  known.set(gid, { menu, until: Date.now() + FRESH_MS })
  void menu.then((result) => result.ok || known.delete(gid))
  return menu
}
