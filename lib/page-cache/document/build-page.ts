import { createHash } from 'node:crypto'
import type { DocumentRequest } from '@/lib/page-cache/cache/cache-key'
import type { StoredPage } from '@/lib/page-cache/cache/page-cache'
import { RSC_PAYLOAD_PATH, type RscPayloads, rscPayloadBody } from '@/lib/page-cache/cache/rsc-payloads'
import { createSplitCache } from '@/lib/page-cache/cache/split-cache'
import { type StoredBody, storeBody } from '@/lib/page-cache/cache/stored-body'
import type { AskOrigin, OriginRequest, OriginResponse } from '@/lib/page-cache/origin'
import type { PageCacheMetrics } from '@/lib/page-cache/telemetry/metrics'
import { languageOf, withFailureWords } from '@/lib/server/routing/failure-words'
import { NONCE_HEADER, nonceSecret } from '@/lib/server/routing/nonce-header'
import { inlineStyles, styleLinks } from './critical-css'
import { deferHydration } from './deferred-hydration'
import { inDraftMode } from './draft-mode'
import { withPreHydration } from './pre-hydration'
import { allowOurScripts, scriptsOfNext } from './script-policy'
import { SPECULATION_HEADERS } from './speculation-rules'
import { createStylesheets } from './stylesheets'

export interface BuiltPage extends StoredPage {
  isStorable: boolean
  /** sent to the script of hydration */
  rscPayload: string | null
}

const POLICY = 'content-security-policy'

/** A page made from a response; equal responses make equal pages. */
interface Made {
  body: StoredBody
  rscPayload: { hash: string; body: StoredBody } | null
  /** false for what is sent as it came, and to one visitor alone */
  isExpected: boolean
}

/** `maxSize` bounds what is remembered, in bytes. */
export function createPageBuilder(
  askOrigin: AskOrigin,
  rscPayloads: RscPayloads,
  metrics: PageCacheMetrics,
  maxSize: number,
) {
  const readStyles = createStylesheets(askOrigin)
  const made = createSplitCache<Made>(maxSize, ({ body, rscPayload }) => body.size + (rscPayload?.body.size ?? 0))

  /** Styled by itself, and with no inline script but ours; null for a document that is not built as expected. */
  async function transform({ status, headers, body }: OriginResponse, url: string): Promise<Made | null> {
    const deferred = deferHydration(withPreHydration(body.toString()), (hash) => `${RSC_PAYLOAD_PATH}${hash}${url}`)
    const others = deferred && scriptsOfNext(deferred.html)
    if (!deferred || !others) return null
    const styles = await readStyles(styleLinks(deferred.html)).catch(() => null)
    const html = styles ? inlineStyles(deferred.html, styles) : deferred.html
    return {
      body: storeBody(status, [...withPolicy(headers, others), ...SPECULATION_HEADERS], html),
      rscPayload: { hash: deferred.rscPayload.hash, body: rscPayloadBody(deferred.rscPayload.script) },
      isExpected: true,
    }
  }

  /**
   * The document as Next sends it, with its nonce: an inline script that neither Next nor we have made does not run.
   */
  async function leave(response: OriginResponse, origin: OriginRequest): Promise<Made> {
    metrics.count('untransformed')
    const others = scriptsOfNext(withPreHydration(response.body.toString()))
    const { status, headers, body } = others ? response : await askOrigin(await withNonce(origin))
    return {
      body: storeBody(status, withPolicy(headers, others), withPreHydration(body.toString())),
      rscPayload: null,
      isExpected: false,
    }
  }

  async function make(response: OriginResponse, request: DocumentRequest, isOpen: boolean): Promise<Made> {
    const { status, headers, body } = response
    if (!isHtml(response))
      return { body: storeBody(status, headers, body.toString()), rscPayload: null, isExpected: true }
    const url = status === 404 ? request.missingUrl : request.origin.url
    const source = createHash('sha256')
      .update(JSON.stringify([url, status, headers]))
      .update(body)
      .digest('base64')
    const page = made.get(source) ?? (await transform(response, url))
    if (!page) return leave(response, request.origin)
    made.set(source, page, isOpen)
    return page
  }

  return async (request: DocumentRequest): Promise<BuiltPage> => {
    metrics.count('fill')
    const at = Date.now()
    const response = await withWords(await askOrigin(request.origin), request.origin)
    const { status } = response
    const isOpen = request.isSearch || !request.isStorable || status !== 200
    const { body, rscPayload, isExpected } = await make(response, request, isOpen)
    if (rscPayload) rscPayloads.add(rscPayload.hash, rscPayload.body, isOpen)
    return {
      status,
      body,
      at,
      tags: tagsOf(response),
      isStorable: isExpected && isStorable(request, response),
      rscPayload: rscPayload?.hash ?? null,
    }
  }
}

/** A failure has words without its scripts. */
async function withWords(response: OriginResponse, { url, headers }: OriginRequest): Promise<OriginResponse> {
  if (response.status < 500 || !isHtml(response)) return response
  const html = await withFailureWords(response.body.toString(), languageOf(url, headers))
  return { ...response, body: Buffer.from(html) }
}

function withPolicy(headers: OriginResponse['headers'], others: string[] | null): OriginResponse['headers'] {
  return headers.map(([name, value]) => [name, name === POLICY ? allowOurScripts(value, others ?? []) : value])
}

const headerOf = ({ headers }: OriginResponse, name: string) => headers.find(([one]) => one === name)?.[1] ?? ''

function isHtml(response: OriginResponse): boolean {
  return headerOf(response, 'content-type').startsWith('text/html')
}

function isStorable(request: DocumentRequest, response: OriginResponse): boolean {
  if (!request.isStorable || response.status !== 200 || response.isStale || !isHtml(response)) return false
  return headerOf(response, 'set-cookie') === '' && !headerOf(response, 'cache-control').includes('no-store')
}

function tagsOf(response: OriginResponse): string[] {
  return headerOf(response, 'surrogate-key').split(' ')
}

/** Makes the request one for a page that is rendered anew and whose scripts have a nonce. */
async function withNonce(origin: OriginRequest): Promise<OriginRequest> {
  const { url, headers } = await inDraftMode(origin)
  return { url, headers: { ...headers, [NONCE_HEADER]: nonceSecret() } }
}
