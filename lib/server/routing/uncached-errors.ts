import type { ServerResponse } from 'node:http'

/**
 * No cache may store this response if it fails, whatever the middleware has promised before the page was rendered: an
 * API that is down for a second would be down for a minute.
 */
export function forbidCachedErrors(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status >= 500) response.setHeader('cache-control', 'private, no-store')
    return Reflect.apply(writeHead, response, [status, ...rest])
  }
}
