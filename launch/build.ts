import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { ENV_IS_COMPLETE, readAssetPrefix, readStartScripts } from '@/lib/next-internals'
import { buildOperatorPage, operatorDocumentIn } from './build-operator-page'
import { generateInlineScripts } from './inline-scripts'
import { NO_TELEMETRY, runNode } from './processes'
import { CACHE_HANDLER, NEXT, STOREFRONT_SERVER } from './product-servers'

const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
]

/** Whether a build exists that is newer than every source, and made for this ASSET_ORIGIN. */
export async function isFresh(distDir: string): Promise<boolean> {
  return (await isStorefrontFresh(distDir)) && (await isOperatorPageFresh(distDir))
}

async function isStorefrontFresh(distDir: string): Promise<boolean> {
  if ((await assetOriginOf(distDir)) !== (process.env.ASSET_ORIGIN ?? '')) return false
  const built = await changedAt(path.join(distDir, STOREFRONT_SERVER))
  return built > Math.max(...(await Promise.all(SOURCES.map(newestBelow))))
}

/** What it has in common with the storefront makes that build stale. */
async function isOperatorPageFresh(distDir: string): Promise<boolean> {
  return (await changedAt(operatorDocumentIn(distDir))) > (await newestBelow('operator'))
}

/** Builds the storefront and the page of operators into `distDir`, unless they are fresh; `signal` aborts it. */
export async function buildIfStale(distDir: string, signal?: AbortSignal): Promise<void> {
  if (!(await isStorefrontFresh(distDir))) await build(distDir, signal)
  else if (!(await isOperatorPageFresh(distDir))) await buildOperatorPage(distDir)
}

/** Beside Next's own: its handler of shared pages, and last the server in front. */
const BUNDLES = [
  ['lib/page-cache/redis/cache-handler.ts', CACHE_HANDLER],
  ['lib/page-cache/server/server.ts', STOREFRONT_SERVER],
] as const

export async function build(distDir: string, signal?: AbortSignal): Promise<void> {
  const env = { ...ENV_IS_COMPLETE, PLAZA_DIST_DIR: distDir, ...NO_TELEMETRY }
  await generateInlineScripts()
  await runNode([NEXT, 'build'], env, signal)
  await hintAtStart(distDir)
  await buildOperatorPage(distDir)
  for (const [source, file] of BUNDLES)
    await esbuild.build({
      entryPoints: [source],
      outfile: path.join(distDir, file),
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      logLevel: 'warning',
    })
}

/** Empty where its files are the storefront's own; null without a build. */
function assetOriginOf(distDir: string): Promise<string | null> {
  return readAssetPrefix(distDir).catch(() => null)
}

async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.mtimeMs ?? 0
}

async function newestBelow(entry: string): Promise<number> {
  const files = await readdir(entry, { recursive: true }).catch(() => [])
  const times = await Promise.all([entry, ...files.map((file) => path.join(entry, file))].map(changedAt))
  return Math.max(...times)
}

/** Chromium compiles all functions of such a script while it loads, in a thread of its own; for others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the scripts that every page of a build starts with. Without it, a browser compiles React and Next's client when
 * they are first called, where it blocks the page.
 */
async function hintAtStart(distDir: string): Promise<void> {
  const files = await readStartScripts(distDir)
  await Promise.all(files.map((file) => hint(path.join(distDir, file))))
}

async function hint(file: string): Promise<void> {
  const script = await readFile(file, 'utf8')
  if (!script.startsWith(HINT)) await writeFile(file, HINT + script)
}
