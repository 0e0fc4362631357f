import { onEveryRequest } from './every-request'

/**
 * From now on no cache may store a response that failed, whatever the middleware has promised before the page was
 * rendered: an API that is down for a second would be down for a minute. Returns what ends that.
 */
export function forbidCachedErrors(): () => void {
  return onEveryRequest(({ response }) => {
    const { writeHead } = response
    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (status >= 500) response.setHeader('cache-control', 'private, no-store')
      return Reflect.apply(writeHead, response, [status, ...rest])
    }
  })
}
