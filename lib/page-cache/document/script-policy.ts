import { createHash } from 'node:crypto'
import { HYDRATION_SCRIPT, PRE_HYDRATION_SCRIPT, STORE_CHOICES_SCRIPT } from '@/lib/inline-scripts/generated'
import { SCRIPT_HASHES } from '@/lib/next-internals'
import { inlineScriptsOf } from './script-elements'

const ANY_INLINE = "'unsafe-inline'"

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline scripts that a public page may have, whatever is in it: constants of ours, which are built into the server. */
const OURS: readonly string[] = [STORE_CHOICES_SCRIPT, PRE_HYDRATION_SCRIPT, HYDRATION_SCRIPT]
const HASHES = OURS.map(hashOf)

/**
 * The policy of a public page with the hashes of our own inline scripts, and of `others`, in place of any inline script;
 * a policy without `unsafe-inline` for scripts stays as it is.
 */
export function allowOurScripts(policy: string, others: readonly string[] = []): string {
  const hashes = [...HASHES, ...others].join(' ')
  return policy
    .split('; ')
    .map((directive) => (directive.startsWith('script-src ') ? directive.replace(ANY_INLINE, hashes) : directive))
    .join('; ')
}

/** Null if it has one that is neither Next's nor ours. */
export function scriptsOfNext(html: string): string[] | null {
  const others = inlineScriptsOf(html).flatMap(({ text }) => (OURS.includes(text) ? [] : [hashOf(text)]))
  return others.every((hash) => SCRIPT_HASHES.includes(hash)) ? [...new Set(others)] : null
}
