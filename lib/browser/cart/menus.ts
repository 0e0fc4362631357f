import { request } from '@/lib/browser/fetcher/request'
import { compareIds, distinctIds, type Id } from '@/lib/domain/codes/id'
import { type Result, success } from '@/lib/domain/result'
import { type Product, productById, type StoreMenu } from '@/lib/domain/stores/menu'

/** Maximum age of a menu on screen; less than a minute, since some screens refresh every minute. */
const FRESH_MS = 50_000

const menus = new Map<string, Entry<StoreMenu>>()
const parts = new Map<string, Entry<Product[]>>()

interface Entry<T> {
  until: number
  answer: Promise<Result<T>>
}

/**
 * The menu in the document's language, fetched on first use and again when stale. It has at least the products `pids`, of
 * those that the store sells.
 */
export async function loadMenu(gid: Id, pids: readonly Id[]): Promise<Result<StoreMenu>> {
  const menu = await fresh(menus, `${gid}`, () => request('GET /api/menu/[lan]/[gid]', { params: { gid: `${gid}` } }))
  if (!menu.ok || !menu.value.isLong) return menu
  const { products } = menu.value
  const others = distinctIds(pids)
    .filter((pid) => !productById(products, pid))
    .sort(compareIds)
  if (others.length === 0) return menu
  const params = { gid: `${gid}`, pids: others.join() }
  const part = await fresh(parts, `${gid}/${params.pids}`, () =>
    request('GET /api/menu/[lan]/[gid]/[pids]', { params }),
  )
  return part.ok ? success({ ...menu.value, products: [...products, ...part.value] }) : part
}

function fresh<T>(entries: Map<string, Entry<T>>, key: string, read: () => Promise<Result<T>>): Promise<Result<T>> {
  const entry = entries.get(key)
  if (entry && entry.until > Date.now()) return entry.answer
  const answer = read()
  entries.set(key, { answer, until: Date.now() + FRESH_MS })
  void answer.then((result) => result.ok || entries.delete(key))
  return answer
}
