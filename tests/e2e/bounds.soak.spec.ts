import { execFile } from 'node:child_process'
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { flood } from '@/tests/e2e/support/raw-socket'
import { ask } from './support/raw'
import { type Storefront, startSecond } from './support/storefront'
import { expect, test } from './support/test'

const API_URL = process.env.API_URL ?? ''
const MEGABYTE = 1024 * 1024
const WIDTHS = [1200, 640]

test.describe.configure({ mode: 'default', timeout: 180_000 })
let second: Storefront
test.beforeAll(async () => {
  second = await startSecond({ COMMERCE_API_URL: API_URL, PICTURE_CACHE_MB: '1' }, undefined, fillPictures)
})
test.afterAll(() => second?.stop())

/** Twice as much as may stay, as an earlier run with more room would leave it. */
async function fillPictures(distDir: string): Promise<void> {
  for (let n = 0; n < 10; n++) {
    const folder = path.join(distDir, 'cache', 'pictures', `old-${n}`)
    const file = path.join(folder, 'picture')
    await mkdir(folder, { recursive: true })
    await writeFile(file, Buffer.alloc(MEGABYTE / 5, 1))
    await utimes(file, new Date(0), new Date(0))
  }
}
const get = (address: string) => ask(address, 'localhost', { accept: 'image/webp' }, `${second.port}`)

/** The pictures on disk: how many, and their bytes. */
async function onDisk(): Promise<{ count: number; bytes: number }> {
  const folder = path.join(second.distDir, 'cache', 'pictures')
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(path.join(file.parentPath, file.name)).catch(() => null))?.size ?? 0),
  )
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** Of pictures of a page, by their address in a width. */
async function picturesOf(page: string): Promise<string[]> {
  const { text } = await get(page)
  return [...new Set([...text.matchAll(/\/pictures\/\d+\/([\w/.-]+)/g)].map(([, key = '']) => key))]
}

test('pictures on disk stay within their size, at the start and while the server runs', async () => {
  const pages = ['/', '/deals', '/deals?page=2', '/deals?page=3', '/store/1024']
  const keys = [...new Set((await Promise.all(pages.map(picturesOf))).flat())]
  let sent = 0
  for (const key of keys)
    for (const width of WIDTHS) {
      if (sent > 1.3 * MEGABYTE) break
      const { status, body } = await get(`/pictures/${width}/${key}`)
      expect([key, width, status]).toEqual([key, width, 200])
      sent += body.length
    }
  expect(sent).toBeGreaterThan(1.3 * MEGABYTE)
  await expect.poll(async () => (await onDisk()).bytes).toBeLessThanOrEqual(MEGABYTE)
  expect((await onDisk()).bytes).toBeGreaterThan(MEGABYTE / 4)
  const files = await readdir(path.join(second.distDir, 'cache', 'pictures'), { recursive: true })
  expect(files.filter((name) => name.endsWith('/picture'))).toEqual([])
})

test('a parameter or a spelling of its own makes no other picture', async () => {
  const [key = ''] = await picturesOf('/deals')
  const url = encodeURIComponent(`/media/${key}`)
  const known = `/pictures/64/${key}`
  expect((await get(known)).status).toBe(200)
  // both of its addresses
  expect((await get(`/_next/image?url=${url}&w=64&q=75`)).status).toBe(200)
  const before = await onDisk()
  for (let n = 0; n < 40; n++)
    for (const same of [
      `${known}?x=${n}`,
      `/_next/image?url=${url}&w=64&q=75&x=${n}`,
      `/_next/image?url=${url}${encodeURIComponent(`?x=${n}`)}&w=64&q=75`,
    ]) {
      expect([same, (await get(same)).status]).toEqual([same, 200])
    }
  expect(await onDisk()).toEqual(before)
  const spelled = key.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  for (const other of [
    `/pictures/064/${key}`,
    `/pictures/65/${key}`,
    `/pictures/64/./${key}`,
    `/pictures/64/x/../${key}`,
    `/pictures/64/${spelled}`,
    `/%70ictures/64/${key}`,
    `/_next/%69mage?url=${url}&w=64&q=75&x=1`,
    `/_next/image?url=${url}&w=65&q=75`,
    `/_next/image?url=${url}&w=64&q=74`,
    `/_next/image?url=${encodeURIComponent(`/media/x/../${key}`)}&w=64&q=75`,
    `/_next/image?url=${encodeURIComponent(`/media/${spelled}`)}&w=64&q=75`,
  ])
    expect([other, (await get(other)).status]).not.toEqual([other, 200])
  expect(await onDisk()).toEqual(before)
})

test('pages that are rendered add no file to the build: they are stored in memory, which has a size', async () => {
  const files = async () => {
    const all = await readdir(second.distDir, { recursive: true })
    return all.filter((file) => !file.startsWith('cache/pictures')).sort()
  }
  const before = await files()
  for (const page of ['/deals?city=victoria', '/deals/browse?city=seattle', '/store/1024', '/pay/1024'])
    expect([page, (await get(page)).status]).toEqual([page, 200])
  await wait(1000)
  expect(await files()).toEqual(before)
})

test('floods of 400 MB to a page and to handlers leave the server as it was', async () => {
  const memory = async () =>
    Number((await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${second.pid}`])).stdout) / 1024
  await Promise.all(Array.from({ length: 20 }, () => get('/deals')))
  const before = await memory()
  let most = before
  const watch = setInterval(async () => (most = Math.max(most, await memory())), 50)
  const targets = ['/api/revalidate', '/api/session', '/api/orders', '/oauth/migrate', '/deals', '/account', '/media/x']
  for (const target of targets)
    for (const header of ['Content-Length: 419430400', 'Transfer-Encoding: chunked'])
      await flood(second.port, `POST ${target} HTTP/1.1`, header, 400)
  clearInterval(watch)
  expect(Math.round(most - before), `MB more than ${Math.round(before)}`).toBeLessThan(100)
  expect((await get('/api/healthz')).status).toBe(200)
})
