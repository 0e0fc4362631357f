import { afterAll, beforeAll, expect, it } from 'vitest'
import { menuSections, products } from '@/backend/catalogue/schema/products'
import { localised } from '@/lib/domain/languages/languages'
import { makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

interface Section {
  id: number
  nm: string
  cnt?: number
  products: { pid: number }[]
}

const inAll = (text: string) => localised(() => text)
const SIZES = { Soups: 3, Retired: 2, Noodles: 4, Empty: 0, Drinks: 2 }

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
  await makeStore(api.db, { gid: 41 })
  for (const [at, [name, size]] of Object.entries(SIZES).entries()) {
    const id = 400 + at
    const retiredAt = name === 'Retired' ? new Date() : null
    await api.db.insert(menuSections).values({ id, gid: 41, name: inAll(name), position: at, retiredAt })
    for (let n = 0; n < size; n++)
      await api.db.insert(products).values({
        ...{ id: id * 10 + n, gid: 41, sectionId: id, sku: `${name}-${n}`, name: inAll(`${name} ${n}`) },
        ...{ description: inAll(''), price: 1000, position: n, taxClass: 'standard', kind: 0 },
      })
  }
})
afterAll(() => api.close())

async function read(query: string): Promise<Section[]> {
  return (await api.get(`/api/v7/cplst2?gid=41&lan=en${query}`)).records as Section[]
}
const facts = (sections: Section[]) => sections.map(({ nm, cnt, products: { length } }) => [nm, cnt, length])

it('a menu has pages of its products, each with all sections and how many each has', async () => {
  expect(facts(await read('&page=1&limit=4'))).toEqual([
    ['Soups', 3, 3],
    ['Noodles', 4, 1],
    ['Drinks', 2, 0],
  ])
  const pages = await Promise.all([1, 2, 3, 4].map((page) => read(`&page=${page}&limit=4`)))
  const pids = pages.flatMap((sections) => sections.flatMap((section) => section.products.map(({ pid }) => pid)))
  expect(pids).toEqual([4000, 4001, 4002, 4020, 4021, 4022, 4023, 4040, 4041])
})

it('without a page it is whole, or what was asked for, and counts nothing', async () => {
  expect(facts(await read(''))).toEqual([
    ['Soups', undefined, 3],
    ['Noodles', undefined, 4],
    ['Drinks', undefined, 2],
  ])
  expect(facts(await read('&ids=4041,4020,9'))).toEqual([
    ['Noodles', undefined, 1],
    ['Drinks', undefined, 1],
  ])
})

it('a page of all stores says how many products each menu has', async () => {
  const rows = async (query: string) => (await api.get(`/api/v7/slst?lan=en&${query}`)).records
  expect(await rows('page=1')).toMatchObject([{ gid: 41, p_cnt: 9 }])
  expect((await rows('g_ids=41'))[0]).not.toHaveProperty('p_cnt')
})

it.each(['&page=0', '&page=1&limit=301', '&page=1&limit=0', '&page=x'])('%s is refused', async (query) => {
  expect((await api.get(`/api/v7/cplst2?gid=41&lan=en${query}`)).RC).toBe(400)
})
