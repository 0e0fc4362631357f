const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

/** Whether a text is a host name as sites have it: lower case, without port. */
export function isHostName(text: string): boolean {
  return HOST.test(text)
}
