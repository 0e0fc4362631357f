/** The push services of Chrome and its relatives, Firefox, Safari and Edge. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/** A host that every URL parser reads alike: letters, digits and hyphens in each label, with an optional port. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/

/**
 * Whether our server may call this address, which a customer names: its host must be listed, where `*.` is any
 * subdomain. It must be in normal form, since the library that sends to it has a URL parser of its own.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, username, password, href } = new URL(endpoint)
  if (href !== endpoint || protocol !== 'https:' || username || password || !HOST.test(host)) return false
  return hosts.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known))
}
