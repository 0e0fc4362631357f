import { openDocumentedPeer } from '@/tests/support/documented-peer/open-documented-peer'
import { remoteShop } from './remote-shop'

export function documentedShop() {
  return remoteShop(openDocumentedPeer, ({ pictureOrigin, expressScript }) => ({
    PICTURE_ORIGINS: pictureOrigin,
    EXPRESS_SCRIPT_URL: expressScript,
  }))
}
