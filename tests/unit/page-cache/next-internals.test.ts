import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { loadEnvConfig } from '@next/env'
import next from 'next'
import { expect, test, vi } from 'vitest'
import {
  BOOTSTRAP_ATTRIBUTE,
  BUILD_FILES,
  BYPASS_COOKIE,
  CACHE_HEADER,
  CACHE_STALE,
  CACHE_TAGS_HEADER,
  ENV_IS_COMPLETE,
  expireTags,
  isExpiredPage,
  loadFileSystemCache,
  payloadIn,
  REACT_PROPS,
  REACT_VALUE_TRACKER,
  RESPONSE_HEADERS,
  ROUTER_HEADERS,
  ROUTER_PARAMETER,
  SCRIPT_HASHES,
} from '@/lib/next-internals'

const require = createRequire(import.meta.url)
const sourceOf = (file: string) => readFileSync(require.resolve(`next/dist/${file}`), 'utf8')
const react = sourceOf('compiled/react-dom/cjs/react-dom-client.production.js')
const scriptsIn = (html: string) => [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page of which a part is sent later, by the React that is part of Next. */
async function streamPage(): Promise<string> {
  const React: typeof import('react') = require('next/dist/compiled/react')
  const {
    renderToPipeableStream,
  }: typeof import('react-dom/server') = require('next/dist/compiled/react-dom/server.node')
  const later = new Promise<string>((resolve) => setTimeout(() => resolve('later'), 20))
  const boundary = React.createElement(React.Suspense, { fallback: 'soon' }, later)
  const page = React.createElement('html', null, React.createElement('body', null, boundary))
  const out = new PassThrough()
  const { pipe } = renderToPipeableStream(page, { bootstrapScriptContent: '0', onShellReady: () => pipe(out) })
  return text(out)
}

test('React marks what it has hydrated as before; else clicks are held back and never replayed', () => {
  expect(react).toContain(`"${REACT_PROPS}" + `)
})

test('React tracks the value of a field as before; else what was typed before hydration stays visible but is not sent', () => {
  expect(react).toContain(`node.${REACT_VALUE_TRACKER} = `)
})

test('React begins a page and moves its parts by the scripts whose hashes are known; else such pages are sent with a nonce, uncached', async () => {
  const scripts = scriptsIn(await streamPage())
  const icons = /document\.querySelectorAll\('body link\[rel="icon"\].*?appendChild\(el\)\)/.exec(
    sourceOf('server/app-render/metadata-insertion/create-server-inserted-metadata.js'),
  )
  const found = [scripts[0], icons?.[0], scripts.at(-1)].map((text) => hashOf(text ?? ''))
  expect(found).toEqual(SCRIPT_HASHES)
})

test('React names the script that a page begins with as before; else pages are sent as Next makes them, uncached', async () => {
  expect(await streamPage()).toContain(`<script ${BOOTSTRAP_ATTRIBUTE}>`)
})

test('Next adds to the RSC payload as before; else pages are sent as Next makes them, uncached', async () => {
  const { createInlinedDataReadableStream } = require('next/dist/server/app-render/use-flight-response.js')
  const data = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('1:"</script> <b>"\n'))
      controller.close()
    },
  })
  const html = await new Response(createInlinedDataReadableStream(data, undefined, null)).text()
  const scripts = scriptsIn(html)
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(Array.isArray(JSON.parse(payloadIn(script) ?? '')), script).toBe(true)
})

test('Next’s router names its requests as before; else soft navigations get a document and load it anew', () => {
  const names = require('next/dist/client/components/app-router-headers.js')
  expect(ROUTER_HEADERS).toEqual([names.RSC_HEADER, names.NEXT_ROUTER_PREFETCH_HEADER, names.ACTION_HEADER])
  expect(ROUTER_PARAMETER).toBe(names.NEXT_RSC_UNION_QUERY)
  expect(names.NEXT_IS_PRERENDER_HEADER).toMatch(RESPONSE_HEADERS)
})

test('Next says which page it is rendering again as before; else an old page is stored for 15 s once more', () => {
  const source = sourceOf('build/templates/app-page-runtime.js')
  expect(source).toContain(`'${CACHE_HEADER}'`)
  expect(source).toContain(`'${CACHE_STALE}'`)
})

test('Next listens for other protocols on the server that it is given; else their connections stay open for good', () => {
  const [given, ours] = [createServer(), createServer()]
  const app = next({ dev: false, httpServer: given })
  const request = { socket: { server: ours } } as unknown as IncomingMessage
  // it is not prepared, and listens before it says so
  const answered = app.getRequestHandler()(request, {} as ServerResponse)
  expect([given.listenerCount('upgrade'), ours.listenerCount('upgrade')]).toEqual([1, 0])
  return expect(answered).rejects.toThrow('prepare()')
})

test('Next names the files of a build as before; else a storefront does not start', () => {
  const names = require('next/constants')
  expect(BUILD_FILES).toEqual({
    id: names.BUILD_ID_FILE,
    scripts: names.BUILD_MANIFEST,
    prerendered: names.PRERENDER_MANIFEST,
    routes: names.APP_PATH_ROUTES_MANIFEST,
    server: `${names.SERVER_FILES_MANIFEST}.json`,
  })
})

test('Next renders a page for one request by the cookie as before; else a page with an unknown script is sent without its scripts, and one whose parts fail not at all', () => {
  expect(require('next/dist/server/api-utils/index.js').COOKIE_NAME_PRERENDER_BYPASS).toBe(BYPASS_COOKIE)
  expect(sourceOf('build/index.js')).toContain('previewProps.previewModeId')
})

test('Next’s own cache can be extended as before; else storefronts with Redis do not start, those without do', () => {
  const cache = loadFileSystemCache().prototype
  for (const name of ['get', 'set', 'revalidateTag', 'resetRequestCache'] as const)
    expect(cache[name], name).toBeInstanceOf(Function)
})

test('Next knows by its list of tags what is outdated; else purges of other storefronts take a minute', () => {
  const { areTagsExpired } = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js')
  expireTags(new Map([['deal:77', 2000]]))
  expireTags(new Map([['deal:77', 1000]]))
  const expired = [areTagsExpired(['deal:77'], 1999), areTagsExpired(['deal:77'], 2001), areTagsExpired(['deal:6'], 0)]
  expect(expired).toEqual([true, false, false])
})

test('Next stores the tags of a page as before; else the first visitor after a purge gets the old page, with Redis', () => {
  const { NEXT_CACHE_TAGS_HEADER } = require('next/dist/lib/constants.js')
  expect(CACHE_TAGS_HEADER).toBe(NEXT_CACHE_TAGS_HEADER)
  expireTags(new Map([['store:77', 2000]]))
  const page = { kind: 'APP_PAGE', headers: { [CACHE_TAGS_HEADER]: '_N_T_/deals,store:77' } }
  expect(isExpiredPage({ value: page, lastModified: 1999 })).toBe(true)
  expect(isExpiredPage({ value: page, lastModified: 2001 })).toBe(false)
  expect(isExpiredPage({ value: { kind: 'FETCH' }, lastModified: 0 })).toBe(false)
})

test('Next reads no `.env` file where the environment is complete; else its values replace those that were validated', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-env-'))
  await writeFile(path.join(folder, '.env'), 'PLAZA_FROM_FILE=1\n')
  for (const [name, value] of Object.entries(ENV_IS_COMPLETE)) vi.stubEnv(name, value)
  loadEnvConfig(folder)
  expect(process.env.PLAZA_FROM_FILE).toBeUndefined()
  loadEnvConfig(folder, false, console, true)
  expect(process.env.PLAZA_FROM_FILE).toBe('1')
  delete process.env.PLAZA_FROM_FILE
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})
