import { createHash } from 'node:crypto'
import { DEFERRED_SCRIPTS, type DeferredScripts } from '@/lib/inline-scripts/deferred-markup'
import { HYDRATION_SCRIPT } from '@/lib/inline-scripts/generated'
import { BOOTSTRAP_ATTRIBUTE, payloadIn } from '@/lib/next-internals'
import { scriptsOf } from './script-elements'

export interface DeferredDocument {
  html: string
  /** the script with the data that only hydration reads, and its hash */
  rscPayload: { hash: string; script: string }
}

const SRC = /\bsrc="([^"]+)" async=""/
const CHUNK = /^(?:https?:\/\/[^/]+)?\/_next\/static\//
const PRELOADS = /<link rel="preload"[^<>]*>/g
const END = '</body></html>'

/**
 * Moves what only hydration needs out of a document: its data becomes a script of its own at `rscPayloadPath(hash)`, and
 * that and Next's files load after the first paint. Null for a document that is not built as expected.
 */
export function deferHydration(html: string, rscPayloadPath: (hash: string) => string): DeferredDocument | null {
  const scripts = scriptsOf(html)
  const chunks = scripts.flatMap(({ attributes }) => chunkIn(attributes) ?? [])
  const bootstraps = scripts.filter(({ attributes }) => attributes.includes(BOOTSTRAP_ATTRIBUTE))
  const data = scripts.filter((script) => bootstraps.includes(script) || isData(script.text))
  // what is moved may run: a second one would not be Next's
  if (bootstraps.length !== 1) return null
  if (chunks.length === 0 || data.length < 2 || !html.endsWith(END)) return null
  const script = data.map(({ text }) => text).join(';\n')
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 22)
  const deferred = { rsc: rscPayloadPath(hash), chunks: [...new Set(chunks)] }
  const moved = scripts.filter(({ attributes }) => chunkIn(attributes)).concat(data)
  const rest = moved.reduce(
    (document, { element }) => document.replace(element, ''),
    html.replace(PRELOADS, withoutDeferred),
  )
  return { html: `${rest.slice(0, -END.length)}${startOf(deferred)}${END}`, rscPayload: { hash, script } }
}

/** Whether a script hands over data and does nothing else: what it pushes is JSON. */
function isData(script: string): boolean {
  const pushed = payloadIn(script)
  return pushed !== undefined && isJson(pushed)
}

function isJson(text: string): boolean {
  try {
    return Boolean(JSON.parse(text))
  } catch {
    return false
  }
}

function chunkIn(attributes: string): string | undefined {
  const src = SRC.exec(attributes)?.[1]
  return src && CHUNK.test(src) ? src : undefined
}

function withoutDeferred(preload: string): string {
  return /\bas="script"/.test(preload) ? '' : preload
}

function startOf(deferred: DeferredScripts): string {
  const json = JSON.stringify(deferred).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${DEFERRED_SCRIPTS}">${json}</script><script>${HYDRATION_SCRIPT}</script>`
}
