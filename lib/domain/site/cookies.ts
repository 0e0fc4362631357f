/**
 * Cookies on https have this prefix. Browsers take such a name only over https, for one host and all its paths: neither a
 * sibling domain nor a page on http can plant it. On http they refuse the name.
 */
export const HOST_PREFIX = '__Host-'

export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `${HOST_PREFIX}${name}` : name
}

interface Jar {
  get: (name: string) => { value: string } | undefined
}

/** The plain name may be from before https. */
export function cookieOf(jar: Jar, name: string): string | undefined {
  return (jar.get(`${HOST_PREFIX}${name}`) ?? jar.get(name))?.value
}

/** Reads a `Cookie` header or `document.cookie` like `cookieOf`, for a value without special characters. */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  const pairs = cookies?.split(';').map((pair) => pair.trim()) ?? []
  const read = (full: string) => pairs.find((pair) => pair.startsWith(`${full}=`))?.slice(full.length + 1)
  return read(`${HOST_PREFIX}${name}`) ?? read(name)
}

export const SESSION_COOKIE = 'plaza_session'
