import 'server-only'
import { type PageContext, pageContext } from '@/lib/server/pages/page-context'
import { readSession } from '@/lib/server/session/session'
import { type OfferedAssets, readOfferedAssets } from './offered-assets'

/** The context of a page of the account: with what the platform offers, all of it while nobody is logged in. */
export async function accountContext(): Promise<PageContext & { assets: OfferedAssets }> {
  const [context, assets] = await Promise.all([pageContext(), assetsOfSession()])
  return { ...context, assets }
}

async function assetsOfSession(): Promise<OfferedAssets> {
  const { token, secret } = await readSession()
  return token && secret ? readOfferedAssets({ token, secret }) : { giftCards: true, points: true }
}
