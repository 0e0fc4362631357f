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
