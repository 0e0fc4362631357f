import { onEveryRequest } from './every-request'

/**
 * From now on `x-forwarded-for` of every request to this process is the address of its peer: what the request itself
 * names is forged where no trusted proxy is in front. Next hands no socket to its handlers. Returns what ends that.
 */
export function forwardPeerAddress(): () => void {
  return onEveryRequest(({ request }) => {
    request.headers['x-forwarded-for'] = request.socket.remoteAddress
  })
}
