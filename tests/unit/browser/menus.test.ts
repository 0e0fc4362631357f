import { beforeEach, expect, test, vi } from 'vitest'
import type { Id } from '@/lib/domain/codes/id'
import { ramen, sampleOrderingStore } from '@/tests/support/sample-menu'

const asked: string[] = []
const SOLD = [1, 2, 500, 501]
const dish = (id: number) => ({ ...ramen, id })

vi.mock('@/lib/browser/fetcher/request', () => ({
  request: async (route: string, { params }: { params: Record<string, string> }) => {
    asked.push(`${route.endsWith('[pids]') ? params.pids : 'menu'} of ${params.gid}`)
    if (params.pids) {
      const pids = params.pids.split(',').map(Number)
      return { ok: true, value: pids.filter((pid) => SOLD.includes(pid)).map(dish) }
    }
    const isLong = params.gid !== '7'
    return {
      ok: true,
      value: {
        store: sampleOrderingStore,
        products: [dish(1), dish(2)],
        sections: [[1, 2]],
        ...(isLong && { isLong }),
      },
    }
  },
}))

let loadMenu: typeof import('@/lib/browser/cart/menus').loadMenu
beforeEach(async () => {
  asked.length = 0
  vi.resetModules()
  ;({ loadMenu } = await import('@/lib/browser/cart/menus'))
})

async function idsOf(gid: number, pids: number[]): Promise<Id[]> {
  const menu = await loadMenu(gid, pids)
  return menu.ok ? menu.value.products.map(({ id }) => id) : []
}

test('a menu is asked for once, and whole it has all there is', async () => {
  expect(await idsOf(7, [1])).toEqual([1, 2])
  expect(await idsOf(7, [500])).toEqual([1, 2])
  expect(asked).toEqual(['menu of 7'])
})

test('of a long one, products that are not on its first page are asked for by their ids, once', async () => {
  expect(await idsOf(8, [1])).toEqual([1, 2])
  expect(await idsOf(8, [501, 1, 500, 501])).toEqual([1, 2, 500, 501])
  expect(await idsOf(8, [500, 501])).toEqual([1, 2, 500, 501])
  expect(asked).toEqual(['menu of 8', '500,501 of 8'])
})

test('what the store does not sell is missing, as in a whole menu', async () => {
  expect(await idsOf(8, [9])).toEqual([1, 2])
})
