import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type StoredBody, storeBody } from '@/lib/page-cache/cache/stored-body'
import type { AskOrigin } from '@/lib/page-cache/origin'

/** The build's spelling of a file. No second one is accepted, which would be compressed for nothing. */
const PATH = /^\/_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(?:js|css)$/
const MAX_BYTES = 16 * 1024 * 1024

export type SendStatic = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * Sends the scripts and styles of the build, whose names change with their content, in the best encoding; other files,
 * and those that it cannot read, it leaves alone.
 */
export function createStaticFiles(askOrigin: AskOrigin): SendStatic {
  const files = new LRUCache<string, StoredBody>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size,
    async fetchMethod(url) {
      const { status, headers, body } = await askOrigin({ url, headers: {} })
      // nobody asks for a part of them, nor whether they have changed
      const ofBody = headers.filter(([name]) => name !== 'accept-ranges' && name !== 'last-modified')
      return status === 200 ? storeBody(status, ofBody, body.toString()) : undefined
    },
  })

  return async (request, response) => {
    const { url = '' } = request
    const file = PATH.test(url) && (await files.fetch(url).catch(() => undefined))
    if (file) await file.send(request, response)
    return Boolean(file)
  }
}
