import { beforeEach, describe, expect, test, vi } from 'vitest'
import { failure, success } from '@/lib/domain/result'
import type { Site } from '@/lib/domain/site/site'
import { sampleOrder } from '@/tests/support/sample-order'

const remote = vi.hoisted(() => ({ getOrder: vi.fn(), listGiftCards: vi.fn() }))
vi.mock('@/lib/commerce-client/orders/orders-api', () => ({ getOrder: remote.getOrder }))
vi.mock('@/lib/commerce-client/account/gift-cards-api', () => ({ listGiftCards: remote.listGiftCards }))
const { scopeToStore, refuseGiftCard, refuseOrder } = await import('@/lib/server/site/own-store')

const who = { token: 't1', secret: 's1' }
const shared = { kind: 'shared', key: 'shared', language: 'en' } as Site
const own = { kind: 'store', key: 'noodle.example', language: 'en', gid: 12 } as Site
const orderOf = (gid: number) => success({ ...sampleOrder, gid })

beforeEach(() => {
  remote.getOrder.mockReset()
  remote.listGiftCards.mockReset()
})

describe('an order, also of a remote API that finds it everywhere', () => {
  test('is shown on the shared site and on its own store’s domain, and nowhere else', () => {
    expect(scopeToStore(shared, orderOf(7))).toEqual(orderOf(7))
    expect(scopeToStore(own, orderOf(12))).toEqual(orderOf(12))
    expect(scopeToStore(own, orderOf(7))).toEqual(failure('not_found'))
    expect(scopeToStore(own, failure('network'))).toEqual(failure('network'))
  })

  test('is changed only where it is shown', async () => {
    remote.getOrder.mockResolvedValue(orderOf(7))
    expect(await refuseOrder('o1', { site: own, language: 'en' }, who)).toEqual(failure('not_found'))
    remote.getOrder.mockResolvedValue(orderOf(12))
    expect(await refuseOrder('o1', { site: own, language: 'en' }, who)).toBeNull()
    remote.getOrder.mockResolvedValue(failure('unauthenticated'))
    expect(await refuseOrder('o1', { site: own, language: 'en' }, who)).toEqual(failure('unauthenticated'))
  })

  test('costs no read on the shared site', async () => {
    expect(await refuseOrder('o1', { site: shared, language: 'en' }, who)).toBeNull()
    expect(remote.getOrder).not.toHaveBeenCalled()
  })
})

test('a gift card is used only where it is listed', async () => {
  remote.listGiftCards.mockResolvedValue(success([{ code: 'GC-1' }]))
  expect(await refuseGiftCard('GC-1', own, who)).toBeNull()
  expect(await refuseGiftCard('GC-2', own, who)).toEqual(failure('not_found'))
  expect(remote.listGiftCards).toHaveBeenCalledWith({ domain: 'noodle.example', gid: 12 }, who)
  expect(await refuseGiftCard('GC-2', shared, who)).toBeNull()
  expect(remote.listGiftCards).toHaveBeenCalledTimes(2)
})
