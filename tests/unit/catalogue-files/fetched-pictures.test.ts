import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictureFetcher, FETCH_LIMITS } from '@/backend/catalogue-files/pictures/fetch-picture'
import { readSmall } from './small-folder'

let answer: RequestListener
const host = createServer((request, response) => answer(request, response))
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
})

/** As in production, but of this machine, and quickly out of time and space. */
const limits = {
  ...FETCH_LIMITS,
  milliseconds: 400,
  bytes: 1024 * 1024,
  protocol: 'http:',
  isPublic: () => true,
} as const
const fetchHere = createPictureFetcher(limits)
const moveTo =
  (target: () => string): RequestListener =>
  (_request, response) =>
    void response.writeHead(302, { location: target() }).end()

describe('a picture by its address', () => {
  it('is fetched and stored like a file, once for all its rows', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#333' } })
      .png()
      .toBuffer()
    const asked: string[] = []
    const cell = 'https://cdn.example/soup.png?v=1'
    const { lines, keys } = await readSmall(
      {
        'dishes.csv': `store,sku,section,name_en,price,picture\nudon,kake,bowls,Kake,1,${cell}\nudon,tea,bowls,Tea,1,${cell}\n`,
      },
      async (address) => {
        asked.push(address)
        return bytes
      },
    )
    expect([lines, asked]).toEqual([[], [cell]])
    expect([...keys.entries()]).toEqual([[cell, expect.stringMatching(/^shop\/[0-9a-f]{64}$/)]])
  })

  it('is read, also where its host moves it', async () => {
    answer = (request, response) =>
      request.url === '/moved' ? moveTo(() => '/soup')(request, response) : void response.end('soup')
    expect(`${await fetchHere(`${origin}/moved`)}`).toBe('soup')
  })

  it.each<[string, RequestListener, string]>([
    [
      'not found',
      (_request, response) => void response.writeHead(404).end('none'),
      'cannot be fetched: its host answers 404',
    ],
    ['too slow', () => {}, 'cannot be fetched within 0.4 s'],
    ['too slow after its start', (_request, response) => void response.write('so'), 'cannot be fetched within 0.4 s'],
    ['too large', (_request, response) => void response.end(Buffer.alloc(1024 * 1024 + 1)), 'is larger than 1 MB'],
    [
      'without an end',
      (_request, response) => {
        const piece = Buffer.alloc(64 * 1024)
        const more = () => void (response.destroyed || response.write(piece, more))
        more()
      },
      'is larger than 1 MB',
    ],
    ['moved for ever', moveTo(() => `${origin}/again`), 'cannot be fetched: it is moved more than 3 times'],
    ['moved to a file', moveTo(() => 'file:///etc/hosts'), 'leads to an address without https'],
    ['cut off', (request) => void request.socket.destroy(), 'cannot be fetched: UND_ERR_SOCKET'],
  ])('is refused with the reason: %s', async (_what, listener, reason) => {
    answer = listener
    await expect(fetchHere(`${origin}/soup.png`)).rejects.toThrow(new RangeError(reason))
  })

  it.each([
    ['https://127.0.0.1/soup.png', 'cannot be fetched: its host has no public address'],
    ['https://169.254.169.254/latest', 'cannot be fetched: its host has no public address'],
    ['https://[::1]/soup.png', 'cannot be fetched: its host has no public address'],
    ['https://[::ffff:10.0.0.1]/soup.png', 'cannot be fetched: its host has no public address'],
    ['https://0x7f.1/soup.png', 'cannot be fetched: its host has no public address'],
    ['https://localhost/soup.png', 'cannot be fetched: its host has no public address'],
    ['http://cdn.example/soup.png', 'leads to an address without https'],
  ])('is not fetched from %s', async (address, reason) => {
    await expect(createPictureFetcher()(address)).rejects.toThrow(new RangeError(reason))
  })

  it('is not fetched from a private address that a public one moves to', async () => {
    answer = moveTo(() => 'http://10.0.0.1/soup.png')
    const guarded = createPictureFetcher({ ...limits, isPublic: (address) => address !== '10.0.0.1' })
    await expect(guarded(`${origin}/soup.png`)).rejects.toThrow('its host has no public address')
  })

  it('is named with file, line and reason', async () => {
    const row = 'store,sku,picture\nudon,kake,https://cdn.example/soup.png\n'
    const failing = (message: string) => () => Promise.reject(new RangeError(message))
    expect((await readSmall({ 'dishes.csv': row }, failing('is larger than 20 MB'))).lines).toEqual([
      'dishes.csv:2 picture: https://cdn.example/soup.png is larger than 20 MB',
    ])
    expect((await readSmall({ 'dishes.csv': row }, async () => Buffer.from('<html>'))).lines).toEqual([
      'dishes.csv:2 picture: https://cdn.example/soup.png is no JPEG, PNG, WebP, GIF or AVIF picture',
    ])
  })
})
