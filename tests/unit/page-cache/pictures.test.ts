import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OriginResponse } from '@/lib/page-cache/origin'
import { openPictureFiles } from '@/lib/page-cache/pictures/picture-files'
import { createPictures } from '@/lib/page-cache/pictures/send-picture'

const KILOBYTE = 1024
const MAX = 64 * KILOBYTE
const keyOf = (n: number) => createHash('sha256').update(`${n}`).digest('hex')
const picture = (n: number, size = KILOBYTE) => ({
  headers: [['content-type', 'image/webp']] as [string, string][],
  body: Buffer.alloc(size, n),
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

const listFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
const totalSize = async () =>
  (await Promise.all((await listFiles()).map(async (file) => (await stat(file)).size))).reduce((a, b) => a + b, 0)
const fileOf = (n: number) => path.join(folder, keyOf(n).slice(0, 2), keyOf(n))

describe('a folder of pictures that several storefronts share', () => {
  it('has for each of them what one has stored', async () => {
    const [one, other] = [openPictureFiles(folder, MAX), openPictureFiles(folder, MAX)]
    expect(await other.read(keyOf(1))).toBeNull()
    await one.write(keyOf(1), picture(1))
    expect(await other.read(keyOf(1))).toEqual(picture(1))
  })

  it('shows whole pictures or none, while all write the same and make room', async () => {
    const stores = Array.from({ length: 4 }, () => openPictureFiles(folder, MAX))
    const reads: boolean[] = []
    await Promise.all(
      Array.from({ length: 400 }, async (_, turn) => {
        const store = stores[turn % stores.length]
        const n = turn % 25
        await store?.write(keyOf(n), picture(n, 5 * KILOBYTE))
        const found = await store?.read(keyOf((turn * 7) % 25))
        if (found) reads.push(found.body.equals(Buffer.alloc(5 * KILOBYTE, (turn * 7) % 25)))
      }),
    )
    expect(reads.length).toBeGreaterThan(20)
    expect(reads).not.toContain(false)
    expect((await listFiles()).filter((file) => file.endsWith('.part'))).toEqual([])
    await stores[0]?.write(keyOf(99), picture(99, 5 * KILOBYTE))
    expect(await totalSize()).toBeLessThanOrEqual(MAX)
  })

  it('makes room by what was used longest ago, and by drafts of processes that ended', async () => {
    const first = openPictureFiles(folder, MAX)
    for (let n = 0; n < 10; n++) {
      await first.write(keyOf(n), picture(n, 6 * KILOBYTE))
      await utimes(fileOf(n), new Date(Date.now() - 1000 * (n === 0 ? 1 : 100 - n)), new Date())
    }
    const draft = `${fileOf(3)}.x.part`
    await writeFile(draft, 'half a picture')
    await utimes(draft, new Date(0), new Date(0))
    await openPictureFiles(folder, MAX).write(keyOf(11), picture(11, 6 * KILOBYTE))
    const left = await listFiles()
    expect(left).not.toContain(draft)
    expect([0, 1, 2, 9].map((n) => left.includes(fileOf(n)))).toEqual([true, false, false, true])
  })

  it('has no picture that lost a part, or that is older than a month', async () => {
    const files = openPictureFiles(folder, MAX)
    await files.write(keyOf(1), picture(1))
    await files.write(keyOf(2), picture(2))
    await truncate(fileOf(1), 700)
    await utimes(fileOf(2), new Date(), new Date(Date.now() - 31 * 24 * 3600_000))
    expect([await files.read(keyOf(1)), await files.read(keyOf(2))]).toEqual([null, null])
  })

  it('that cannot be written to stores nothing, and stops nobody', async () => {
    await writeFile(path.join(folder, 'file'), '')
    const files = openPictureFiles(path.join(folder, 'file'), MAX)
    await files.write(keyOf(1), picture(1))
    expect(await files.read(keyOf(1))).toBeNull()
  })
})

describe('a picture in one of its widths', () => {
  let asked: { url: string; accept: string }[]
  let answer: Partial<OriginResponse>
  let server: http.Server
  beforeEach(async () => {
    asked = []
    answer = {}
    const send = createPictures(
      async ({ url, headers }) => {
        asked.push({ url, accept: headers.accept ?? '' })
        return { status: 200, ...picture(asked.length), isStale: false, ...answer }
      },
      openPictureFiles(folder, MAX),
    )
    server = http.createServer(send)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => server.close())
  const get = (headers: Record<string, string> = { accept: 'image/avif,image/webp' }, method = 'GET') =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures/64/a`, { headers, method })

  it('is made once for all who ask, at the same time or later', async () => {
    const bodies = await Promise.all([get(), get(), get()])
    await get()
    expect(asked).toEqual([{ url: '/pictures/64/a', accept: 'image/webp' }])
    expect(bodies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(Buffer.from(await (bodies[0] as Response).arrayBuffer())).toEqual(picture(1).body)
  })

  it('has another format for who does not accept WebP', async () => {
    await get()
    await get({ accept: 'image/png' })
    expect(asked.map(({ accept }) => accept)).toEqual(['image/webp', '*/*'])
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await get()
    const again = await get({ accept: 'image/webp', 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, again.headers.get('content-type')]).toEqual([304, 'image/webp'])
    const head = await get({ accept: 'image/webp' }, 'HEAD')
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['1024', ''])
  })

  it('that there is not is asked for again', async () => {
    answer = { status: 404, headers: [['content-type', 'text/plain']], body: Buffer.from('no') }
    expect((await get()).status).toBe(404)
    answer = {}
    expect((await get()).status).toBe(200)
    expect(asked).toHaveLength(2)
  })
})
