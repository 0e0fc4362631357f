import { createHash } from 'node:crypto'
import { inlineScriptsOf } from './inline-scripts'

const ANY_INLINE = "'unsafe-inline'"

/**
 * The policy of a document with the hashes of its own inline scripts, in place of any inline script; a policy without
 * `unsafe-inline` for scripts stays as it is.
 */
export function hashScripts(policy: string, html: string): string {
  return policy
    .split('; ')
    .map((directive) => (directive.startsWith('script-src ') ? directive.replace(ANY_INLINE, hashes(html)) : directive))
    .join('; ')
}

function hashes(html: string): string {
  const texts = new Set(inlineScriptsOf(html).map(({ text }) => text))
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')
}
