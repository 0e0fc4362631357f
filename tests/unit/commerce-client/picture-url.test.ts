import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type PictureUrl = typeof import('@/lib/commerce-client/transport/picture-url')
let pictures: PictureUrl
const warn = vi.fn()
beforeEach(async () => {
  vi.resetModules()
  warn.mockClear()
  vi.doMock('@/lib/log', () => ({ log: { warn } }))
  vi.stubEnv('COMMERCE_API_URL', 'https://api.example/base')
  vi.stubEnv('PICTURE_ORIGINS', 'https://cdn.example,https://img.example:8443')
  pictures = await import('@/lib/commerce-client/transport/picture-url')
})
afterEach(() => {
  vi.doUnmock('@/lib/log')
  vi.unstubAllEnvs()
})

const from = (address: string) => `/media/from?url=${encodeURIComponent(address)}`

test.each([
  ['spa.webp', '/media/spa.webp'],
  ['/media/Spa_1.JPG', '/media/Spa_1.JPG'],
  ['https://api.example/base/media/deals/1', '/media/deals/1'],
  ['https://api.example/pictures/1.jpg', from('https://api.example/pictures/1.jpg')],
  ['https://cdn.example/a b.jpg?w=2&h=3', '/media/from?url=https%3A%2F%2Fcdn.example%2Fa+b.jpg%3Fw%3D2%26h%3D3'],
  ['//cdn.example/a.jpg', from('https://cdn.example/a.jpg')],
  ['HTTPS://CDN.example/a.jpg', from('HTTPS://CDN.example/a.jpg')],
  ['https://img.example:8443/a.jpg', from('https://img.example:8443/a.jpg')],
  ['', ''],
  [null, ''],
])('%s is served at %s', (wire, ours) => {
  expect(pictures.toPictureUrl(wire)).toBe(ours)
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  'https://other.example/a.jpg',
  'http://cdn.example/a.jpg',
  'https://cdn.example:8443/a.jpg',
  'https://img.example/a.jpg',
  'https://cdn.example.evil.example/a.jpg',
  'https://cdn.example@evil.example/a.jpg',
  'https://user:word@cdn.example/a.jpg',
  'http://169.254.169.254/latest/meta-data',
  'https://',
])('%s is left out, with a warning', (wire) => {
  expect(pictures.toPictureUrl(wire)).toBe('')
  expect(warn).toHaveBeenCalledTimes(1)
})

test('a video stays on its host, if that is listed', () => {
  expect(pictures.toVideoUrl('https://cdn.example/spa.mp4')).toBe('https://cdn.example/spa.mp4')
  for (const none of ['', null]) expect(pictures.toVideoUrl(none)).toBeNull()
  expect(warn).not.toHaveBeenCalled()
  for (const other of ['https://other.example/spa.mp4', 'spa.mp4', 'javascript:alert(1)', 'https://api.example/1.mp4'])
    expect(pictures.toVideoUrl(other)).toBeNull()
  expect(warn).toHaveBeenCalled()
})

test('an origin is named in the log once, and a list has only what is shown', () => {
  const wire = ['https://other.example/1.jpg', 'a.webp', 'https://other.example/2.jpg']
  expect(pictures.toPictureUrls(wire)).toEqual(['/media/a.webp'])
  expect(warn.mock.calls).toEqual([[{ reason: 'https://other.example' }, expect.stringContaining('PICTURE_ORIGINS')]])
})

test('endless origins fill neither the log nor the memory', () => {
  for (let host = 0; host < 1000; host++) pictures.toPictureUrl(`https://h${host}.example/a.jpg`)
  expect(warn).toHaveBeenCalledTimes(100)
})
