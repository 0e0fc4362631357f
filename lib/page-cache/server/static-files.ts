import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type StoredBody, storeBody } from '@/lib/page-cache/cache/stored-body'
import type { AskOrigin } from '@/lib/page-cache/origin'
import type { RecentBuilds } from './recent-builds'

/** The build's spelling of a file. No second one is accepted, which would be compressed for nothing. */
const PATH = /^\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(js|mjs|css))$/
/** As Next sends them. */
const TYPES: Record<string, string> = {
  js: 'application/javascript; charset=UTF-8',
  mjs: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
}
const IMMUTABLE = 'public, max-age=31536000, immutable'
const MAX_BYTES = 16 * 1024 * 1024

export type SendStatic = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * Sends the scripts and styles of this build and of recent ones, whose names change with their content, in the best
 * encoding; other files, and those that it cannot read, it leaves alone.
 */
export function createStaticFiles(askOrigin: AskOrigin, recentBuilds: Pick<RecentBuilds, 'read'>): SendStatic {
  async function readRecent(url: string): Promise<StoredBody | undefined> {
    const [, name = '', extension = ''] = PATH.exec(url) ?? []
    const text = await recentBuilds.read(name)
    const headers: [string, string][] = [
      ['content-type', TYPES[extension] ?? ''],
      ['cache-control', IMMUTABLE],
    ]
    return text === null ? undefined : storeBody(200, headers, text)
  }

  const files = new LRUCache<string, StoredBody>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size,
    async fetchMethod(url) {
      const { status, headers, body } = await askOrigin({ url, headers: {} })
      if (status === 404) return readRecent(url)
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
