import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DocumentRequest, toDocumentRequest } from '@/lib/page-cache/cache/cache-key'
import { RSC_PAYLOAD_PATH, type RscPayloads } from '@/lib/page-cache/cache/rsc-payloads'
import type { BuiltPage } from '@/lib/page-cache/document/build-page'
import { transportHeaders } from '@/lib/server/routing/transport-headers'

const HASH_AND_URL = /^([\w-]{22})(\/.*)$/

interface Parts {
  rscPayloads: RscPayloads
  build: (request: DocumentRequest) => Promise<BuiltPage>
}

/** Null for a request of anything else. */
export function createRscPayloadSender({ rscPayloads, build }: Parts) {
  /** If a script is gone, that of the page as it is now, which React then renders anew. */
  async function sendAnother(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    request.url = url
    const page = toDocumentRequest(request)
    const hash = page && (await build(page)).rscPayload
    const headers = [...transportHeaders(request), 'cache-control', 'no-store']
    if (!hash) return void response.writeHead(404, headers).end()
    const location = `${RSC_PAYLOAD_PATH}${hash}${page.origin.url}`
    return void response.writeHead(307, [...headers, 'location', location]).end()
  }

  async function send(request: IncomingMessage, response: ServerResponse, hash: string, url: string): Promise<void> {
    const stored = rscPayloads.get(hash) ?? (await rscPayloads.fetch(hash))
    return stored ? stored.send(request, response) : sendAnother(request, response, url)
  }

  return (request: IncomingMessage, response: ServerResponse): Promise<void> | null => {
    if (!request.url?.startsWith(RSC_PAYLOAD_PATH)) return null
    const [, hash = '', url = ''] = HASH_AND_URL.exec(request.url.slice(RSC_PAYLOAD_PATH.length)) ?? []
    return hash ? send(request, response, hash, url) : null
  }
}
