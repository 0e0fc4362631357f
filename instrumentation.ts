/** Runs once, before the server takes its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/lib/env')
  const { forbidCachedErrors } = await import('@/lib/server/routing/uncached-errors')
  const { hideQueries } = await import('@/lib/server/routing/hidden-query')
  const { forwardPeerAddress } = await import('@/lib/server/routing/peer-address')
  if (!env().TRUST_PROXY) forwardPeerAddress()
  hideQueries()
  forbidCachedErrors()
}
