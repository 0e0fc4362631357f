const BASE = 'https://site.invalid'

/**
 * The path to return to after login, on this site, with `refquery` after its `?`. Null for anything that a browser
 * could interpret as another site.
 */
export function toReturnPath(ref: string | null, refquery?: string | null): string | null {
  if (!ref?.startsWith('/') || ref.includes('\\') || [...ref].some((char) => char < ' ')) return null
  const joined = refquery ? `${ref}${ref.includes('?') ? '&' : '?'}${refquery}` : ref
  if (!URL.canParse(joined, BASE)) return null
  const url = new URL(joined, BASE)
  if (url.origin !== BASE || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}

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
