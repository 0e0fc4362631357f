import { openSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { build } from '@/launch/build'
import { startStorefront } from '@/launch/product-servers'
import { end, type Server } from '@/launch/server-process'
import { freePort } from '@/scripts/launch/free-port'
import { findOffer, isEasyToBuy } from './support/catalogue'
import { openPlainServer } from './support/plain-server'
import { ask } from './support/raw'
import { chooseRequired, methodsButton } from './support/shopping'
import { expect, test } from './support/test'

const DIST_DIR = '.next-assets'
const FILES = /^\/(?:_next\/static|fonts)\//

test.describe.configure({ mode: 'serial', timeout: 600_000 })
let origin: string
let port: number
let files: Awaited<ReturnType<typeof openPlainServer>>
let storefront: Server
let dataDir: string
test.beforeAll(async () => {
  test.setTimeout(600_000)
  const filesPort = await freePort()
  origin = `http://127.0.0.1:${filesPort}`
  process.env.ASSET_ORIGIN = origin
  // Next adds the folder of a build to it
  const settings = await readFile('tsconfig.json', 'utf8')
  await build(DIST_DIR).finally(() => writeFile('tsconfig.json', settings))
  files = await openPlainServer(filesPort, { '/_next/static/': `${DIST_DIR}/static`, '/fonts/': 'public/fonts' })
  port = await freePort()
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'plaza-assets-'))
  const env = { COMMERCE_API_URL: process.env.API_URL ?? '', SITE_ORIGIN: `http://localhost:${port}` }
  const log = openSync('.reports/assets.log', 'w')
  storefront = await startStorefront({ dataDir, distDir: DIST_DIR, port, apiPort: 0, env, log })
})
test.afterAll(async () => {
  if (storefront) await end(storefront)
  await files?.close()
  await Promise.all([DIST_DIR, dataDir].map((folder) => folder && rm(folder, { recursive: true, force: true })))
})

const at = (address: string) => `http://localhost:${port}${address}`

/** The files that pages asked the storefront itself for. */
function watchOwnFiles(page: Page): string[] {
  const own: string[] = []
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url())
    if (host === `localhost:${port}` && FILES.test(pathname)) own.push(pathname)
  })
  return own
}

/** React has taken over the page: its scripts came and were allowed. */
async function expectAlive(page: Page): Promise<void> {
  const isAlive = () =>
    [...document.querySelectorAll('button, input, a')].some((one) =>
      Object.keys(one).some((key) => key.startsWith('__reactProps$')),
    )
  await expect.poll(() => page.evaluate(isAlive)).toBe(true)
}

test('pages of anybody and of customers run on scripts, styles and typefaces of another origin', async ({
  page,
  customer,
}) => {
  const own = watchOwnFiles(page)
  const { deal, store } = await findOffer(isEasyToBuy)
  for (const address of ['/', `/store/${store.gid}`, '/login', `/deals/details/${deal.id}`]) {
    await page.goto(at(address))
    await expectAlive(page)
  }
  const login = await page.request.post(at('/api/session'), {
    headers: { origin: at('') },
    data: { mode: 'account', ...customer },
  })
  expect(login.status()).toBe(200)
  await page.reload()
  await chooseRequired(page)
  await page.getByRole('button', { name: /^buy/i }).click()
  await expect(page).toHaveURL(new RegExp(`^${at('/deals/checkout')}`))
  await page.getByLabel('First name').fill('Ada')
  await methodsButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() =>
    Promise.all([...document.fonts].filter(({ family }) => family === 'figtree').map((face) => face.load())),
  )
  expect(own).toEqual([])
  expect(files.sent.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(0)
  expect(files.sent.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(10)
  expect(files.sent).toContain('/fonts/figtree-5.3.woff2')
})

test('the storefront has these files for a CDN, with what other origins must be allowed', async () => {
  const { text } = await ask('/', 'localhost', {}, `${port}`)
  const script = new RegExp(`${origin}(/_next/static/[^"\\\\]+\\.js)`).exec(text)?.[1] ?? ''
  for (const file of [script, '/fonts/figtree-5.3.woff2']) {
    const { status, headers } = await ask(file, 'localhost', {}, `${port}`)
    expect([file, status]).toEqual([file, 200])
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
})

test('a build for one origin does not start with another', async () => {
  const other = { ASSET_ORIGIN: 'http://127.0.0.1:1', COMMERCE_API_URL: process.env.API_URL ?? '' }
  const log = openSync('.reports/assets-other.log', 'w')
  const started = startStorefront({ dataDir, distDir: DIST_DIR, port: await freePort(), apiPort: 0, env: other, log })
  await expect(started).rejects.toThrow('ended before it could serve')
  expect(await readFile('.reports/assets-other.log', 'utf8')).toContain('ASSET_ORIGIN is not that of the build')
})
