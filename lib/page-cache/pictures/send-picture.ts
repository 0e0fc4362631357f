import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AskOrigin, OriginResponse } from '@/lib/page-cache/origin'
import { transportHeaders } from '@/lib/server/routing/transport-headers'
import type { PictureFiles, StoredPicture } from './picture-files'

const RESIZED = /^\/(?:pictures\/|_next\/image\?)/

interface Made extends StoredPicture {
  status: number
}

export function isResizedPicture(url: string | undefined): boolean {
  return RESIZED.test(url ?? '')
}

/** Sends pictures in their widths from files, or from Next's optimiser, once for all who ask for the same. */
export function createPictures(askOrigin: AskOrigin, files: PictureFiles) {
  const making = new Map<string, Promise<Made>>()

  async function find(key: string, url: string, accept: string): Promise<Made> {
    const stored = await files.read(key)
    if (stored) return { status: 200, ...stored }
    const { status, headers, body } = await askOrigin({ url, headers: { accept } })
    const picture = { headers: withTag(headers, body), body }
    if (isPicture({ status, headers })) await files.write(key, picture)
    return { status, ...picture }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '', method, headers } = request
    // the only other format that a browser can get
    const accept = headers.accept?.includes('image/webp') ? 'image/webp' : '*/*'
    const key = createHash('sha256').update(`${accept} ${url}`).digest('hex')
    const made = making.get(key) ?? find(key, url, accept).finally(() => making.delete(key))
    making.set(key, made)
    const { status, headers: own, body } = await made
    const sent = [...own.flat(), ...transportHeaders(request)]
    const tag = own.find(([name]) => name === 'etag')?.[1] ?? ''
    if (status === 200 && headers['if-none-match']?.includes(tag)) return void response.writeHead(304, sent).end()
    response.writeHead(status, [...sent, 'content-length', `${body.length}`]).end(method === 'HEAD' ? undefined : body)
  }
}

function isPicture({ status, headers }: Pick<OriginResponse, 'status' | 'headers'>): boolean {
  return status === 200 && headers.some(([name, value]) => name === 'content-type' && value.startsWith('image/'))
}

function withTag(headers: [string, string][], body: Buffer): [string, string][] {
  return [...headers, ['etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`]]
}
