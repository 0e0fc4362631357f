/** The push services of Chrome and its relatives, Firefox, Safari and Edge. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/** Letters, digits and hyphens in each label, with an optional port: what every parser reads as the same host. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/

/**
 * A customer names this address and our server calls it, so only listed hosts are called; `*.` is any subdomain. It
 * must be written as a URL parser writes it, since the library that sends to it has a parser of its own.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, username, password, href } = new URL(endpoint)
  if (href !== endpoint || protocol !== 'https:' || username || password || !HOST.test(host)) return false
  return hosts.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known))
}
