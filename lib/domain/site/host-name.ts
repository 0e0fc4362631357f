const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

/** Lower case, without port. */
export function isHostName(text: string): boolean {
  return HOST.test(text)
}
