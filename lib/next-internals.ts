/**
 * All that the product knows of the inside of Next and React, which an upgrade may change: `next-internals.test.ts` has a
 * test for each, whose title says what remains without it.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Must be set for a program of Next that may not read the `.env` files. */
export const ENV_IS_COMPLETE = { __NEXT_PROCESSED_ENV: 'true' }

/** React marks an element that it has hydrated with a property of this name and a random text. */
export const REACT_PROPS = '__reactProps$'
/** Where React keeps the last value of a field that it has seen. */
export const REACT_VALUE_TRACKER = '_valueTracker'

/** Headers of requests of Next's router and of server actions, which are not for documents. */
export const ROUTER_HEADERS = ['rsc', 'next-router-prefetch', 'next-action']
/** The parameter of a soft navigation, whose response is cached like a document; Next compares it with the headers. */
export const ROUTER_PARAMETER = '_rsc'
/** Headers of responses that are between Next and a server in front of it. */
export const RESPONSE_HEADERS = /^x-(?:nextjs|middleware)-/
/** The header of a response that says whether it was cached; the value if Next is rendering the page again. */
export const [CACHE_HEADER, CACHE_STALE] = ['x-nextjs-cache', 'STALE']

/** Marks the script element that names the files a page begins with. */
export const BOOTSTRAP_ATTRIBUTE = 'id="_R_"'
const PAYLOAD = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*)\)$/s

/** Undefined for a script that does not add to the RSC payload of its page. */
export function payloadIn(script: string): string | undefined {
  return PAYLOAD.exec(script)?.[1]
}

/**
 * Hashes of the inline scripts that are sent with a page that fails while it is sent: when it began, where its icons
 * belong, and where the message does.
 */
export const SCRIPT_HASHES: readonly string[] = [
  "'sha256-7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs='",
  "'sha256-LcsuUMiDkprrt6ZKeiLP4iYNhWo8NqaSbAgtoZxVK3s='",
  "'sha256-QAlSewaQLi/NPCznjAZSyvQ72heD0VdxmNDDkZeCxgc='",
]

export const BUILD_FILES = {
  id: 'BUILD_ID',
  scripts: 'build-manifest.json',
  prerendered: 'prerender-manifest.json',
  routes: 'app-path-routes-manifest.json',
  server: 'required-server-files.json',
}

const readBuildFile = async (distDir: string, file: string) =>
  JSON.parse(await readFile(path.join(distDir, file), 'utf8'))

export async function readHandlers(distDir: string): Promise<string[]> {
  const routes = Object.entries<string>(await readBuildFile(distDir, BUILD_FILES.routes))
  return routes.filter(([file]) => file.endsWith('/route')).map(([, pattern]) => pattern)
}

/** Relative to the build's folder. */
export async function readStartScripts(distDir: string): Promise<string[]> {
  return (await readBuildFile(distDir, BUILD_FILES.scripts)).rootMainFiles
}

/** Empty where that is the storefront's own. */
export async function readAssetPrefix(distDir: string): Promise<string> {
  return (await readBuildFile(distDir, BUILD_FILES.server)).config.assetPrefix
}

/** The name of the cookie with which Next renders a page for this request alone, in its draft mode. */
export const BYPASS_COOKIE = '__prerender_bypass'

/** Reads that cookie with its value, which only the build knows. */
export async function readBypassCookie(distDir: string): Promise<string> {
  const { preview } = await readBuildFile(distDir, BUILD_FILES.prerendered)
  return `${BYPASS_COOKIE}=${preview.previewModeId}`
}

/** A process has one instance of it. */
const load = (file: string): unknown => createRequire(import.meta.url)(file)

/** Next's own cache of pages and reads, in memory and on disk. */
export function loadFileSystemCache() {
  const file = 'next/dist/server/lib/incremental-cache/file-system-cache.js'
  return (load(file) as typeof import('next/dist/server/lib/incremental-cache/file-system-cache')).default
}

const tagsOfNext = () =>
  load(
    'next/dist/server/lib/incremental-cache/tags-manifest.external.js',
  ) as typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external')

/**
 * Has Next send nothing that it rendered or read with these tags before, as `revalidateTag` does with `{ expire: 0 }`,
 * which only works within a request. Tags with the time of their purge, in ms.
 */
export function expireTags(purge: ReadonlyMap<string, number>): void {
  const { tagsManifest } = tagsOfNext()
  for (const [tag, at] of purge) {
    const known = tagsManifest.get(tag)
    tagsManifest.set(tag, { ...known, expired: Math.max(known?.expired ?? 0, at) })
  }
}

/** The header of a stored page with its tags, separated by commas. */
export const CACHE_TAGS_HEADER = 'x-next-cache-tags'

interface CachedEntry {
  value: unknown
  /** in ms */
  lastModified: number
}

/** Whether one of the tags of a page was purged since it was stored: Next asks only its own cache for that. */
export function isExpiredPage({ value, lastModified }: CachedEntry): boolean {
  const { headers } = (value ?? {}) as { headers?: Record<string, unknown> }
  const tags = headers?.[CACHE_TAGS_HEADER]
  return typeof tags === 'string' && tagsOfNext().areTagsExpired(tags.split(','), lastModified)
}
