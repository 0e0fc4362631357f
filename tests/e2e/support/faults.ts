import type { BrowserContext, Request } from 'playwright/test'

const OURS = [process.env.BASE_URL, process.env.API_URL].flatMap((url) => (url ? [new URL(url).port] : []))

/** Console errors, exceptions, and our own resources that failed. */
export interface Faults {
  /** Texts: `404 GET /path?query`, `failed GET /path`, `console: …`. */
  expect(...patterns: RegExp[]): void
  unexpected(): string[]
  /** As `GET /path`: where a page waits for ever, the cause may be here. */
  pending(): string[]
}

/** Other hosts' resources (map tiles) may fail: tests run without a network. */
export function watchFaults(context: BrowserContext): Faults {
  const seen: string[] = []
  const expected: RegExp[] = []
  const pending = new Set<Request>()
  context.on('request', (request) => pending.add(request))
  context.on('requestfinished', (request) => pending.delete(request))
  context.on('requestfailed', (request) => pending.delete(request))
  context.on('response', (response) => {
    if (response.status() >= 400 && isOurs(response.url()))
      seen.push(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`)
  })
  context.on('requestfailed', (request) => {
    // a navigation ends the requests of the page before it
    const wasAborted = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (!wasAborted && isOurs(request.url())) seen.push(`failed ${request.method()} ${pathOf(request.url())}`)
  })
  context.on('weberror', (error) => seen.push(`exception: ${error.error()}`))
  context.on('console', (message) => {
    // logged for every failed response, which is checked above
    const isOfResponse = /^Failed to load resource/.test(message.text())
    const isOfTile = /tile\.openstreetmap/.test(message.text())
    if (message.type() === 'error' && !isOfResponse && !isOfTile) seen.push(`console: ${message.text()}`)
  })
  return {
    expect: (...patterns) => expected.push(...patterns),
    unexpected: () => seen.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    pending: () => [...pending].map((request) => `${request.method()} ${pathOf(request.url())}`),
  }
}

const isOurs = (url: string) => OURS.includes(new URL(url).port)

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
