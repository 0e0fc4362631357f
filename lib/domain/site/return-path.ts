const BASE = 'https://site.invalid'

/**
 * Where to go after login: a path of this site, `refquery` after its `?`. Anything that a browser could
 * read as another site gives null.
 */
export function toReturnPath(ref: string | null, refquery?: string | null): string | null {
  if (!ref?.startsWith('/') || ref.includes('\\') || [...ref].some((char) => char < ' ')) return null
  const joined = refquery ? `${ref}${ref.includes('?') ? '&' : '?'}${refquery}` : ref
  if (!URL.canParse(joined, BASE)) return null
  const url = new URL(joined, BASE)
  if (url.origin !== BASE || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
