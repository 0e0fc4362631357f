import { createHash } from 'node:crypto'
import { EARLY_SCRIPT } from '@/lib/inline-scripts/early-script'
import { STORE_CHOICES } from '@/lib/inline-scripts/store-choices'
import { HYDRATION_SCRIPT } from './hydration-script'
import { inlineScriptsOf } from './script-elements'

const ANY_INLINE = "'unsafe-inline'"

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline scripts that a public page may have, whatever is in it: constants of ours, which are built into the server. */
const OURS: readonly string[] = [STORE_CHOICES, EARLY_SCRIPT, HYDRATION_SCRIPT]
const HASHES = OURS.map(hashOf)

/**
 * Of what Next and React send with a page that fails while it is sent: when it began, where its icons belong, and where
 * the message does. Those of another version are sent with a nonce.
 */
const OF_NEXT: readonly string[] = [
  "'sha256-7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs='",
  "'sha256-LcsuUMiDkprrt6ZKeiLP4iYNhWo8NqaSbAgtoZxVK3s='",
  "'sha256-QAlSewaQLi/NPCznjAZSyvQ72heD0VdxmNDDkZeCxgc='",
]

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

/** The hashes of Next's inline scripts in a document; null if it has one that is neither Next's nor ours. */
export function scriptsOfNext(html: string): string[] | null {
  const others = inlineScriptsOf(html).flatMap(({ text }) => (OURS.includes(text) ? [] : [hashOf(text)]))
  return others.every((hash) => OF_NEXT.includes(hash)) ? [...new Set(others)] : null
}
