import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failure } from '@/lib/domain/result'
import { isOutcomeFinal, readBeforeCharge } from '@/lib/server/payment/final-outcome'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('a payment is sent within 5 s of its press, or not at all', async () => {
  expect(await readBeforeCharge(async () => 'read')).toBe('read')
  await expect(readBeforeCharge(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug')
  const late = readBeforeCharge(() => new Promise((resolve) => setTimeout(resolve, 5001, 'read')))
  await vi.advanceTimersByTimeAsync(5000)
  expect(await late).toEqual(failure('network'))
})

test('its outcome is final once neither the storefront nor the API can be at work on it', () => {
  expect([69.9, 70].map(isOutcomeFinal)).toEqual([false, true])
})
