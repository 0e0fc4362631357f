/** The push services of Chrome and its relatives, Firefox, Safari and Edge. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/**
 * Whether an endpoint is an https address at one of `hosts`. A customer names this address and our server calls it, so
 * only listed hosts are called: `*.` stands for any subdomain, and a port must be listed with its host.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || username || password) return false
  return hosts.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known))
}
