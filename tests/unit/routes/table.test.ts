import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** Handlers that are no calls of a page's script: links, a probe, the API's word, and the answers to unknown paths. */
const OTHERS = ['/api/calendar/[lan]/[id]', '/api/healthz', '/api/revalidate', '/api/[...path]', '/oauth/[...path]']
const METHODS = /^export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b/gm
const DECLARED = /^export const (\w+) = (?:visitor|customer)Route\(\s*'(\w+) ([^']+)'/gm

/** `METHOD /path` of every handler below `app/api` and `app/oauth`, with its source. */
const handlers = ['api', 'oauth'].flatMap((folder) => {
  const files = readdirSync(path.join(ROOT, 'app', folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => path.basename(name) === 'route.ts')
    .map((name) => {
      const route = path.join('/', folder, path.dirname(name)).replace(/\/$/, '')
      return { route, source: read(path.join('app', folder, name)) }
    })
})
const calls = handlers.filter(({ route }) => !OTHERS.includes(route))

test('the table of routes lists each handler of the folders, and no other', () => {
  const listed = [...read('lib/routes/api-routes.ts').matchAll(/^ {2}'(\w+ [^']+)': /gm)].map(([, route]) => route)
  const found = calls.flatMap(({ route, source }) =>
    [...source.matchAll(METHODS)].map(([, method]) => `${method} ${route}`),
  )
  expect(listed.length).toBeGreaterThan(35)
  expect(listed.sort()).toEqual(found.sort())
})

test('a handler is declared under its own method and path', () => {
  const declared = calls.flatMap(({ route, source }) =>
    [...source.matchAll(DECLARED)].map(([, exported, method, named]) => ({ route, exported, method, named })),
  )
  expect(declared.length).toBeGreaterThan(35)
  for (const { route, exported, method, named } of declared) expect([exported, route]).toEqual([method, named])
})
