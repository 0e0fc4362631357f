import { expect, test, vi } from 'vitest'
import { serveFakeApi } from '@/tests/support/fake-api'
import { sampleStore } from '@/tests/support/sample-store'
import { WIRE_DEAL } from '@/tests/support/wire-deal'

const warned = vi.hoisted(() => vi.fn())
vi.mock('@/lib/log', () => ({ log: { warn: warned, error: () => undefined } }))

const api = await serveFakeApi()
const { getDeal } = await import('@/lib/commerce-client/stores/deals-api')
const { getMenuPage } = await import('@/lib/commerce-client/stores/menu-api')

const SMALL = { id: 11, nm: 'Small', pc: '0.00' }
const LARGE = { id: 12, nm: 'Large', pc: '3.00' }
const size = (changes: object) => ({ id: 1, nm: 'Size', min: 1, max: 1, opts: [SMALL, LARGE], ...changes })

async function stockOfDish(opt: unknown): Promise<number | null | undefined> {
  api.answerWith({ RC: 200, records: [{ id: 1, nm: 'Soups', products: [{ pid: 1, nm: 'Ramen', pc: '15.00', opt }] }] })
  const menu = await getMenuPage({ ...sampleStore, languages: [] }, 'en')
  return menu?.sections[0]?.products[0]?.stock
}

async function stockOfDeal(opts: unknown): Promise<number | undefined> {
  api.answerWith({ RC: 200, records: { ...WIRE_DEAL, stock: 9, opts } })
  return (await getDeal(1001, 'en'))?.stock
}

test.each<[string, unknown]>([
  ['whose choices are no list', [size({ opts: 'small, large' })]],
  ['without choices', [size({ opts: [] })]],
  [
    'whose choices are all left out',
    [
      size({
        opts: [
          { ...SMALL, pc: 'free' },
          { ...LARGE, nm: null },
        ],
      }),
    ],
  ],
  ['with fewer choices than are needed', [size({ min: 3, max: 3 })]],
  ['without an id', [size({ id: null })]],
  ['whose least number cannot be read', [size({ min: 'one' })]],
  ['that is no object', ['Size']],
  ['among others', [size({}), size({ id: 2, opts: null })]],
  ['that each choice opens', [size({ opts: [{ ...SMALL, opt: [size({ id: 2, opts: 'mild' })] }] })]],
  ['in a list that is none', 'Size: small, large'],
])('what needs a group of options %s is not sold', async (_, groups) => {
  expect([await stockOfDish(groups), await stockOfDeal(groups)]).toEqual([0, 0])
})

test.each<[string, unknown]>([
  ['all groups can be read', [size({})]],
  ['a group that may be left empty cannot be read', [size({}), size({ id: 2, min: 0, opts: 'sauces' })]],
  ['a group says no least number and cannot be read', [size({ min: null, opts: 'sauces' })]],
  ['a choice cannot be read and another can', [size({ opts: [SMALL, { ...LARGE, pc: 'free' }] })]],
  ['one choice opens a group that cannot be read', [size({ opts: [SMALL, { ...LARGE, opt: ['sauce'] }] })]],
  ['it has none', undefined],
])('it is sold where %s', async (_, groups) => {
  expect([await stockOfDish(groups), await stockOfDeal(groups)]).toEqual([null, 9])
})

test('the log says why', async () => {
  await stockOfDish([size({ opts: 'xs, xl' })])
  const path = '*.products.*.opt.*'
  expect(warned.mock.calls).toContainEqual([
    expect.objectContaining({ call: 'cplst2', path, reason: 'opts: not a list' }),
    'left out of an answer',
  ])
})
