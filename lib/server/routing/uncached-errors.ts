import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

/**
 * From now on no cache may store a response that failed, whatever the middleware has promised before the page was
 * rendered: an API that is down for a second would be down for a minute.
 */
export function forbidCachedErrors(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse }
    const { writeHead } = response
    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (status >= 500) response.setHeader('cache-control', 'private, no-store')
      return Reflect.apply(writeHead, response, [status, ...rest])
    }
  })
}
