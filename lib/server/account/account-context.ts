import 'server-only'
import { type PageContext, pageContext } from '@/lib/server/pages/page-context'
import { readSession } from '@/lib/server/session/session'
import { type Asset, type OfferedAssets, readOfferedAssets } from './offered-assets'

/**
 * The context of a page of the account: with what the platform offers, all of it while nobody is logged in. A page
 * about gift cards or points names them as its subject.
 */
export async function accountContext(subject?: Asset): Promise<PageContext & { assets: OfferedAssets }> {
  const [context, assets] = await Promise.all([pageContext(), assetsOfSession(subject)])
  return { ...context, assets }
}

async function assetsOfSession(subject?: Asset): Promise<OfferedAssets> {
  const { token, secret } = await readSession()
  return token && secret ? readOfferedAssets({ token, secret }, subject) : { giftCards: true, points: true }
}
