import { toReturnPath } from './return-path'

const SCHEMES = /^(?:https|tel|mailto):$/
/** Characters that browsers leave out of an address, or read as a slash: it would lead elsewhere than it looks. */
const MISLEADING = /[\p{Cc}\\]/u

/**
 * A link that a store has written: a whole address on the web without a user's name before its host, a phone, an email,
 * or a path of this site. Null for any other, such as `//elsewhere`.
 */
export function safeLink(written: string): string | null {
  const href = written.trim()
  if (href.startsWith('/')) return toReturnPath(href)
  if (MISLEADING.test(href) || !URL.canParse(href)) return null
  const { protocol, username, password } = new URL(href)
  if (!SCHEMES.test(protocol) || username !== '' || password !== '') return null
  return protocol !== 'https:' || /^https:\/\/[^/]/i.test(href) ? href : null
}
