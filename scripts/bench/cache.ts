import http from 'node:http'
import { createRandom } from '@/backend/demo/random'
import { LANGUAGES, type Language, toBcp47 } from '@/lib/domain/languages/languages'
import { BUILT_IN_CITY_KEYS, type BuiltInCityKey } from '@/lib/domain/places/built-in-cities'
import { onPreview } from '@/scripts/launch/preview'
import { openNginx } from './nginx'

const REQUESTS = 10_000
const AT_ONCE = 16
const PATHS = ['/', '/deals', '/deals/browse?category=1000', '/store/1024', '/login', '/carts']
/** Pages that depend on the city. */
const BY_CITY = PATHS.slice(0, 3)
const SHARED = 'localhost'
const HOSTS = [SHARED, 'noodle.localhost']
const OWN_PATHS = ['/', '/deals', '/login', '/carts']

interface Visit {
  host: string
  path: string
  headers: Record<string, string>
  expected: { isShared: boolean; language: Language; city: BuiltInCityKey | null }
  isForEverybody: boolean
}

const log = (line: string) => process.stdout.write(`${line}\n`)
const random = createRandom(`${process.env.SOAK_SEED ?? 'cache'}`)

function nextVisit(): Visit {
  const host = random.pick(HOSTS)
  const isShared = host === SHARED
  const path = random.pick(isShared ? PATHS : OWN_PATHS)
  const stored = { lan: random.pick(LANGUAGES), city: random.pick(BUILT_IN_CITY_KEYS) }
  const named = { lan: random.pick([...LANGUAGES, null]), city: random.pick([...BUILT_IN_CITY_KEYS, null]) }
  const dependsOnCity = isShared && BY_CITY.includes(path)
  const query = [named.lan && `lan=${named.lan}`, dependsOnCity && named.city && `city=${named.city}`].filter(Boolean)
  return {
    host,
    path: query.length > 0 ? `${path}${path.includes('?') ? '&' : '?'}${query.join('&')}` : path,
    headers: { cookie: `lan=${stored.lan}; city=${stored.city}` },
    expected: {
      isShared,
      language: named.lan ?? stored.lan,
      city: dependsOnCity ? (named.city ?? stored.city) : null,
    },
    isForEverybody: named.lan !== null && (!dependsOnCity || named.city !== null),
  }
}

/** Sends a request with a `host` header, which `fetch` refuses. */
function ask(port: number, { host, path, headers }: Visit): Promise<{ cache: string; status: number; html: string }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { ...headers, host: `${host}:${port}` } }
    const request = http.get(options, (response) => {
      let html = ''
      response.setEncoding('utf8').on('data', (part) => (html += part))
      response.on('end', () =>
        resolve({ cache: `${response.headers['x-cache']}`, status: response.statusCode ?? 0, html }),
      )
    })
    request.on('error', reject)
  })
}

/** Names what is wrong in a page; null if nothing is. */
function wrongIn(html: string, { expected }: Visit): string | null {
  const language = /<html lang="([^"]+)"/.exec(html)?.[1]
  if (language !== toBcp47(expected.language)) return `language ${language}`
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  if (title.endsWith('Plaza') !== expected.isShared) return `title ${title}`
  const city = /data-city="(\w+)"[^>]*aria-current="true"/.exec(html)?.[1]
  return expected.city && city !== expected.city ? `city ${city}` : null
}

await onPreview('cache', { SIMULATOR: 'off', LOG_LEVEL: 'warn' }, async ({ port }) => {
  const nginx = await openNginx(port)
  const counts = { shared: 0, hits: 0, own: 0, ownHits: 0 }
  const mixed: string[] = []
  let left = REQUESTS
  const visitInTurn = async () => {
    while (left-- > 0) {
      const visit = nextVisit()
      const { cache, status, html } = await ask(nginx.port, visit)
      const wrong = status === 200 ? wrongIn(html, visit) : `status ${status}`
      if (wrong) mixed.push(`${visit.host}${visit.path} (${cache}): ${wrong}`)
      const isHit = ['HIT', 'STALE', 'UPDATING'].includes(cache)
      if (visit.isForEverybody) {
        counts.shared++
        if (isHit) counts.hits++
      } else {
        counts.own++
        if (isHit) counts.ownHits++
      }
    }
  }
  const started = Date.now()
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, visitInTurn))
  } finally {
    await nginx.close()
  }
  for (const one of mixed.slice(0, 20)) log(one)
  const rate = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
  log(`${REQUESTS} requests in ${((Date.now() - started) / 1000).toFixed(0)} s, ${mixed.length} mixed`)
  log(`URLs for everybody: ${counts.shared}, from the cache ${rate(counts.hits, counts.shared)}`)
  log(`URLs that follow the visitor: ${counts.own}, from the cache ${rate(counts.ownHits, counts.own)}`)
  if (mixed.length > 0 || counts.ownHits > 0) process.exitCode = 1
})
