import { openDocumentedPeer } from '@/tests/support/documented-peer/open-documented-peer'
import { remoteShop } from './remote-shop'

export function documentedShop(options?: Parameters<typeof openDocumentedPeer>[0]) {
  return remoteShop(
    () => openDocumentedPeer(options),
    ({ pictureOrigin, expressScript }) => ({
      PICTURE_ORIGINS: pictureOrigin,
      EXPRESS_SCRIPT_URL: expressScript,
    }),
  )
}
