import { openDocumentedPeer } from '@/tests/support/documented-peer/open-documented-peer'
import type { IdForm } from '@/tests/support/documented-peer/text-ids'
import { remoteShop } from './remote-shop'

/** `ids`: the form of its ids. `cities`: those that it names. */
export function documentedShop(ids?: IdForm, cities?: Record<string, unknown>[]) {
  return remoteShop(
    () => openDocumentedPeer(ids, cities),
    ({ pictureOrigin, expressScript }) => ({
      PICTURE_ORIGINS: pictureOrigin,
      EXPRESS_SCRIPT_URL: expressScript,
    }),
  )
}
