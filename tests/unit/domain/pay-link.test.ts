import { expect, test } from 'vitest'
import { type PayLink, readPayLink, surchargePairs } from '@/lib/domain/self-checkout/pay-link'

test.each<[string, PayLink]>([
  ['/pay/12', { isFixed: false }],
  ['/pay/12/amt/25', { amount: '25', isFixed: false }],
  [
    '/pay/12/amt/3.20/oid/77ab/tc/standard/ro/1',
    { amount: '3.20', orderId: '77ab', taxClass: 'standard', isFixed: true },
  ],
  ['/pay/12/ro/1/tc/zero/amt/5', { amount: '5', taxClass: 'zero', isFixed: true }],
  ['/pay/amt/5', { amount: '5', isFixed: false }],
  ['/pay/12/ro/0', { isFixed: false }],
  ['/pay/12/amt/5/amt/6', { amount: '5', isFixed: false }],
  ['/pay/12/tc/%E0%A4%A', { taxClass: '', isFixed: false }],
])('%s [ROUTE-20] [ROUTE-22]', (pathname, link) => {
  expect(readPayLink(pathname)).toEqual(link)
})

test('the link of a separate surcharge is read-only, and parses back [ROUTE-21]', () => {
  const asked = { amount: '3.20', orderId: '77ab', taxClass: 'standard' }
  expect(surchargePairs(asked)).toBe('/amt/3.20/oid/77ab/tc/standard/ro/1')
  expect(readPayLink(`/pay/12${surchargePairs(asked)}`)).toEqual({ ...asked, isFixed: true })
  expect(surchargePairs({ ...asked, taxClass: '' })).toBe('/amt/3.20/oid/77ab/ro/1')
})
