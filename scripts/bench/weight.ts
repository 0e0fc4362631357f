import { readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { LATE_SCRIPTS } from '@/lib/front/document/starter'

const KILOBYTE = 1024

export interface Weight {
  path: string
  /** gzipped, in KB */
  html: number
  /** the document with brotli, as the server sends it to browsers */
  wire: number
  /** the document as the browser parses it */
  decoded: number
  /** cards of deals, stores and dishes */
  items: number
  /** with the data for hydration */
  script: number
  /** beyond what Next loads for a page without client code */
  overFloor: number
}

const gzipped = (bytes: Buffer | string) => gzipSync(bytes).length / KILOBYTE

interface ClientModules {
  clientModules: Record<string, { chunks: string[] }>
}

/**
 * Gzipped KB of script that a page without client code of its own loads in this build: Next's main files, and the
 * chunks that contain only Next's own client components.
 */
export async function scriptFloor(distDir: string): Promise<number> {
  const manifest = JSON.parse(await readFile(path.join(distDir, 'build-manifest.json'), 'utf8'))
  const own = await nextsOwnChunks(distDir)
  const names = new Set<string>([...manifest.rootMainFiles, ...own])
  const files = await Promise.all([...names].map((file) => readFile(path.join(distDir, file))))
  return files.reduce((sum, file) => sum + gzipped(file), 0)
}

async function nextsOwnChunks(distDir: string): Promise<string[]> {
  const page = 'server/app/[site]/[lan]/(public)/missing/page_client-reference-manifest.js'
  const source = await readFile(path.join(distDir, page), 'utf8')
  const manifest = JSON.parse(source.slice(source.indexOf('] = ') + 4).replace(/;?\s*$/, '')) as ClientModules
  const chunks = new Map<string, string[]>()
  for (const [module, { chunks: names }] of Object.entries(manifest.clientModules)) {
    for (const name of names) chunks.set(name, [...(chunks.get(name) ?? []), module])
  }
  const isNexts = (modules: string[]) => modules.every((module) => module.includes('node_modules/next/dist'))
  return [...chunks].filter(([, modules]) => isNexts(modules)).map(([name]) => name.replace(/^\/_next\//, ''))
}

/** The weight of a visitor's first load of a page: the document and the scripts that it references. */
export async function measureWeight(base: string, page: string, floor: number): Promise<Weight> {
  const html = await (await fetch(`${base}${page}`, { headers: { 'accept-language': 'en' } })).text()
  const { flight, chunks } = lateScriptsOf(html)
  const sources = [flight, ...chunks]
  const scripts = await Promise.all(sources.map(async (src) => (await fetch(new URL(src, base))).text()))
  const script = scripts.reduce((sum, text) => sum + gzipped(text), 0)
  const items = html.match(/<article/g)?.length ?? 0
  return {
    path: page,
    html: gzipped(html),
    wire: await onTheWire(base, page),
    decoded: Buffer.byteLength(html) / KILOBYTE,
    items,
    script,
    overFloor: script - floor,
  }
}

/** The scripts that a page starts after its first paint. */
function lateScriptsOf(html: string): { flight: string; chunks: string[] } {
  return JSON.parse(new RegExp(`id="${LATE_SCRIPTS}">([^<]+)<`).exec(html)?.[1] ?? '{"flight":"","chunks":[]}')
}

/** KB transferred for a page to a browser that accepts brotli. */
function onTheWire(base: string, page: string): Promise<number> {
  const headers = { 'accept-language': 'en', 'accept-encoding': 'br' }
  return new Promise((resolve, reject) => {
    http
      .get(new URL(page, base), { headers }, (response) => {
        let bytes = 0
        response.on('data', (part: Buffer) => {
          bytes += part.length
        })
        response.on('end', () => resolve(bytes / KILOBYTE))
      })
      .on('error', reject)
  })
}
