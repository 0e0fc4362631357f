export function splitUrl(url: string): [path: string, query?: string] {
  const at = url.indexOf('?')
  return at === -1 ? [url] : [url.slice(0, at), url.slice(at + 1)]
}
