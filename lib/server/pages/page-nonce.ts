import 'server-only'
import { headers } from 'next/headers'

/** The nonce of a private page, which the middleware writes into its policy; not for cached pages. */
export async function pageNonce(): Promise<string | undefined> {
  const policy = (await headers()).get('content-security-policy') ?? ''
  return /'nonce-([^']+)'/.exec(policy)?.[1]
}
