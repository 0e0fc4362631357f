// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Clock = typeof import('@/lib/browser/clock')
let clock: Clock
const SERVER = Date.parse('2026-11-20T20:00:00Z')
const HOUR = 3_600_000

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  clock = await import('@/lib/browser/clock')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the time on a device', () => {
  test.each([
    ['right', 0],
    ['half a minute fast', 30_000],
  ])('whose clock is %s is its own, also after it slept', (_, differs) => {
    vi.setSystemTime(SERVER + differs)
    clock.setServerTime(SERVER)
    expect(clock.timeNow()).toBe(SERVER + differs)
    vi.setSystemTime(SERVER + differs + 8 * HOUR)
    expect(clock.timeNow()).toBe(SERVER + differs + 8 * HOUR)
  })

  test.each([
    ['a day fast', 24 * HOUR],
    ['three hours slow', -3 * HOUR],
    ['of 1970', -SERVER],
  ])('whose clock is %s is the server’s, which counts on', (_, differs) => {
    vi.setSystemTime(SERVER + differs)
    clock.setServerTime(SERVER)
    expect(clock.timeNow()).toBeCloseTo(SERVER, 0)
    vi.advanceTimersByTime(90_000)
    expect(clock.timeNow()).toBeCloseTo(SERVER + 90_000, 0)
    // somebody sets it
    vi.setSystemTime(SERVER)
    expect(clock.timeNow()).toBeCloseTo(SERVER + 90_000, 0)
  })

  test('before the server has told it is what the page says, else the device’s', () => {
    vi.setSystemTime(SERVER + HOUR)
    expect([clock.timeNow(SERVER), clock.timeNow()]).toEqual([SERVER, SERVER + HOUR])
    clock.setServerTime(SERVER)
    expect(clock.timeNow(0)).toBeCloseTo(SERVER, 0)
  })

  test('comes with the session, without a request more, and is told to whoever waits for it', async () => {
    vi.setSystemTime(SERVER + HOUR)
    const fetch = vi.fn(async () => Response.json({ signedIn: false, now: SERVER }))
    vi.stubGlobal('fetch', fetch)
    const told = vi.fn()
    const forget = clock.onServerTime(told)
    const { refreshSession } = await import('@/lib/browser/session/session-store')
    await refreshSession()
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(clock.timeNow()).toBeCloseTo(SERVER, 0)
    expect(told).toHaveBeenCalledTimes(1)
    vi.stubGlobal('fetch', async () => Response.error())
    await refreshSession()
    expect(clock.timeNow()).toBeCloseTo(SERVER, 0)
    forget()
    clock.setServerTime(SERVER)
    expect(told).toHaveBeenCalledTimes(2)
    const late = vi.fn()
    clock.onServerTime(late)
    expect(late).toHaveBeenCalledTimes(1)
  })
})
