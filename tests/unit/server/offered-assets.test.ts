import { beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '@/lib/domain/result'

const remote = vi.hoisted(() => ({ listGiftCards: vi.fn(), getPoints: vi.fn() }))
vi.mock('@/lib/commerce-client/account/gift-cards-api', () => ({ listGiftCards: remote.listGiftCards }))
vi.mock('@/lib/commerce-client/account/points-api', () => ({ getPoints: remote.getPoints }))

const who = { token: 't1', secret: 's1' }
let readOfferedAssets: typeof import('@/lib/server/account/offered-assets').readOfferedAssets
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  remote.listGiftCards.mockReset().mockResolvedValue(success([]))
  remote.getPoints.mockReset().mockResolvedValue(success({}))
  ;({ readOfferedAssets } = await import('@/lib/server/account/offered-assets'))
  return () => vi.useRealTimers()
})

test('what its own call answers is offered, and asked again after five minutes', async () => {
  for (let page = 0; page < 3; page++) expect(await readOfferedAssets(who)).toEqual({ giftCards: true, points: true })
  expect(remote.getPoints).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5 * 60_000)
  remote.getPoints.mockResolvedValue(failure('not_found'))
  expect(await readOfferedAssets(who)).toEqual({ giftCards: true, points: false })
})

test('what the platform does not have is not offered, until it has it', async () => {
  remote.listGiftCards.mockResolvedValue(failure('not_found'))
  for (let page = 0; page < 3; page++) expect(await readOfferedAssets(who)).toEqual({ giftCards: false, points: true })
  expect(remote.listGiftCards).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5 * 60_000)
  remote.listGiftCards.mockResolvedValue(success([]))
  expect(await readOfferedAssets(who)).toEqual({ giftCards: true, points: true })
})

test('a page about one of them learns at once that it is offered no longer', async () => {
  await readOfferedAssets(who)
  remote.getPoints.mockResolvedValue(failure('not_found'))
  expect(await readOfferedAssets(who)).toEqual({ giftCards: true, points: true })
  for (const subject of ['points', undefined] as const)
    expect(await readOfferedAssets(who, subject)).toEqual({ giftCards: true, points: false })
  expect(remote.listGiftCards).toHaveBeenCalledTimes(1)
})

test.each(['network', 'unauthenticated', 'unreadable_answer', 'unexpected_error'] as const)(
  '%s means nothing, and is asked again',
  async (code) => {
    remote.listGiftCards.mockResolvedValueOnce(failure(code))
    expect(await readOfferedAssets(who)).toMatchObject({ giftCards: true })
    expect(await readOfferedAssets(who)).toMatchObject({ giftCards: true })
    expect(remote.listGiftCards).toHaveBeenCalledTimes(2)
  },
)

test('a page waits for a second', async () => {
  remote.getPoints.mockReturnValue(new Promise(() => undefined))
  const answer = readOfferedAssets(who)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toEqual({ giftCards: true, points: true })
})
