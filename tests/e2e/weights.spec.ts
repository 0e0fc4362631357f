import type { BrowserContext } from 'playwright/test'
import { encodeBest } from '@/lib/page-cache/cache/encodings'
import { knowShopper } from './support/known-shopper'
import { listing } from './support/listing'
import { privatePages } from './support/private-addresses'
import { ask } from './support/raw'
import { expect, test } from './support/test'

const KIB = 1024
/** KiB of script that a bare page of the same Next loads: React, its DOM and Next's own. */
const BARE = 134
/** KiB of the headers of a response, as they are on the wire. */
const HEADERS = 0.13

/** The scripts that a page loads until it is at rest. */
async function scriptsOf(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.close()
  return [...new Set(scripts)]
}

/** KiB of the scripts of each page, encoded as they are sent once they are asked for again. */
async function weigh(context: BrowserContext, paths: string[]): Promise<[path: string, weight: number][]> {
  const weights = new Map<string, number>()
  const weightOf = async (url: string) => {
    const known = weights.get(url)
    if (known !== undefined) return known
    const script = await (await context.request.get(url)).body()
    const weight = HEADERS + ((await encodeBest(script))?.length ?? script.length) / KIB
    weights.set(url, weight)
    return weight
  }
  const weighed: [path: string, weight: number][] = []
  for (const path of paths) {
    let weight = 0
    for (const url of await scriptsOf(context, path)) weight += await weightOf(url)
    weighed.push([path, weight])
  }
  return weighed
}

/** A page of each kind that search engines lead to, and those that are opened with an intent. */
async function publicPages(): Promise<string[]> {
  const { list } = await listing('limit=1')
  const shared = '?lan=en&city=vancouver'
  const lists = [`/${shared}`, `/deals${shared}`, `/deals/browse${shared}`]
  return [...lists, `/deals/details/${list[0]?.id}`, '/store/1001', '/pay/1002', '/login']
}

test('script of the public pages: at most 15 KiB over a bare page', async ({ page }) => {
  for (const [path, weight] of await weigh(page.context(), await publicPages())) {
    expect(weight, path).toBeGreaterThan(BARE - 10)
    expect(weight, path).toBeLessThanOrEqual(BARE + 15)
  }
})

test('documents of the public pages: at most 15 KiB with brotli, and 90 KiB without', async () => {
  for (const path of await publicPages()) {
    const document = Buffer.from((await ask(path)).text)
    // as it is sent once it is asked for again
    expect(((await encodeBest(document))?.length ?? Number.POSITIVE_INFINITY) / KIB, path).toBeLessThanOrEqual(15)
    expect(document.length / KIB, path).toBeLessThanOrEqual(90)
  }
})

test('script of the private pages: at most 60 KiB over a bare page', async ({ page, faults }) => {
  // nothing waits for PayPal
  faults.expect(/^422 POST \/api\/paypal/)
  const shopper = await knowShopper()
  const cookies = shopper.cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return { name, value, url: process.env.BASE_URL ?? '' }
  })
  await page.context().addCookies(cookies)
  const paths = privatePages(shopper).map(({ address }) => address)
  for (const [path, weight] of await weigh(page.context(), paths)) expect(weight, path).toBeLessThanOrEqual(BARE + 60)
})
