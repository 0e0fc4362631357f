import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeTime } from '@/tests/support/fake-time'

let cachedPicture: typeof import('@/lib/server/pictures/cached-pictures').cachedPicture
const render = vi.fn(async () => Buffer.from('picture'))
beforeEach(async () => {
  vi.resetModules()
  render.mockClear()
  cachedPicture = (await import('@/lib/server/pictures/cached-pictures')).cachedPicture
  fakeTime()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a picture is rendered once for concurrent requests, and again after an hour', async () => {
  const [one, other] = await Promise.all([cachedPicture('a', render), cachedPicture('a', render)])
  expect(one).toBe(other)
  vi.advanceTimersByTime(3_600_000)
  await cachedPicture('a', render)
  expect(render).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  await cachedPicture('a', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('a failed one is rendered again for the next request', async () => {
  render.mockRejectedValueOnce(new Error('no logo'))
  await expect(cachedPicture('a', render)).rejects.toThrow('no logo')
  expect(await cachedPicture('a', render)).toEqual(Buffer.from('picture'))
})

test('the 200 most recently requested are cached', async () => {
  for (let n = 0; n < 201; n++) await cachedPicture(`${n}`, render)
  await cachedPicture('200', render)
  expect(render).toHaveBeenCalledTimes(201)
  await cachedPicture('0', render)
  expect(render).toHaveBeenCalledTimes(202)
})
