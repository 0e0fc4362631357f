import { createHash } from 'node:crypto'
import { EARLY_SCRIPT } from '@/lib/inline-scripts/early-script'
import { STORE_CHOICES } from '@/lib/inline-scripts/store-choices'
import { inlineScriptsOf } from './inline-scripts'
import { STARTER } from './starter'

const ANY_INLINE = "'unsafe-inline'"

/** The inline scripts that a public page may have, whatever is in it: constants of ours, which are built into the server. */
const OURS: readonly string[] = [STORE_CHOICES, EARLY_SCRIPT, STARTER]
const HASHES = OURS.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')

/**
 * The policy of a public page with the hashes of our own inline scripts, in place of any inline script; a policy without
 * `unsafe-inline` for scripts stays as it is.
 */
export function allowOurScripts(policy: string): string {
  return policy
    .split('; ')
    .map((directive) => (directive.startsWith('script-src ') ? directive.replace(ANY_INLINE, HASHES) : directive))
    .join('; ')
}

/** Whether a document has no inline script but ours. */
export function hasOnlyOurScripts(html: string): boolean {
  return inlineScriptsOf(html).every(({ text }) => OURS.includes(text))
}
