import 'server-only'
import { headers } from 'next/headers'

/** The middleware writes it into the policy; not for cached pages. */
export async function pageNonce(): Promise<string | undefined> {
  const policy = (await headers()).get('content-security-policy') ?? ''
  return /'nonce-([^']+)'/.exec(policy)?.[1]
}
