import { openDocumentedPeer } from '@/tests/support/documented-peer/open-documented-peer'
import type { IdForm } from '@/tests/support/documented-peer/text-ids'
import { remoteShop } from './remote-shop'

/** `ids`: the form of its ids. */
export function documentedShop(ids?: IdForm) {
  return remoteShop(
    () => openDocumentedPeer(ids),
    ({ pictureOrigin, expressScript }) => ({
      PICTURE_ORIGINS: pictureOrigin,
      EXPRESS_SCRIPT_URL: expressScript,
    }),
  )
}
