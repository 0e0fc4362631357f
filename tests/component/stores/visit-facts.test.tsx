import { expect, test } from 'vitest'
import { StoreServices } from '@/components/stores/about/store-services'
import { VisitFacts } from '@/components/stores/about/visit-facts'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import { FRIDAY_NOON } from '@/tests/support/sample-menu'
import { sampleStore } from '@/tests/support/sample-store'
import { renderServer } from '../render-server'

const here = { delivery: false, pickup: false, eatin: true }
const goods = { delivery: true, pickup: true, eatin: false }

test.each([
  ['a spa', STORE_TYPE.service, [1231], here, 'At the spa, by appointment'],
  ['a clinic', STORE_TYPE.service, [1341], here, 'By appointment'],
  ['a hotel', STORE_TYPE.travel, [1411], here, 'By reservation'],
  ['a cinema', STORE_TYPE.groupSale, [1150], here, 'On site'],
  ['a bookshop', STORE_TYPE.shopping, [1550], { ...goods, eatin: true }, 'In store · Pickup · Delivery'],
  ['a shop that only sends goods', STORE_TYPE.shopping, [1550], { ...here, delivery: true, eatin: false }, 'Delivery'],
  ['a shop without any way', STORE_TYPE.shopping, [1550], { ...here, eatin: false }, ''],
  ['a restaurant', STORE_TYPE.restaurant, [1011], goods, ''],
  ['an unknown kind', 99, [], goods, ''],
])('how %s is visited', async (_, kind, categories, services, text) => {
  const store = { ...sampleStore, kind, categories, services }
  expect((await renderServer(<VisitFacts store={store} />)).textContent).toBe(text)
})

test.each([
  [STORE_TYPE.restaurant, true],
  [STORE_TYPE.shopping, false],
])('kind %i says that it takes orders ahead: %s', async (kind, says) => {
  const store = { ...sampleStore, kind, services: goods, canPreOrder: true }
  const text = (await renderServer(<StoreServices store={store} now={FRIDAY_NOON} />)).textContent ?? ''
  expect([text.includes('Pickup'), text.includes('Preorders')]).toEqual([true, says])
})

test('where there is one way to a spa, its words replace those of a restaurant', async () => {
  const spa = { ...sampleStore, kind: STORE_TYPE.service, categories: [1232], services: here }
  expect((await renderServer(<StoreServices store={spa} now={FRIDAY_NOON} />)).textContent).toBe(
    'At the spa, by appointment',
  )
})
