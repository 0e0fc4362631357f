import { LRUCache } from 'lru-cache'
import { routeNameOf } from '@/lib/server/routing/page-routes'

const FOLDERS = /^\/(_next\/static|_next\/image|_plaza|fonts|icons|categories|pictures)\//
/** Paths that the page cache answers itself, every few seconds. */
const PROBES = ['/healthz', '/readyz', '/metrics']
/** No path of ours is longer; a shorter text of a long URL would keep all of it in memory. */
const MAX_LETTERS = 200
const MAX_PATHS = 5000

/** Maps any URL to one of few names. */
export type RouteNames = (url: string) => string

/** `handlers` are patterns of Next's route handlers, such as `/api/orders/[id]`. */
export function createRouteNames(handlers: string[]): RouteNames {
  const patterns = handlers.sort(byPrecision).map((name) => ({ name, pattern: toPattern(name) }))
  // paths repeat, and only a Map is quicker than answering from memory
  const known = new LRUCache<string, string>({ max: MAX_PATHS })

  function find(path: string): string {
    const folder = FOLDERS.exec(path)?.[1]
    if (folder) return `/${folder}/*`
    if (PROBES.includes(path)) return path
    return patterns.find(({ pattern }) => pattern.test(path))?.name ?? routeNameOf(path) ?? 'none'
  }

  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    const name = known.get(path)
    if (name !== undefined) return name
    const found = find(path)
    if (url.length <= MAX_LETTERS) known.set(path, found)
    return found
  }
}

/** Patterns without a parameter come first. */
function byPrecision(one: string, other: string): number {
  const looseness = (name: string) => (name.includes('[...') ? 1000 : 0) + name.split('[').length
  return looseness(one) - looseness(other)
}

export function toPattern(name: string): RegExp {
  const escaped = name.replace(/[.]/g, '\\.').replace(/\[\\\.\\\.\\\.\w+\]/g, '.+')
  return new RegExp(`^${escaped.replace(/\[\w+\]/g, '[^/]+')}$`)
}
