const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

/** Lower case, without port. */
export function isHostName(text: string): boolean {
  return HOST.test(text)
}

/** `shop.example.`, with the root that all names end in, is the host `shop.example`. */
export function withoutRoot(host: string): string {
  return host.endsWith('.') ? host.slice(0, -1) : host
}
