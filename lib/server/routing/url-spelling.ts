export function splitUrl(url: string): [path: string, query?: string] {
  const at = url.indexOf('?')
  return at === -1 ? [url] : [url.slice(0, at), url.slice(at + 1)]
}

/** Files and handlers, whose final slashes are Next's, and the payloads of pages, which end with the path of one. */
const OTHERS = /^\/(?:_next|_plaza|api|categories|fonts|icons?|media|oauth|og|pictures|sitemap)\//
const ENCODED_LETTER = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi
/** Characters that no URL has in its path or query, and those that browsers take for a slash or leave out. */
const UNSAFE = /[^\w.~!$&'()*+,;=:@%/?{}|[\]^`-]/g

/**
 * The one spelling of a URL: single slashes, none at the end, letters and digits as they are. It begins with one slash and
 * has the same query. Null for a URL that is spelled so.
 */
export function respelledUrl(url: string): string | null {
  const [path, query = ''] = splitUrl(url)
  const respelled = respell(path)
  if (respelled === path || OTHERS.test(path)) return null
  return encodeUnsafe(query ? `${respelled}?${query}` : respelled)
}

function respell(path: string): string {
  const plain = path.replace(ENCODED_LETTER, decodeURIComponent).replace(/\/{2,}/g, '/')
  return plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain
}

/** Node has each byte of a URL as a character. */
function encodeUnsafe(text: string): string {
  return text.replace(UNSAFE, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`)
}
